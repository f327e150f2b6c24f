import * as contract from '#contract/plans.ts'
import { type BoundEndpoint, reads, withDatabase } from '#server/http/bind.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { SubscriptionGateway } from '#server/modules/payments/payments.ts'
import type { PlanCache } from '#server/modules/plans/plans.ts'
import { beginSubscription } from './begin.ts'
import { changeSubscription, previewChange } from './change.ts'
import { chargesPage } from './charges.ts'
import { readSubscription } from './present.ts'
import { cancelSubscription, checkSubscription, resumeSubscription } from './subscriptions.ts'

/** The calls of a person about their own subscription: whose it is, is never asked. */
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
    reads(contract.listCharges, (db, input, { caller }) => chargesPage(db, caller.userId, input)),
  ]
}
