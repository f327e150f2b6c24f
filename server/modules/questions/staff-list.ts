import type { exportDeskQuestions, getDeskQuestion, listDeskQuestions, QuestionRow } from '#contract/admin/review-moderation.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { type Page, readPage } from '#server/db/page.ts'
import { hasNoWords, searchQuery } from '#server/db/search-words.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import { contentRestoredMail } from '#server/messaging/mail/hidden.ts'
import { announceQuestions } from './announce.ts'
import * as queries from './staff-list-queries.ts'
import { notifyAuthor } from './moderation.ts'

type Input = ParsedOf<typeof listDeskQuestions>
interface Outcome {
  message: string
}
const exportPage = 500
/** Ids alone order the list. */
const noTime = new Date(0)

/** A page of all questions, filtered by staff. */
export const staffQuestionPage = (db: Db, input: Input): Promise<OutputOf<typeof listDeskQuestions>> => pageOf(db, input)

async function pageOf(db: Db, { q = '', state, sort, cursor, limit }: Input): Promise<Page<QuestionRow>> {
  if (hasNoWords(q)) return { rows: [], nextCursor: null }
  const words = searchQuery(q)
  const { id } = cursor === undefined ? startOf(sort === 'asked' ? 'asc' : 'desc') : readCursor(cursor)
  const keys = queries.staffListKeys(state ?? 'all', words !== null, sort)
  return readPage(limit, {
    keys: async (count) => (await keys.all(db, { words: words ?? '', id, limit: count })).map((one) => ({ ...one, at: noTime })),
    rows: async (ids) => (await queries.staffListRows.all(db, { ids })).map(present),
  })
}

const present = ({ product_id, name, slug, photo, text, by_shop, created_at, ...row }: queries.StaffListRow): QuestionRow => ({
  ...row,
  product: { id: product_id, name, slug, photo },
  question: text,
  isAnsweredByShop: by_shop,
  askedAt: created_at.toISOString(),
})

/** Like `staffQuestionPage`, as a file. */
export async function exportQuestions(db: Db, filters: ParsedOf<typeof exportDeskQuestions>): Promise<AsyncIterable<string>> {
  return csvOf<QuestionRow>(
    [
      ['Product', ({ product }) => product.name],
      ['Question', ({ question }) => question],
      ['By', ({ author }) => author],
      ['Asked', ({ askedAt }) => askedAt],
      ['Answers', ({ answers }) => answers],
      ['Reports', ({ reports }) => reports],
      ['Hidden', ({ hidden }) => hidden],
    ],
    allPages((cursor) => pageOf(db, { ...filters, cursor, limit: exportPage })),
  )
}

/** A question with all its answers, including hidden ones; fails with NOT_FOUND. */
export async function readStaffQuestion(db: Db, { id }: ParsedOf<typeof getDeskQuestion>): Promise<OutputOf<typeof getDeskQuestion>> {
  const found = await queries.staffListRow.one(db, { id })
  if (!found) throw refuse('NOT_FOUND')
  const { all_answers: answers, ...row } = found
  const allAnswers = answers.map((one) => ({ ...one, answeredAt: new Date(one.answeredAt).toISOString() }))
  return { ...present(row), allAnswers }
}

/** Publishes a hidden question again and notifies its author. */
export async function showQuestionAgain(tx: Tx, { id }: { id: string }, { config, now }: SignedInContext): Promise<Outcome> {
  const row = await queries.lockAny.one(tx, { id })
  if (!row?.is_hidden) throw refuse('NOT_FOUND')
  await queries.showQuestion.run(tx, { id })
  await notifyAuthor(tx, row, { now, config }, (email, product, theirs) =>
    contentRestoredMail(email, { kind: 'question', product }, theirs),
  )
  await announceQuestions(tx, [row.product_id])
  return { message: 'Question published' }
}

/** Publishes a hidden answer again and notifies its author. */
export async function showAnswerAgain(tx: Tx, { id }: { id: string }, { config, now }: SignedInContext): Promise<Outcome> {
  const row = await lockAnswer(tx, id)
  if (!row.is_hidden) throw refuse('NOT_FOUND')
  await queries.showAnswer.run(tx, { id })
  await notifyAuthor(tx, row, { now, config }, (email, product, theirs) => contentRestoredMail(email, { kind: 'answer', product }, theirs))
  await announceQuestions(tx, [row.product_id])
  return { message: 'Answer published' }
}

/** Permanently deletes a question with its answers. */
export async function eraseQuestion(tx: Tx, { id }: { id: string }, { caller, now }: SignedInContext): Promise<Outcome> {
  const row = await queries.lockAny.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  await queries.eraseQuestion.run(tx, { id, now, log: newId(now), staff: caller.userId })
  await announceQuestions(tx, [row.product_id])
  return { message: 'Question deleted' }
}

/** Permanently deletes an answer. */
export async function eraseAnswer(tx: Tx, { id }: { id: string }, { caller, now }: SignedInContext): Promise<Outcome> {
  const row = await lockAnswer(tx, id)
  await queries.eraseAnswer.run(tx, { id, now, log: newId(now), staff: caller.userId })
  await announceQuestions(tx, [row.product_id])
  return { message: 'Answer deleted' }
}

/** Dismisses the reports about a question and its answers. */
export async function dismissReports(tx: Tx, { id }: { id: string }): Promise<Outcome> {
  const row = await queries.lockAny.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  await queries.dismissReports.run(tx, { id })
  return { message: 'Reports dismissed' }
}

async function lockAnswer(tx: Tx, id: string) {
  await queries.lockQuestionOf.one(tx, { answer: id })
  const row = await queries.lockAnyAnswer.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  return row
}
