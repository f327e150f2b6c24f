import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fits } from '../size-fit.ts'
import { id, messageOnly, queryList, time } from '../fields.ts'
import { fitCounts, removalReasons, staffReview } from '../reviews.ts'
import { csvFile, listInputs, listOutput } from './list.ts'

const tag = 'Reviews and questions (staff)'
const auth = { staff: 'reviews:moderate' } as const
const product = z.object({ id, name: z.string(), slug: z.string(), photo: z.string() })

/** A review in the staff's list. */
export const reviewRow = z
  .object({
    id,
    product,
    rating: z.int(),
    /** Null if the author doesn't say. */
    fit: z.enum(fits).nullable(),
    /** The beginning of the text. */
    text: z.string(),
    /** The author's full name; empty after the account was erased. */
    author: z.string(),
    photos: z.int(),
    reports: z.int(),
    hasReply: z.boolean(),
    /** Why it's hidden; null if it isn't. */
    hidden: z.enum(removalReasons).nullable(),
    writtenAt: time,
  })
  .meta({ id: 'ReviewRow' })
export type ReviewRow = z.infer<typeof reviewRow>

export const reviewStates = ['visible', 'unanswered', 'reported', 'hidden'] as const
const reviewInputs = listInputs(['written'], {
  state: z.enum(reviewStates).optional(),
  stars: queryList(z.enum(['1', '2', '3', '4', '5'])).optional(),
  photos: z.enum(['with']).optional(),
})

export const listDeskReviews = endpoint({
  id: 'listDeskReviews',
  route: 'GET /admin/reviews',
  tag,
  auth,
  summary: 'List reviews by state, stars and photos, with text search',
  input: reviewInputs.page,
  output: listOutput(reviewRow),
  refusals: [],
})
export const exportDeskReviews = endpoint({
  id: 'exportDeskReviews',
  route: 'GET /admin/reviews/export',
  tag,
  auth,
  audited: true,
  summary: 'Export the reviews that match the filters as CSV',
  input: reviewInputs.all,
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'reviews.csv',
  refusals: [],
})
export const getDeskReview = endpoint({
  id: 'getDeskReview',
  route: 'GET /admin/reviews/:id',
  tag,
  auth,
  summary: 'Get a review, hidden or not, with its reports and its earlier texts',
  input: z.object({ id }),
  output: staffReview,
  refusals: ['NOT_FOUND'],
})
export const restoreReview = endpoint({
  id: 'restoreReview',
  route: 'POST /admin/reviews/:id/restore',
  tag,
  auth,
  summary: 'Publish a hidden review again: it counts again, and its author is notified',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const eraseDeskReview = endpoint({
  id: 'eraseDeskReview',
  route: 'DELETE /admin/reviews/:id',
  tag,
  auth,
  summary: 'Delete a review for good, with its photos, votes and reports',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})

export const getProductFit = endpoint({
  id: 'getProductFit',
  route: 'GET /admin/products/:id/fit',
  tag,
  auth: { staff: 'catalogue:write' },
  summary: "Get how a product's sizes fit, as reviews say, and how many pieces came back because of their size",
  input: z.object({ id }),
  output: z.object({
    fits: fitCounts,
    /** In the last 365 days. */
    returnedForSize: z.int(),
  }),
  refusals: ['INVALID_PRODUCT_ID'],
})

/** A question in the staff's list. */
export const questionRow = z
  .object({
    id,
    product,
    question: z.string(),
    author: z.string(),
    answers: z.int(),
    /** The shop itself has answered. */
    isAnsweredByShop: z.boolean(),
    /** Reports of the question and its answers. */
    reports: z.int(),
    hidden: z.enum(removalReasons).nullable(),
    askedAt: time,
  })
  .meta({ id: 'QuestionRow' })
export type QuestionRow = z.infer<typeof questionRow>

const anyAnswer = z.object({
  id,
  answer: z.string(),
  author: z.string(),
  isShop: z.boolean(),
  isVerifiedOwner: z.boolean(),
  votes: z.int(),
  reports: z.int(),
  hidden: z.enum(removalReasons).nullable(),
  answeredAt: time,
})
/** A question with all its answers, including hidden ones. */
export const questionWithAllAnswers = questionRow.extend({ allAnswers: z.array(anyAnswer) }).meta({ id: 'QuestionWithAllAnswers' })
export type QuestionWithAllAnswers = z.infer<typeof questionWithAllAnswers>

export const questionStates = ['visible', 'unanswered', 'reported', 'hidden'] as const
const questionInputs = listInputs(['asked'], { state: z.enum(questionStates).optional() })

export const listDeskQuestions = endpoint({
  id: 'listDeskQuestions',
  route: 'GET /admin/questions',
  tag,
  auth,
  summary: 'List questions by state, with text search',
  input: questionInputs.page,
  output: listOutput(questionRow),
  refusals: [],
})
export const exportDeskQuestions = endpoint({
  id: 'exportDeskQuestions',
  route: 'GET /admin/questions/export',
  tag,
  auth,
  audited: true,
  summary: 'Export the questions that match the filters as CSV',
  input: questionInputs.all,
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'questions.csv',
  refusals: [],
})
export const getDeskQuestion = endpoint({
  id: 'getDeskQuestion',
  route: 'GET /admin/questions/:id',
  tag,
  auth,
  summary: 'Get a question, hidden or not, with all its answers',
  input: z.object({ id }),
  output: questionWithAllAnswers,
  refusals: ['NOT_FOUND'],
})
export const restoreQuestion = endpoint({
  id: 'restoreQuestion',
  route: 'POST /admin/questions/:id/restore',
  tag,
  auth,
  summary: 'Publish a hidden question again, and notify its author',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const eraseDeskQuestion = endpoint({
  id: 'eraseDeskQuestion',
  route: 'DELETE /admin/questions/:id',
  tag,
  auth,
  summary: 'Delete a question for good, with its answers',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const restoreAnswer = endpoint({
  id: 'restoreAnswer',
  route: 'POST /admin/answers/:id/restore',
  tag,
  auth,
  summary: 'Publish a hidden answer again, and notify its author',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const eraseDeskAnswer = endpoint({
  id: 'eraseDeskAnswer',
  route: 'DELETE /admin/answers/:id',
  tag,
  auth,
  summary: 'Delete an answer for good',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const dismissQuestionReports = endpoint({
  id: 'dismissQuestionReports',
  route: 'POST /admin/questions/:id/dismiss-reports',
  tag,
  auth,
  summary: 'Dismiss the reports of a question and of its answers',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
