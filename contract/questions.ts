import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, messageOnly, queryInt, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { questionLimits, reportLimits, voteLimits } from './rate-limits.ts'
import { prose, removal, report } from './reviews.ts'

/** An answer as shown to everyone. */
export const answer = z
  .object({
    id,
    answer: z.string(),
    /** First name and initial, or the shop's name; empty once the account was erased. */
    author: z.string(),
    isShop: z.boolean(),
    /** Its author had bought the product. */
    isVerifiedOwner: z.boolean(),
    votes: z.int(),
    answeredAt: time,
    editedAt: time.nullable(),
  })
  .meta({ id: 'Answer' })
export type Answer = z.infer<typeof answer>

/** A question with its best answers: the shop's first, then those with the most votes. */
export const question = z
  .object({
    id,
    question: z.string(),
    author: z.string(),
    askedAt: time,
    editedAt: time.nullable(),
    answers: z.array(answer),
    totalAnswers: z.int(),
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof question>

const tag = 'Questions'
const questionText = prose(limits.questions.textMin, limits.questions.textMax)
const answered = prose(1, limits.questions.answerMax)

export const addQuestion = endpoint({
  id: 'addQuestion',
  route: 'POST /user/products/:id/add-question',
  rateLimits: questionLimits,
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Ask a question about a product',
  input: z.object({ id: z.string().max(100), question: questionText }),
  output: messageOnly,
  refusals: ['INVALID_PRODUCT_ID', 'ACCOUNT_IS_SUSPENDED'],
})
export const listQuestions = endpoint({
  id: 'listQuestions',
  route: 'GET /user/products/:id/questions-answers',
  tag,
  auth: 'public',
  summary: "List a product's questions, newest first, each with its best answers",
  maxAge: 0,
  input: z.object({
    id: z.string().max(100),
    offset: queryInt(0, limits.page.offsetMax).default(0),
    limit,
    q: text(1, limits.search.max).optional(),
  }),
  output: z.object({ questions: z.array(question), total: z.int() }),
  refusals: ['INVALID_PRODUCT_ID'],
})
export const listAnswers = endpoint({
  id: 'listAnswers',
  route: 'GET /user/questions/:id/answers',
  tag,
  auth: 'public',
  summary: 'List the answers to a question, best first',
  maxAge: 0,
  input: z.object({ id, offset: queryInt(0, limits.page.offsetMax).default(0), limit }),
  output: z.object({ answers: z.array(answer), total: z.int() }),
  refusals: ['NOT_FOUND'],
})
export const getOwnQuestions = endpoint({
  id: 'getOwnQuestions',
  route: 'GET /user/products/:id/own-questions',
  tag,
  auth: 'customer',
  summary: "Get the customer's part in a product's questions: ids of what they wrote and of the answers they voted for",
  input: z.object({ id }),
  output: z.object({ questions: z.array(id), answers: z.array(id), voted: z.array(id) }),
  refusals: [],
})
export const changeQuestion = endpoint({
  id: 'changeQuestion',
  route: 'PATCH /user/questions/:id',
  rateLimits: questionLimits,
  tag,
  auth: 'customer',
  summary: "Change the caller's own question, as long as nobody has answered it",
  input: z.object({ id, question: questionText }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'QUESTION_IS_ANSWERED', 'ACCOUNT_IS_SUSPENDED'],
})
export const deleteQuestion = endpoint({
  id: 'deleteQuestion',
  route: 'DELETE /user/questions/:id',
  tag,
  auth: 'customer',
  summary: "Delete the caller's own question with its answers",
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const addAnswer = endpoint({
  id: 'addAnswer',
  route: 'POST /user/questions/:id/answers',
  rateLimits: questionLimits,
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Answer a question; its author gets an email',
  input: z.object({ id, answer: answered }),
  output: answer,
  refusals: ['NOT_FOUND', 'TOO_MANY_ANSWERS', 'ACCOUNT_IS_SUSPENDED'],
})
export const changeAnswer = endpoint({
  id: 'changeAnswer',
  route: 'PATCH /user/answers/:id',
  rateLimits: questionLimits,
  tag,
  auth: 'customer',
  summary: "Change the caller's own answer",
  input: z.object({ id, answer: answered }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
export const deleteAnswer = endpoint({
  id: 'deleteAnswer',
  route: 'DELETE /user/answers/:id',
  tag,
  auth: 'customer',
  summary: "Delete the caller's own answer",
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
const vote = z.object({ votes: z.int(), voted: z.boolean() })
export const voteAnswer = endpoint({
  id: 'voteAnswer',
  route: 'PUT /user/answers/:id/vote',
  rateLimits: voteLimits,
  tag,
  auth: 'customer',
  summary: "Vote for another's answer; counts once",
  input: z.object({ id }),
  output: vote,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
export const unvoteAnswer = endpoint({
  id: 'unvoteAnswer',
  route: 'DELETE /user/answers/:id/vote',
  rateLimits: voteLimits,
  tag,
  auth: 'customer',
  summary: 'Withdraw a vote for an answer',
  input: z.object({ id }),
  output: vote,
  refusals: ['NOT_FOUND'],
})
export const reportQuestion = endpoint({
  id: 'reportQuestion',
  route: 'POST /user/questions/:id/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a question to the shop',
  input: z.object({ id, ...report }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const reportAnswer = endpoint({
  id: 'reportAnswer',
  route: 'POST /user/answers/:id/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report an answer to the shop',
  input: z.object({ id, ...report }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})

const staff = { staff: 'reviews:moderate' } as const
const reports = z.int()
export const staffQuestion = z
  .object({
    id,
    productId: id,
    question: z.string(),
    askedAt: time,
    reports,
    answers: z.array(z.object({ id, answer: z.string(), isShop: z.boolean(), reports })),
  })
  .meta({ id: 'ModeratedQuestion' })
export const listStaffQuestions = endpoint({
  id: 'listStaffQuestions',
  route: 'GET /staff/questions',
  tag,
  auth: staff,
  summary: 'List questions for staff, newest first: those without an answer, or those reported, or with a reported answer',
  input: z.object({ state: z.enum(['unanswered', 'reported']).default('unanswered'), cursor: cursor.optional(), limit }),
  output: z.object({ questions: z.array(staffQuestion), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const answerAsShop = endpoint({
  id: 'answerAsShop',
  route: 'POST /staff/questions/:id/answers',
  tag,
  auth: staff,
  status: 201,
  summary: 'Answer as the shop: shown before the others; the author of the question gets an email',
  input: z.object({ id, answer: answered }),
  output: answer,
  refusals: ['NOT_FOUND', 'TOO_MANY_ANSWERS'],
})
export const removeQuestion = endpoint({
  id: 'removeQuestion',
  route: 'POST /staff/questions/:id/remove',
  tag,
  auth: staff,
  summary: 'Hide a question. The reason is logged for good, and its author is notified by email',
  input: z.object({ id, ...removal }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const removeAnswer = endpoint({
  id: 'removeAnswer',
  route: 'POST /staff/answers/:id/remove',
  tag,
  auth: staff,
  summary: 'Hide an answer. The reason is logged for good, and its author is notified by email',
  input: z.object({ id, ...removal }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
