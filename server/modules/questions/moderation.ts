import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { listStaffQuestions, removeAnswer, removeQuestion, reportAnswer, reportQuestion } from '#contract/questions.ts'
import { refuse } from '#contract/refuse.ts'
import { readNumberCursor, writeNumberCursor } from '#server/db/cursor.ts'
import { highestId, newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Config } from '#server/config.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { contentHiddenMail } from '#server/messaging/mail/hidden.ts'
import { type Message, queueMessage } from '#server/messaging/outbox.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { announceQuestions } from './announce.ts'
import { lockAnswer } from './answers.ts'
import * as queries from './queries.ts'
import * as reportQueries from './report-queries.ts'
import * as voteQueries from './vote-queries.ts'
import * as staff from './staff-queries.ts'

/** Reports a question to the staff. Each person counts once. */
export async function reportQuestionToShop(
  tx: Tx,
  { id, reason, note }: ParsedOf<typeof reportQuestion>,
  { caller: { userId: user }, now }: SignedInContext,
): Promise<OutputOf<typeof reportQuestion>> {
  if (!(await queries.findQuestion.one(tx, { id }))) throw refuse('NOT_FOUND')
  await reportQueries.reportQuestion.run(tx, { id, user, reason, note, now })
  return { message: 'Question reported' }
}

/** Like `reportQuestionToShop`, for an answer. */
export async function reportAnswerToShop(
  tx: Tx,
  { id, reason, note }: ParsedOf<typeof reportAnswer>,
  { caller: { userId: user }, now }: SignedInContext,
): Promise<OutputOf<typeof reportAnswer>> {
  if (!(await voteQueries.answerVotes.one(tx, { id }))) throw refuse('NOT_FOUND')
  await reportQueries.reportAnswer.run(tx, { id, user, reason, note, now })
  return { message: 'Answer reported' }
}

/** The questions that staff have to look at: unanswered or reported. */
export async function staffQuestions(
  db: Db,
  { state, cursor, limit }: ParsedOf<typeof listStaffQuestions>,
): Promise<OutputOf<typeof listStaffQuestions>> {
  const id = cursor === undefined ? highestId : readNumberCursor(cursor).id
  const rows = await (state === 'reported' ? staff.reported : staff.unanswered).all(db, { id, limit: limit + 1 })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    questions: rows.slice(0, limit).map((row) => ({
      id: row.id,
      productId: row.product_id,
      question: row.text,
      askedAt: row.created_at.toISOString(),
      reports: row.reports,
      answers: row.answered,
    })),
    nextCursor: last ? writeNumberCursor({ key: 0, id: last.id }) : null,
  }
}

/** Takes a question down with its answers, and tells its author why. */
export async function takeQuestionDown(
  tx: Tx,
  { id, reason, message }: ParsedOf<typeof removeQuestion>,
  { caller, config, now }: SignedInContext,
): Promise<OutputOf<typeof removeQuestion>> {
  const row = await queries.lockQuestion.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  await staff.removeQuestion.run(tx, { id, reason, now, log: newId(now), staff: caller.userId })
  await notifyAuthor(tx, row, { now, config }, (email, product, theirs) =>
    contentHiddenMail(email, { kind: 'question', product, text: row.text }, { reason, message }, theirs),
  )
  await announceQuestions(tx, [row.product_id])
  return { message: 'Question removed' }
}

/** Takes an answer down, and tells its author why. */
export async function takeAnswerDown(
  tx: Tx,
  { id, reason, message }: ParsedOf<typeof removeAnswer>,
  { caller, config, now }: SignedInContext,
): Promise<OutputOf<typeof removeAnswer>> {
  const row = await lockAnswer(tx, id)
  await staff.removeAnswer.run(tx, { id, reason, now, log: newId(now), staff: caller.userId })
  await notifyAuthor(tx, row, { now, config }, (email, product, theirs) =>
    contentHiddenMail(email, { kind: 'answer', product, text: row.text }, { reason, message }, theirs),
  )
  await announceQuestions(tx, [row.product_id])
  return { message: 'Answer removed' }
}

interface Authored {
  product_id: string
  user_id: string | null
}

/** Writes to the author of a question or an answer in their language, if they have an email. */
export async function notifyAuthor(
  tx: Tx,
  { product_id: id, user_id: author }: Authored,
  { now, config }: Pick<SignedInContext, 'now' | 'config'>,
  mail: (email: string, product: { name: string; slug: string }, config: Config) => Message,
): Promise<void> {
  if (author === null) return
  const { email, locale } = await contactOf(tx, author)
  if (email) await queueMessage(tx, mail(email, (await queries.productOf.one(tx, { id }))!, configForLocale(config, locale)), now)
}
