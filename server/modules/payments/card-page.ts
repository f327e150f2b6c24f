import { serverLimits } from '#contract/server-limits.ts'
import { newId } from '#server/db/ids.ts'
import type { Db } from '#server/db/statement.ts'
import { GatewayError } from './gateway.ts'
import type { cardPageQueries } from './card-page-queries.ts'

const sessionMs = serverLimits.subscription.sessionMinutes * 60_000
/** If a page has less time left than this, a new one is begun. */
const enoughMs = 5 * 60_000
/** For this long, callers share an attempt that has no page yet; after that its initiator is presumed dead. */
const claimMs = 10_000

interface Wanted {
  db: Db
  queries: ReturnType<typeof cardPageQueries>
  /** The id of the row, and the session of its page when the row was read. */
  id: string
  session: string | null
  now: Date
  /** Begins a page at the provider. The same attempt gives the same page. */
  create: (attempt: { id: string; customerId: string; expiresAt: Date }) => Promise<{ id: string; url: string }>
  expire: (session: string) => Promise<void>
  /** Uses the card that was given on a page; returns whether the page is still open. */
  isOpen: (session: string) => Promise<boolean>
}

/**
 * The URL of the provider's page on which a new card is given. There's one at a time: while it's open, every caller gets the same.
 * Undefined if no card is accepted (anymore); fails with a GatewayError.
 */
export async function cardPage(wanted: Wanted): Promise<string | undefined> {
  const open = wanted.session === null ? undefined : await openPage(wanted, wanted.session)
  return open ?? newPage(wanted)
}

/** The URL of the open page if it has enough time left. Otherwise the page is expired, and a card given on it until then is used. */
async function openPage({ db, queries, id, now, expire, isOpen }: Wanted, session: string): Promise<string | undefined> {
  const page = await queries.pageOf.one(db, { id, session })
  const begun = page?.card_begun_at?.getTime() ?? 0
  const url = begun + sessionMs - enoughMs > now.getTime() ? page?.card_session_url : null
  if (!url) await expire(session)
  if (!(await isOpen(session))) return undefined
  if (!url) throw new GatewayError(`the session ${session} can't be expired`, false)
  return url
}

/** Begins a page. Its session is stored before anyone sees it; if that's too late, it's expired. */
async function newPage({ db, queries, id, now, create, expire }: Wanted): Promise<string | undefined> {
  const since = new Date(now.getTime() - claimMs)
  const claim = await queries.claimAttempt.one(db, { id, attempt: newId(now), now, since })
  if (!claim) return undefined
  if (claim.card_session_url !== null) return claim.card_session_url
  const { customer_id: customerId, card_attempt_id: attempt, card_begun_at: begun } = claim
  const session = await create({ id: attempt, customerId, expiresAt: new Date(begun.getTime() + sessionMs) })
  if (await queries.storePage.one(db, { id, attempt, session: session.id, url: session.url })) return session.url
  await expire(session.id)
  return undefined
}
