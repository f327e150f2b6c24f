import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { reportReview, unvoteReview, voteReview } from '#contract/reviews.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { announceReviews } from './announce.ts'
import * as queries from './queries.ts'

/** Counts a person's vote once, however often and concurrently they vote. Refuses votes for one's own review. */
export async function voteForReview(
  tx: Tx,
  { id }: ParsedOf<typeof voteReview>,
  { caller: { userId: user }, now }: SignedInContext,
): Promise<OutputOf<typeof voteReview>> {
  const { user_id: author, product_id: product } = await findVisible(tx, id)
  if (author === user) throw refuse('NOT_ALLOWED')
  const counted = await queries.vote.one(tx, { id, user, now })
  return shown(tx, { id, product, counted, voted: true })
}

/** Withdraws a vote; does nothing if there is none. */
export async function withdrawVote(
  tx: Tx,
  { id }: ParsedOf<typeof unvoteReview>,
  { caller: { userId: user } }: SignedInContext,
): Promise<OutputOf<typeof unvoteReview>> {
  const { product_id: product } = await findVisible(tx, id)
  const counted = await queries.unvote.one(tx, { id, user })
  return shown(tx, { id, product, counted, voted: false })
}

/** Counts a person's report once. Only staff see reports. */
export async function reportToShop(
  tx: Tx,
  { id, reason, note }: ParsedOf<typeof reportReview>,
  { caller: { userId: user }, now }: SignedInContext,
): Promise<OutputOf<typeof reportReview>> {
  await findVisible(tx, id)
  await queries.reportReview.run(tx, { id, user, reason, note, now })
  return { message: 'Review reported' }
}

async function findVisible(tx: Tx, id: string) {
  const row = await queries.findOwner.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  return row
}

interface Shown {
  id: string
  product: string
  /** Undefined if nothing changed. */
  counted: { helpful: number } | undefined
  voted: boolean
}

async function shown(tx: Tx, { id, product, counted, voted }: Shown): Promise<OutputOf<typeof voteReview>> {
  if (counted) await announceReviews(tx, [product])
  const { helpful } = counted ?? (await queries.voteCount.one(tx, { id }))!
  return { helpful, voted }
}
