import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { addQuestion, changeQuestion, deleteQuestion } from '#contract/questions.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { announceQuestions } from './announce.ts'
import { productId } from './list.ts'
import * as queries from './queries.ts'

export { addQuestions } from './add-many.ts'
export { allQuestions, eraseQuestions } from './personal-data.ts'

/** Asks a question about a product; fails with INVALID_PRODUCT_ID. */
export async function askQuestion(
  tx: Tx,
  { id, question: text }: ParsedOf<typeof addQuestion>,
  { caller: { userId: user }, now }: SignedInContext,
): Promise<OutputOf<typeof addQuestion>> {
  const product = productId(id)
  if ((await queries.insertQuestion.run(tx, { id: newId(now), product, user, text, now })) === 0) throw refuse('INVALID_PRODUCT_ID')
  await announceQuestions(tx, [product])
  return { message: 'Question successfully added' }
}

/** Changes the caller's own question. A question with answers can't be changed. */
export async function editQuestion(
  tx: Tx,
  { id, question: text }: ParsedOf<typeof changeQuestion>,
  { caller, now }: SignedInContext,
): Promise<OutputOf<typeof changeQuestion>> {
  const { product_id: product, answers } = await lockOwn(tx, id, caller.userId)
  if (answers > 0) throw refuse('QUESTION_IS_ANSWERED')
  await queries.changeQuestion.run(tx, { id, text, now })
  await announceQuestions(tx, [product])
  return { message: 'Question changed' }
}

/** Deletes the caller's own question with its answers. */
export async function withdrawQuestion(
  tx: Tx,
  { id }: ParsedOf<typeof deleteQuestion>,
  { caller }: SignedInContext,
): Promise<OutputOf<typeof deleteQuestion>> {
  const { product_id: product } = await lockOwn(tx, id, caller.userId)
  await queries.deleteQuestion.run(tx, { id })
  await announceQuestions(tx, [product])
  return { message: 'Question deleted' }
}

/** Fails with NOT_ALLOWED for someone else's question, whose existence is public anyway. */
async function lockOwn(tx: Tx, id: string, userId: string) {
  const row = await queries.lockQuestion.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  if (row.user_id !== userId) throw refuse('NOT_ALLOWED')
  return row
}
