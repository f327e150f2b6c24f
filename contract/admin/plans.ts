import { z } from 'zod'
import { minor } from '../currency.ts'
import { endpoint } from '../endpoint.ts'
import { id, money, text, versionNumber } from '../fields.ts'
import { planLimits as bounds } from '../plan-limits.ts'
import { localizedText } from '../site/link.ts'

const tag = 'Plans (staff)'
const auth = { staff: 'prices:write' } as const

const price = money
  .refine((one) => one > 0 && minor(one) <= bounds.priceMax, 'is not more than 0, or has more than eight digits')
  .nullable()

/** Everything that staff decide about a plan. */
const decided = {
  /** The name in the shop's first language. */
  name: text(1, bounds.name),
  /** Names in the other languages; a missing or empty one falls back to the first language. */
  names: localizedText(bounds.name),
  descriptions: localizedText(bounds.description),
  monthPrice: price,
  yearPrice: price,
  memberPercent: z.int().min(0).max(bounds.percentMax),
  freeShipping: z.boolean(),
  pointsFactor: z.int().min(1).max(bounds.factorMax),
  /** Days before the first charge, for people who haven't tried the plan yet; 0: no trial. */
  trialDays: z.int().min(0).max(bounds.trialMax).default(0),
  /** Whether people may subscribe; existing subscriptions continue. */
  offered: z.boolean(),
}

export const staffPlan = z
  .object({
    id,
    version: z.int(),
    /** The identifier for promotions and the payment provider, which never changes. */
    code: z.string(),
    ...decided,
    monthPrice: money.nullable(),
    yearPrice: money.nullable(),
    /** Paid subscriptions and trials. */
    members: z.int(),
    trials: z.int(),
  })
  .meta({ id: 'StaffPlan' })
export type StaffPlan = z.infer<typeof staffPlan>

export const listStaffPlans = endpoint({
  id: 'listStaffPlans',
  route: 'GET /admin/plans',
  tag,
  auth: { staff: ['prices:write', 'orders:read'] },
  summary: 'List all plans in display order, including those that are no longer offered, with the number of subscribers of each',
  input: z.object({}),
  output: z.object({ plans: z.array(staffPlan) }),
  refusals: [],
})

export const createPlan = endpoint({
  id: 'createPlan',
  route: 'POST /admin/plans',
  tag,
  auth,
  status: 201,
  summary: 'Create a plan, at the end of the list',
  input: z.strictObject({
    ...decided,
    planCode: z
      .string()
      .max(bounds.code)
      .regex(/^[a-z][a-z0-9-]*$/, 'is not lower-case letters, digits and hyphens after a letter'),
  }),
  output: staffPlan,
  refusals: ['TOO_MANY_PLANS'],
})

export const changePlan = endpoint({
  id: 'changePlan',
  route: 'PUT /admin/plans/:id',
  tag,
  auth,
  summary:
    'Save a plan. Subscribers get the new benefits right away and keep their price. `version` is the one that was read; an outdated one is refused',
  input: z.strictObject({ id, version: versionNumber, ...decided }),
  output: staffPlan,
  refusals: ['NOT_FOUND', 'PLAN_WAS_CHANGED'],
})

export const orderPlans = endpoint({
  id: 'orderPlans',
  route: 'PUT /admin/plan-order',
  tag,
  auth,
  summary: 'Change the display order of the plans: the ids of all of them',
  input: z.strictObject({ ids: z.array(id).max(bounds.max) }),
  output: z.object({ plans: z.array(staffPlan) }),
  refusals: ['PLAN_WAS_CHANGED'],
})

export const deletePlan = endpoint({
  id: 'deletePlan',
  route: 'DELETE /admin/plans/:id',
  tag,
  auth,
  summary: 'Delete a plan that nobody ever began to subscribe to; stop offering any other instead',
  input: z.object({ id }),
  output: z.object({ message: z.literal('Deleted plan') }),
  refusals: ['NOT_FOUND', 'PLAN_WAS_USED'],
})
