import * as contract from '#contract/plans.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import type { PlanCache } from './plans.ts'

/** The calls about plans that anyone may make. */
export const planRoutes = (plans: PlanCache): BoundEndpoint[] => [
  reads(contract.listPlans, async (db, _, { config }) => ({
    plans: await plans.offered(db, config.shop.locale),
    canSubscribe: config.payment.card !== null,
  })),
]
