import { z } from 'zod'
import { duplicateReasons } from '../duplicate-reasons.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, id, queryFlag, queryInt, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { accountRow } from './customers.ts'
import { listOutput } from './list.ts'

const tag = 'Back office'
const auth = { staff: 'shop:merge-customers' } as const

/** Kinds of things that an account may have. */
export const mergedThings = [
  'orders',
  'points',
  'credit',
  'addresses',
  'cart',
  'savedLines',
  'wishlists',
  'stockAlerts',
  'reviews',
  'questions',
  'posts',
  'comments',
  'reactions',
  'records',
  'stories',
  'followers',
  'following',
  'clubs',
  'notes',
] as const
export type MergedThing = (typeof mergedThings)[number]

/** Why two accounts can't be merged as they are. */
export const mergeObstacles = [
  'STAFF',
  'MERGED',
  'DISABLED',
  'BEING_ERASED',
  'BOTH_PLANS',
  'BLOCKED',
  'SUSPENDED',
  'OPEN_CASE',
  'CLUB_BAN',
  'CREDIT_DISABLED',
] as const
export type MergeObstacle = (typeof mergeObstacles)[number]

const side = z
  .object({
    id,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** False for an unverified phone, such as one from an import. */
    phoneVerified: z.boolean(),
    handle: z.string().nullable(),
    since: time,
    /** The name of the plan that they pay for. */
    plan: z.string().nullable(),
    /** Their sign-in methods. */
    signIn: z.object({
      password: z.boolean(),
      passkeys: z.int(),
      linked: z.array(z.string()),
      secondFactor: z.boolean(),
      sessions: z.int(),
    }),
  })
  .meta({ id: 'MergeSide' })
export type MergeSide = z.infer<typeof side>

const both = { id, from: id }

export const previewMerge = endpoint({
  id: 'previewMerge',
  route: 'GET /admin/customers/:id/merge',
  tag,
  auth,
  summary: 'Preview the merge of two accounts of one customer: what each has, and what prevents it',
  input: z.object(both),
  output: z.object({
    stays: side,
    goes: side,
    /** Things that at least one of the accounts has; credit in major units. */
    things: z.array(z.object({ thing: z.enum(mergedThings), stays: z.number(), goes: z.number() })),
    obstacles: z.array(z.enum(mergeObstacles)),
    /** The text to type as a confirmation: the email, phone or name of the account that goes. */
    confirm: z.string(),
  }),
  refusals: ['NOT_FOUND', 'INVALID_INPUT'],
})

export const mergeCustomers = endpoint({
  id: 'mergeCustomers',
  route: 'POST /admin/customers/:id/merge',
  tag,
  auth,
  summary: 'Merge another account into this one, for good: everything in it moves here, and nobody can sign in to it afterwards',
  input: z.strictObject({ ...both, confirm: text(1, 254) }),
  output: z.object({
    mergedAt: time,
    /** The number of moved rows of each kind. */
    moved: z.record(z.string(), z.int()),
  }),
  refusals: ['NOT_FOUND', 'CUSTOMERS_CANT_BE_MERGED', 'CUSTOMER_WAS_MERGED'],
})

export const listDoubles = endpoint({
  id: 'listDoubles',
  route: 'GET /admin/customers/:id/doubles',
  tag,
  auth,
  summary:
    'List customers who may be the same person: with the same phone, the same name at the same address, or nearly the same email; 20 at most',
  input: z.object({ id }),
  output: z.object({ customers: z.array(accountRow.extend({ same: z.enum(duplicateReasons) })) }),
  refusals: ['NOT_FOUND'],
})

const duplicate = accountRow.extend({ phone: z.string().nullable() })

/** Two customers who may be the same person. */
export const duplicatePair = z
  .object({
    id,
    /** The account with more orders, or the older one. */
    stays: duplicate,
    goes: duplicate,
    same: z.array(z.enum(duplicateReasons)),
    foundAt: time,
    /** Staff marked them as two different people. */
    areDifferent: z.boolean(),
  })
  .meta({ id: 'DuplicatePair' })
export type DuplicatePair = z.infer<typeof duplicatePair>

export const listAllDoubles = endpoint({
  id: 'listAllDoubles',
  route: 'GET /admin/doubles',
  tag,
  auth,
  summary:
    'List pairs of customers who may be the same person, of the whole shop. They are looked for once a day; at most 10,000 are listed',
  input: z.object({
    same: z.enum(duplicateReasons).optional(),
    /** Lists the pairs marked as different people instead of the others. */
    areDifferent: queryFlag.default(false),
    sort: z.enum(['found', '-found']).default('-found'),
    limit: queryInt(1, limits.page.max).default(50),
    cursor: cursor.optional(),
  }),
  output: listOutput(duplicatePair),
  refusals: [],
})

export const markAsDifferent = endpoint({
  id: 'markAsDifferent',
  route: 'PUT /admin/customers/:id/doubles/:other',
  tag,
  auth,
  summary: 'Mark two customers as different people, so that they are no longer listed as possible duplicates; or undo that',
  input: z.strictObject({ id, other: id, areDifferent: z.boolean() }),
  output: z.object({ areDifferent: z.boolean() }),
  refusals: ['NOT_FOUND', 'INVALID_INPUT'],
})

/** An account that was merged into another. */
export const merge = z.object({ email: z.string().nullable(), phone: z.string().nullable(), mergedAt: time }).meta({ id: 'Merge' })

export const listMerges = endpoint({
  id: 'listMerges',
  route: 'GET /user/merges',
  tag: 'Accounts',
  auth: 'customer',
  summary: "List the accounts that were merged into the caller's, latest first",
  input: z.object({}),
  output: z.object({ merges: z.array(merge) }),
  refusals: [],
})
