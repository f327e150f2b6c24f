import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { addAnswer, Answer, changeAnswer, deleteAnswer, unvoteAnswer, voteAnswer } from '#contract/questions.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { Caller, SignedInContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { ownsProduct } from '#server/modules/orders/orders.ts'
import { announceQuestions } from './announce.ts'
import { answerMail } from './mail.ts'
import { presentAnswer } from './present.ts'
import * as queries from './queries.ts'
import * as voteQueries from './vote-queries.ts'

/** Answers a question, as a customer or as the shop. The person who asked is notified by email, unless they answer themselves. */
export async function answerQuestion(
  tx: Tx,
  { id: question, answer: text }: ParsedOf<typeof addAnswer>,
  { caller: { userId: user }, config, now }: SignedInContext,
  isShop: boolean,
): Promise<Answer> {
  const row = await queries.lockQuestion.one(tx, { id: question })
  if (!row) throw refuse('NOT_FOUND')
  if (row.answers >= limits.questions.answersMax && !isShop) throw refuse('TOO_MANY_ANSWERS')
  const isOwner = !isShop && (await ownsProduct(tx, user, row.product_id))
  const id = newId(now)
  await queries.insertAnswer.run(tx, { id, question, user, text, isShop, isOwner, now })
  const answer = presentAnswer((await queries.answerById.one(tx, { id }))!, config.shop.name)
  if (row.user_id !== null && row.user_id !== user) {
    const { email, locale } = await contactOf(tx, row.user_id)
    const product = (await queries.productOf.one(tx, { id: row.product_id }))!
    if (email) await queueMessage(tx, answerMail(email, product, { question: row.text, answer }, configForLocale(config, locale)), now)
  }
  await announceQuestions(tx, [row.product_id])
  return answer
}

/** Changes the caller's own answer. */
export async function editAnswer(
  tx: Tx,
  { id, answer: text }: ParsedOf<typeof changeAnswer>,
  { caller, now }: SignedInContext,
): Promise<OutputOf<typeof changeAnswer>> {
  const { product_id: product } = await lockOwn(tx, id, caller)
  await queries.changeAnswer.run(tx, { id, text, now })
  await announceQuestions(tx, [product])
  return { message: 'Answer changed' }
}

/** Deletes the caller's own answer. */
export async function withdrawAnswer(
  tx: Tx,
  { id }: ParsedOf<typeof deleteAnswer>,
  { caller }: SignedInContext,
): Promise<OutputOf<typeof deleteAnswer>> {
  const { product_id: product, question_id: question } = await lockOwn(tx, id, caller)
  await queries.deleteAnswer.run(tx, { id, question })
  await announceQuestions(tx, [product])
  return { message: 'Answer deleted' }
}

/** Locks the question, then the answer, which is read only after that. */
export async function lockAnswer(tx: Tx, id: string) {
  const of = await queries.questionOfAnswer.one(tx, { id })
  if (of) await queries.lockQuestion.one(tx, { id: of.question_id })
  const row = await queries.lockAnswer.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  return row
}

async function lockOwn(tx: Tx, id: string, caller: Caller) {
  const row = await lockAnswer(tx, id)
  if (row.user_id !== caller.userId || (row.is_shop && !answersAsShop(caller))) throw refuse('NOT_ALLOWED')
  return row
}

/**
 * Whether someone may answer as the shop. Their earlier answers as the shop remain theirs only while this is true: these calls are for
 * customers, so they check neither the role nor the second factor.
 */
export const answersAsShop = ({ permissions, secondFactor }: Caller): boolean => permissions.includes('reviews:moderate') && secondFactor

/** Adds a vote. Concurrent and repeated votes of a person count once. Refuses votes for the caller's own answer. */
export async function voteForAnswer(
  tx: Tx,
  { id }: ParsedOf<typeof voteAnswer>,
  { caller: { userId: user }, now }: SignedInContext,
): Promise<OutputOf<typeof voteAnswer>> {
  const { user_id: author, product_id: product } = await findVotes(tx, id)
  if (author === user) throw refuse('NOT_ALLOWED')
  const counted = await voteQueries.vote.one(tx, { id, user, now })
  if (counted) await announceQuestions(tx, [product])
  return { votes: (counted ?? (await findVotes(tx, id))).votes, voted: true }
}

/** Withdraws a vote. Idempotent. */
export async function withdrawVote(
  tx: Tx,
  { id }: ParsedOf<typeof unvoteAnswer>,
  { caller: { userId: user } }: SignedInContext,
): Promise<OutputOf<typeof unvoteAnswer>> {
  const { product_id: product } = await findVotes(tx, id)
  const counted = await voteQueries.unvote.one(tx, { id, user })
  if (counted) await announceQuestions(tx, [product])
  return { votes: (counted ?? (await findVotes(tx, id))).votes, voted: false }
}

async function findVotes(tx: Tx, id: string) {
  const row = await voteQueries.answerVotes.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  return row
}
