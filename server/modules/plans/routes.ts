import * as staff from '#contract/admin/plans.ts'
import * as contract from '#contract/plans.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { changePlan, createPlan, deletePlan, listPlans, orderPlans } from './manage.ts'
import type { PlanCache } from './plans.ts'

/** The public endpoints of plans, and those of staff. */
export const planRoutes = (plans: PlanCache): BoundEndpoint[] => [
  reads(contract.listPlans, async (db, _, { config }) => ({
    plans: await plans.offered(db, config.shop.locale),
    canSubscribe: config.payment.card !== null,
  })),
  reads(staff.listStaffPlans, listPlans),
  writes(staff.createPlan, (tx, input, context) => createPlan(tx, plans, input, context)),
  writes(staff.changePlan, (tx, input, context) => changePlan(tx, plans, input, context)),
  writes(staff.orderPlans, (tx, { ids }) => orderPlans(tx, plans, ids)),
  writes(staff.deletePlan, (tx, { id }, context) => deletePlan(tx, plans, id, context)),
]
