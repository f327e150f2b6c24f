import { z } from 'zod'
import { photo, rating as ratings } from './product.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, messageOnly, multiline, offsetOrCursor, queryInt, text, time } from './fields.ts'
import { fits } from './size-fit.ts'
import { limits } from './limits.ts'
import { reportLimits, reviewLimits, voteLimits } from './rate-limits.ts'

/** `photos`: reviews with photos first. */
export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest', 'photos'] as const
export type ReviewSort = (typeof reviewSorts)[number]
export const reportReasons = ['spam', 'offensive', 'wrong-product', 'personal-data', 'other'] as const
/** Reasons for staff to hide something. A negative review is no reason. */
export const removalReasons = ['spam', 'offensive', 'wrong-product', 'personal-data', 'illegal'] as const

export const reviewPhoto = photo.omit({ displayOrder: true }).meta({ id: 'ReviewPhoto' })
export type ReviewPhoto = z.infer<typeof reviewPhoto>

/** Text of several lines by a customer. Links are refused, since spam depends on them. */
export const prose = (min: number, max: number) => multiline(min, max).refine((s) => !/https?:\/\/|www\./i.test(s), 'has links')

/** Why something is hidden, and the message to its author. */
export const removal = { reason: z.enum(removalReasons), message: multiline(0, limits.reviews.noteMax).default('') }

const stars = z.int().min(1).max(5)
/** Null if the reviewer doesn't say. */
const fit = z.enum(fits).nullable()

/** The number of reviews that say how a product's sizes fit. */
export const fitCounts = z.object({ runsSmall: z.int(), trueToSize: z.int(), runsLarge: z.int() }).meta({ id: 'FitCounts' })

