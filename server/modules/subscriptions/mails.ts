import { major } from '#contract/currency.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/db/statement.ts'
import { configForLocale } from '#server/http/locale.ts'
import { type Block, type Mail, mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import type { ProviderInvoice } from '#server/modules/payments/payments.ts'
import { type PlanCache, planName, priceOf } from '#server/modules/plans/plans.ts'
import { formatDate, formatMoney } from '#server/text/formats.ts'
import type { SubscriptionRow } from './queries.ts'

/** The dependencies of changes to subscriptions. */
export interface Context {
  config: Config
  plans: PlanCache
  now: Date
}

export type MailEvent =
  | 'trialStarted'
  | 'trialEnding'
  | 'started'
  | 'startedOnce'
  | 'renewed'
  | 'changed'
  | 'failed'
  | 'cancelled'
  | 'resumed'
  | 'ended'
  | 'reminder'
  | 'refunded'

interface News {
  before: SubscriptionRow
  after: SubscriptionRow
  /** The newest invoice, and the same invoice if this is the first time it's known to be paid. */
  invoice: ProviderInvoice | null
  paid: ProviderInvoice | null
}

/** Notifies a member of what happened to their subscription, in the transaction in which it happens. */
export async function notifyMember(tx: Tx, news: News, context: Context): Promise<void> {
  for (const event of eventsOf(news)) await queueMail(tx, news.after, { event, invoice: news.invoice }, context)
}

const paidEvents = { start: 'started', renewal: 'renewed', change: 'changed' } as const

function eventsOf({ before, after, paid }: News): MailEvent[] {
  const ran = before.status === 'active' || before.status === 'past_due' || before.status === 'trialing'
  const event = paid && paidEvents[paid.reason]
  const renews = !after.cancel_at_period_end
  return [
    ...(before.status === 'incomplete' && after.status === 'trialing' ? (['trialStarted'] as const) : []),
    ...(event && after.status === 'active' ? [event === 'started' && !renews ? ('startedOnce' as const) : event] : []),
    ...(after.failed_attempts > before.failed_attempts ? (['failed'] as const) : []),
    ...(ran && after.status === 'ended' ? (['ended'] as const) : []),
    ...(ran && after.status !== 'ended' && before.cancel_at_period_end !== after.cancel_at_period_end
      ? ([renews ? 'resumed' : 'cancelled'] as const)
      : []),
  ]
}

interface MailInput {
  event: MailEvent
  invoice: ProviderInvoice | null
  /** The refunded amount, in minor units. */
  amount?: number
}

/** Queues the mail of an event to the member; none if their account is erased or has no email. */
export async function queueMail(tx: Tx, row: SubscriptionRow, input: MailInput, context: Context): Promise<void> {
  const { email: to, locale } = row.user_id ? await contactOf(tx, row.user_id) : { email: null, locale: null }
  const plan = await context.plans.find(tx, row.plan_id)
  if (!to || !plan) return
  const regularAmount = row.amount ?? priceOf(plan, row.period) ?? 0
  const config = configForLocale(context.config, locale)
  const facts = {
    plan: planName(plan, config.shop.locale),
    amount: input.amount ?? input.invoice?.amount ?? regularAmount,
    regularAmount,
    end: row.period_end ?? context.now,
  }
  await queueMessage(tx, { channel: 'email', to, mail: subscriptionMail(input, facts, config) }, context.now)
}

/** Events whose mails mention the next payment. */
const defaultEvents: ReadonlySet<MailEvent> = new Set(['trialStarted', 'trialEnding', 'reminder', 'resumed'])

interface Facts {
  plan: string
  /** The amounts of the invoice and of a regular period, in minor units. */
  amount: number
  regularAmount: number
  /** The end of the period. */
  end: Date
}

/** The mail of an event: what happened, what it costs, what comes next. */
function subscriptionMail({ event, invoice }: MailInput, { plan, amount, regularAmount, end }: Facts, config: Config): Mail {
  const money = (units: number) => formatMoney(major(units), config.shop.currency)
  const words = {
    plan,
    shop: config.shop.name,
    day: formatDate(end, config.shop.locale),
    amount: money(defaultEvents.has(event) ? regularAmount : amount),
  }
  const { brand, t } = mailContext(config, words)
  const retry =
    event === 'failed' && invoice?.nextAttempt ? t('subscription.retry', { day: formatDate(invoice.nextAttempt, brand.locale) }) : ''
  const body = t(`subscription.${event}.body`, words)
  const isPaid = event === 'started' || event === 'startedOnce' || event === 'renewed' || event === 'changed'
  const rows = [
    { label: t('subscription.plan'), value: plan },
    { label: t('subscription.paid'), value: words.amount },
    { label: t(event === 'startedOnce' ? 'subscription.endsOn' : 'subscription.next'), value: words.day },
  ]
  const pay = event === 'failed' ? invoice?.url : undefined
  const blocks: Block[] = [
    { type: 'title', text: t(`subscription.${event}.title`, words) },
    { type: 'paragraph', text: body },
    ...(retry ? [{ type: 'paragraph', text: retry } as const] : []),
    ...(isPaid ? [{ type: 'facts', rows } as const] : []),
    { type: 'button', label: t(pay ? 'subscription.pay' : 'subscription.see'), url: pay ?? config.pages + urls.subscription() },
  ]
  return { brand, subject: t(`subscription.${event}.subject`, words), preheader: body, blocks }
}
