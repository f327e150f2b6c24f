import type { ParsedOf } from '#contract/endpoint.ts'
import { decimal, minor } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import type { refundCharge as contract, StaffSubscriptionDetail } from '#contract/admin/subscriptions.ts'
import { newId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { GatewayError, type ProviderRefund, type SubscriptionGateway } from '#server/modules/payments/payments.ts'
import { queueJob } from './apply.ts'
import type { Context } from './mails.ts'
import * as staffQueries from './staff-queries.ts'
import { readStaffSubscription } from './staff.ts'

/** The job that pays a charge's refund to the card. */
export const refundJob = 'subscriptions.payRefund'

/**
 * Queues a refund of this part of a charge to the card, or of all that can be refunded; the member is notified once the provider has
 * confirmed it. Refuses more than is left, an unpaid charge, and the part that the member still has as credit from a change of plan, which
 * would count twice.
 */
export async function refundCharge(
  tx: Tx,
  { id, amount, reason }: ParsedOf<typeof contract>,
  context: Context,
): Promise<StaffSubscriptionDetail> {
  const { now } = context
  const member = await staffQueries.lockMember.one(tx, { charge: id, now })
  if (member?.is_changing) throw refuse('REQUEST_IS_IN_PROGRESS', null, 2)
  const charge = await staffQueries.lockCharge.one(tx, { id })
  if (!charge) throw refuse('NOT_FOUND')
  const left = charge.status === 'paid' ? charge.amount - (await staffQueries.refundedOf.one(tx, { charge: id }))!.refunded : 0
  const { refundable: most, credit } = (await staffQueries.refundableOf.one(tx, { charges: [id] }))!
  const part = amount === undefined ? most : minor(amount)
  if (part <= 0 || part > most) throw refuse('NOTHING_TO_REFUND', { amount: [mostText(most, credit)] })
  const refund = newId(now)
  await staffQueries.insertRefund.run(tx, {
    id: refund,
    charge: id,
    amount: part,
    reason,
    now,
    status: part === left ? 'refunded' : 'paid',
  })
  await queueJob(tx, refundJob, refund, now)
  return readStaffSubscription(tx, charge.subscription_id)
}

const mostText = (most: number, credit: number): string =>
  `At most ${decimal(most)}${credit > 0 ? `: the member still has ${decimal(credit)} of it as credit` : ''}`

/**
 * Asks the provider to pay a queued refund, once, however often the job runs; returns the provider's refund, or undefined if that was
 * already done. Throws a PermanentJobError if no retry can help.
 */
export async function payRefund(database: Database, gateway: SubscriptionGateway, id: string): Promise<ProviderRefund | undefined> {
  const refund = await staffQueries.refundToPay.one(database.db, { id })
  if (refund?.status !== 'pending') return undefined
  const { invoice_id: invoiceId, amount, currency } = refund
  try {
    const outcome = await gateway.refundInvoice({ key: `subscription-refund-${id}`, refundId: id, invoiceId, amount, currency })
    return { ...outcome, refundId: id }
  } catch (error) {
    if (error instanceof GatewayError && error.isPermanent) throw new PermanentJobError(error.message)
    throw error
  }
}
