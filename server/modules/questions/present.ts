import type { Answer, Question } from '#contract/questions.ts'
import { publicName } from '#server/modules/customers/customers.ts'
import type { AnswerRow, QuestionRow } from './queries.ts'

/** The public form of an answer. The shop's own answers carry the shop's name. */
export const presentAnswer = (row: AnswerRow, shopName: string): Answer => ({
  id: row.id,
  answer: row.text,
  author: row.is_shop ? shopName : publicName(row.author),
  isShop: row.is_shop,
  isVerifiedOwner: row.is_owner,
  votes: row.votes,
  answeredAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
})

/** A question with these answers. */
export const presentQuestion = (row: QuestionRow, answers: Answer[]): Question => ({
  id: row.id,
  question: row.text,
  author: publicName(row.author),
  askedAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  answers,
  totalAnswers: row.answers,
})
