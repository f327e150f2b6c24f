import { rates } from '#contract/rates.ts'
import { newId } from '#server/db/ids.ts'
import type { Db } from '#server/db/statement.ts'
import { GatewayError } from './gateway.ts'
import type { cardPageQueries } from './card-page-queries.ts'

const sessionMs = rates.subscription.sessionMinutes * 60_000
/** With less than this left, another page is begun. */
const enoughMs = 5 * 60_000
/** For so long those who ask share an attempt that has no page yet; then whoever began it is taken for dead. */
const claimMs = 10_000

interface Wanted {
  db: Db
  queries: ReturnType<typeof cardPageQueries>
  /** Of the row, and its page as it was read. */
  id: string
  session: string | null
  now: Date
  /** Begins a page at the provider. The same attempt gives the same page. */
  create: (attempt: { id: string; customerId: string; expiresAt: Date }) => Promise<{ id: string; url: string }>
  expire: (session: string) => Promise<void>
  /** Uses the card that was given on a page; true where the page is open still. */
  isOpen: (session: string) => Promise<boolean>
}

/**
 * The provider's page on which another card is given, one at a time: while it's open, everyone who asks is sent to the same. Undefined where no card is taken
 * (any more); fails with a GatewayError.
 */
export async function cardPage(wanted: Wanted): Promise<string | undefined> {
  const open = wanted.session === null ? undefined : await openPage(wanted, wanted.session)
  return open ?? newPage(wanted)
}

/** The page that is open, with time enough left. Any other is over after this; a card that was given on it until then is used. */
async function openPage({ db, queries, id, now, expire, isOpen }: Wanted, session: string): Promise<string | undefined> {
  const page = await queries.pageOf.one(db, { id, session })
  const begun = page?.card_begun_at?.getTime() ?? 0
  const url = begun + sessionMs - enoughMs > now.getTime() ? page?.card_session_url : null
  if (!url) await expire(session)
  if (!(await isOpen(session))) return undefined
  if (!url) throw new GatewayError(`the session ${session} can't be expired`, false)
  return url
}

/** Its session is stored before anyone sees it; where that's too late, it's ended. */
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
