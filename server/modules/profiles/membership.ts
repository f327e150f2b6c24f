import { refuse } from '#contract/refuse.ts'
import { refuseDuplicate } from '#server/db/refuse-duplicate.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { isReserved, publicName } from '#server/modules/customers/customers.ts'
import * as queries from './queries.ts'
import { indexPerson } from './search-document.ts'

type MemberRow = queries.OwnRow & { handle: string; name: string }
interface Member {
  userId: string
  handle: string
}

/** The caller's profile. It's created when they first take part, with the name that their reviews show and a handle derived from it. */
export async function joinCommunity(tx: Tx, engine: SearchEngine, userId: string, now: Date): Promise<MemberRow> {
  const found = await queries.findOwn.one(tx, { user: userId })
  if (!found) throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
  if (isMember(found)) return found
  const name = publicName(found.account_name) || 'Member'
  if (found.handle === null) await assignHandle(tx, userId, name)
  await queries.insertProfile.run(tx, { user: userId, name, now })
  await indexPerson(tx, engine, userId)
  return (await queries.findOwn.one(tx, { user: userId })) as MemberRow
}

/** Like `joinCommunity`, for actions that others see: fails with ACCOUNT_IS_SUSPENDED. */
export async function activeMember(tx: Tx, engine: SearchEngine, userId: string, now: Date): Promise<Member> {
  const known = await queries.findMember.one(tx, { user: userId })
  const { handle, suspended_until } = known ?? (await joinCommunity(tx, engine, userId, now))
  refuseUntil(suspended_until, now)
  return { userId, handle }
}

/** Like `activeMember`, but works without a profile and creates none. */
export async function refuseSuspended(tx: Tx, userId: string, now: Date): Promise<void> {
  const known = await queries.findMember.one(tx, { user: userId })
  refuseUntil(known?.suspended_until ?? null, now)
}

/** Fails with ACCOUNT_IS_SUSPENDED before this time. */
export function refuseUntil(until: Date | null, now: Date): void {
  if (until !== null && until > now) throw refuse('ACCOUNT_IS_SUSPENDED', { until: [until.toISOString()] })
}

const isMember = (row: queries.OwnRow): row is MemberRow => row.handle !== null && row.name !== null

async function assignHandle(tx: Tx, userId: string, name: string): Promise<void> {
  const base = handleFrom(name)
  await queries.lockHandles.one(tx, { base })
  const numbered = [2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${base}${n}`)
  const candidates = [base, ...numbered, `${base}_${userId.slice(-8)}`].filter((handle) => !isReserved(handle))
  await refuseDuplicate(queries.assignHandle.run(tx, { user: userId, candidates }), 'HANDLE_IS_TAKEN')
}

/** "Ada M." becomes ada.m; a name without three Latin letters or digits becomes "member". */
function handleFrom(name: string): string {
  const latin = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = latin.split(/[^a-z0-9]+/).filter(Boolean)
  const handle = words.join('.').slice(0, 20).replace(/\.$/, '')
  return handle.length < 3 ? 'member' : handle
}