/** A review as shown to everyone. */
export const review = z
  .object({
    id,
    productId: id,
    /** First name and initial; empty once the account was erased. */
    author: z.string(),
    rating: stars,
    fit,
    text: z.string(),
    image: z.array(reviewPhoto),
    /** The bought options. */
    options: z.record(z.string(), z.string()),
    verifiedPurchase: z.boolean(),
    helpful: z.int(),
    createdAt: time,
    editedAt: time.nullable(),
    reply: z.object({ text: z.string(), at: time }).nullable(),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof review>

/** A review as its author sees it. `removed` is why staff hid it. */
export const ownReview = review
  .extend({ orderId: id, product: z.object({ name: z.string(), slug: z.string(), photo: z.string() }), removed: z.string().nullable() })
  .meta({ id: 'OwnReview' })
export type OwnReview = z.infer<typeof ownReview>

/** A product that the customer hasn't reviewed yet, and the newest delivered order of it. */
export const waitingReview = z
  .object({ orderId: id, number: z.string(), productId: id, name: z.string(), slug: z.string(), photo: z.string(), orderedDate: time })
  .meta({ id: 'WaitingReview' })
export type WaitingReview = z.infer<typeof waitingReview>

const written = {
  rating: stars,
  /** Only if the bought variant has a size. */
  fit: fit.default(null),
  text: prose(0, limits.reviews.textMax).default(''),
  /** A picture that the author has uploaded for a review. */
  image: z
    .array(z.strictObject({ url: z.string().max(300), alt: text(0, limits.upload.alt).default('') }))
    .max(limits.reviews.photosMax)
    .default([]),
}
const tag = 'Reviews'

export const addReview = endpoint({
  id: 'addReview',
  route: 'POST /user/order/review',
  rateLimits: reviewLimits,
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Review a product of a delivered order; there is one for each customer and product, so one of another order replaces it',
  input: z.object({ orderId: id, productId: id, ...written }),
  output: review,
  refusals: ['ONLY_PURCHASED_PRODUCTS_CAN_BE_REVIEWED', 'PRODUCT_HAS_NO_SIZES', 'PRODUCT_IS_ALREADY_REVIEWED', 'ACCOUNT_IS_SUSPENDED'],
})
export const changeReview = endpoint({
  id: 'changeReview',
  route: 'PUT /user/order/review',
  rateLimits: reviewLimits,
  tag,
  auth: 'customer',
  summary: "Replace the caller's own review; its earlier text is stored",
  input: z.object({ id, ...written }),
  output: review,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'PRODUCT_HAS_NO_SIZES', 'ACCOUNT_IS_SUSPENDED'],
})
export const deleteReview = endpoint({
  id: 'deleteReview',
  route: 'DELETE /user/order/review/:id',
  tag,
  auth: 'customer',
  summary: "Delete the caller's own review; not one that staff hid, as it could be written again then",
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const listReviews = endpoint({
  id: 'listReviews',
  route: 'GET /user/order/review/:id',
  tag,
  auth: 'public',
  summary: "List a product's reviews, sorted, filtered by stars or searched",
  maxAge: 0,
  input: offsetOrCursor(
    z.object({
      /** The product's id. */
      id,
      /** To page further than the maximum, follow `nextCursor` instead. */
      skip: queryInt(0, limits.page.offsetMax).default(0),
      /** The previous page's `nextCursor`, with the same sort and filters; can't be combined with `skip`. */
      cursor: cursor.optional(),
      limit,
      sort: z.enum(reviewSorts).default('helpful'),
      rating: queryInt(1, 5).optional(),
      q: text(1, limits.search.max).optional(),
    }),
    'skip',
  ),
  output: z.object({
    productId: id,
    reviews: z.array(review),
    total: z.int(),
    rating: ratings,
    fits: fitCounts,
    nextCursor: z.string().nullable(),
  }),
  refusals: ['INVALID_PRODUCT_ID'],
})
export const listOwnReviews = endpoint({
  id: 'listOwnReviews',
  route: 'GET /user/reviews',
  tag,
  auth: 'customer',
  summary: "List the customer's reviews, newest first, and on the first page the products that are waiting for one",
  input: z.object({ cursor: cursor.optional(), limit }),
  output: z.object({ reviews: z.array(ownReview), waiting: z.array(waitingReview), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const getOwnReviews = endpoint({
  id: 'getOwnReviews',
  route: 'GET /user/order/review/:id/own',
  tag,
  auth: 'customer',
  summary: "Get what a product's reviews mean for the customer: their own, what they may still review, and what they found helpful",
  input: z.object({ id }),
  output: z.object({ reviews: z.array(ownReview), waiting: z.array(waitingReview), voted: z.array(id) }),
  refusals: [],
})
const vote = z.object({ helpful: z.int(), voted: z.boolean() })
export const voteReview = endpoint({
  id: 'voteReview',
  route: 'PUT /user/reviews/:id/vote',
  rateLimits: voteLimits,
  tag,
  auth: 'customer',
  summary: "Mark another's review as helpful; counts once",
  input: z.object({ id }),
  output: vote,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED', 'ACCOUNT_IS_SUSPENDED'],
})
export const unvoteReview = endpoint({
  id: 'unvoteReview',
  route: 'DELETE /user/reviews/:id/vote',
  rateLimits: voteLimits,
  tag,
  auth: 'customer',
  summary: 'Withdraw a helpful vote for a review',
  input: z.object({ id }),
  output: vote,
  refusals: ['NOT_FOUND'],
})
export const report = {
  reason: z.enum(reportReasons),
  note: multiline(0, limits.reviews.noteMax).default(''),
}
export const reportReview = endpoint({
  id: 'reportReview',
  route: 'POST /user/reviews/:id/report',
  rateLimits: reportLimits,
  tag,
  auth: 'customer',
  summary: 'Report a review to the shop; counts once for each person',
  input: z.object({ id, ...report }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const unsubscribeReviewRequests = endpoint({
  id: 'unsubscribeReviewRequests',
  route: 'POST /public/review-requests/unsubscribe',
  tag,
  auth: 'public',
  summary: 'Unsubscribe from emails that ask for reviews, with the token of the link in one',
  input: z.object({ token: z.string().max(200) }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})

const staff = { staff: 'reviews:moderate' } as const
export const staffReview = ownReview
  .extend({
    reports: z.array(z.object({ reason: z.enum(reportReasons), note: z.string(), at: time })),
    edits: z.array(z.object({ rating: stars, fit, text: z.string(), at: time })),
  })
  .meta({ id: 'StaffReview' })
export type StaffReview = z.infer<typeof staffReview>
export const listStaffReviews = endpoint({
  id: 'listStaffReviews',
  route: 'GET /staff/reviews',
  tag,
  auth: staff,
  summary: 'List reviews for moderation, newest first: those reported, or those removed, with the reason',
  input: z.object({ state: z.enum(['reported', 'removed']).default('reported'), cursor: cursor.optional(), limit }),
  output: z.object({ reviews: z.array(staffReview), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const replyToReview = endpoint({
  id: 'replyToReview',
  route: 'PUT /staff/reviews/:id/reply',
  tag,
  auth: staff,
  summary: "Write or change the shop's public reply; the reviewer gets an email with the first one",
  input: z.object({ id, text: prose(1, limits.reviews.replyMax) }),
  output: review,
  refusals: ['NOT_FOUND'],
})
export const deleteReply = endpoint({
  id: 'deleteReply',
  route: 'DELETE /staff/reviews/:id/reply',
  tag,
  auth: staff,
  summary: "Delete the shop's reply",
  input: z.object({ id }),
  output: review,
  refusals: ['NOT_FOUND'],
})
export const removeReview = endpoint({
  id: 'removeReview',
  route: 'POST /staff/reviews/:id/remove',
  tag,
  auth: staff,
  summary: 'Hide a review. The reason is logged for good, and its author is notified by email',
  input: z.object({ id, ...removal }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
export const dismissReviewReports = endpoint({
  id: 'dismissReviewReports',
  route: 'POST /staff/reviews/:id/dismiss-reports',
  tag,
  auth: staff,
  summary: 'Dismiss the reports of a review',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})

export const getReviewTotals = endpoint({
  id: 'getReviewTotals',
  route: 'GET /public/review-totals',
  tag,
  auth: 'public',
  summary: 'Get the number of reviews of all products together, and their average, as of a few minutes ago',
  maxAge: 60,
  input: z.object({}),
  output: z.object({ count: z.int(), average: z.number() }),
  refusals: [],
})
