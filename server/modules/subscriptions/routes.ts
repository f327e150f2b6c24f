import * as contract from '#contract/plans.ts'
import { settleChargeRefund } from '#contract/refund-failures.ts'
import * as staff from '#contract/admin/subscriptions.ts'
import { type BoundEndpoint, reads, withDatabase, withAuditEntry, writes } from '#server/http/bind.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { SubscriptionGateway } from '#server/modules/payments/payments.ts'
import type { PlanCache } from '#server/modules/plans/plans.ts'
import { beginSubscription } from './begin.ts'
import { changeCard } from './card.ts'
import { changeSubscription, previewChange } from './change.ts'
import { chargesPage } from './charges.ts'
import { subscriptionFigures } from './figures.ts'
import { readSubscription } from './present.ts'
import { refundCharge } from './refund-charge.ts'
import { settleFailure } from './settle-failure.ts'
import { cancelSubscriptionByStaff, listStaffSubscriptions, readStaffSubscription } from './staff.ts'
import { cancelSubscription, checkSubscription, resumeSubscription } from './subscriptions.ts'

/** The endpoints for a person's own subscription, which never take its id; and those for staff. */
export function subscriptionRoutes(plans: PlanCache, gateway: SubscriptionGateway | null): BoundEndpoint[] {
  const personal = (context: SignedInContext) => ({ ...context, plans })
  return [
    withDatabase(contract.beginSubscription, (database, input, context) =>
      beginSubscription({ database, gateway }, input, personal(context)),
    ),
    reads(contract.getSubscription, (db, _, context) => readSubscription(db, context.caller.userId, personal(context))),
    withDatabase(contract.checkSubscription, (database, _, context) => checkSubscription({ database, gateway }, personal(context))),
    withDatabase(contract.cancelSubscription, (database, _, context) => cancelSubscription({ database, gateway }, personal(context))),
    withDatabase(contract.resumeSubscription, (database, _, context) => resumeSubscription({ database, gateway }, personal(context))),
    withDatabase(contract.previewSubscriptionChange, (database, input, context) =>
      previewChange({ database, gateway }, input, personal(context)),
    ),
    withDatabase(contract.changeSubscription, (database, input, context) =>
      changeSubscription({ database, gateway }, input, personal(context)),
    ),
    withDatabase(contract.changeCard, (database, _, context) => changeCard({ database, gateway }, personal(context))),
    reads(staff.listSubscribers, listStaffSubscriptions),
    reads(staff.getSubscriptionFigures, (db, _, { now }) => subscriptionFigures(db, now)),
    reads(staff.getSubscriber, (db, { id }) => readStaffSubscription(db, id)),
    withAuditEntry(staff.cancelSubscriber, (database, input, context, record) =>
      cancelSubscriptionByStaff({ database, gateway, record }, input, personal(context)),
    ),
    writes(staff.refundCharge, (tx, input, context) => refundCharge(tx, input, personal(context))),
    writes(settleChargeRefund, (tx, input, context) => settleFailure(tx, input, personal(context))),
    reads(contract.listCharges, async (db, input, { caller, config }) => {
      const { charges, ...page } = await chargesPage(db, caller.userId, input)
      const named = charges.map(async (one) => ({ ...one, planName: await plans.nameIn(db, one.planName, config.shop.locale) }))
      return { ...page, charges: await Promise.all(named) }
    }),
  ]
}
