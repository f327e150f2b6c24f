import { randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import type { AdoptedSubscription } from '#test/stripe/subscription-objects.ts'
import type { Lifetime } from './lifetime.ts'

/**
 * Starts a fake Stripe for a demo on the developer's own machine without Stripe keys, and returns the config that uses it. It
 * accepts Stripe's test cards on a page marked as a test. It's a small server in this process.
 */
export async function withDemoPayments(config: Config, life: Pick<Lifetime, 'defer'>): Promise<DemoPayments> {
  if (!config.demo || config.payment.card) return { config, adopt: async () => {} }
  const { secretKey, startFakeStripe } = await import('#test/stripe/fake-stripe.ts')
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`
  const stripe = await startFakeStripe({ webhookSecret, webhookUrl: `${config.origin}/api/payment/stripe/webhook`, host: '127.0.0.1' })
  life.defer(stripe.close)
  return {
    config: { ...config, payment: { ...config.payment, card: { secretKey, webhookSecret, api: stripe.url } } },
    adopt: async (databaseUrl) => {
      const { subscriptions, cards, payments } = await readDemo(databaseUrl, config.shop.currency.name.toLowerCase())
      for (const one of subscriptions) stripe.plans.adopt(one)
      for (const one of cards) stripe.saved.adopt(one)
      for (const { intent, currency, amount } of payments) stripe.adopt(intent, currency, amount)
    },
  }
}

interface DemoPayments {
  config: Config
  /** Loads running subscriptions, saved cards and refundable payments into the fake, which loses its state when it ends. */
  adopt: (databaseUrl: string) => Promise<void>
}

const running = statement(
  'demo.runningSubscriptions',
  {},
  {
    id: 'text',
    subscription_id: 'uuid',
    customer: 'text',
    plan: 'text',
    plan_name: 'text',
    amount: 'int4',
    period: textOf<'month' | 'year'>(),
    starts: 'timestamptz',
    ends: 'timestamptz',
    cancels: 'bool',
  },
  `
  select s.provider_id as id, s.id as subscription_id, s.customer_id as customer, p.code as plan, p.name as plan_name, s.amount, s.period,
    s.period_start as starts, s.period_end as ends, s.cancel_at_period_end as cancels
  from subscriptions s join plans p on p.id = s.plan_id where s.status = 'active' and s.amount is not null and s.customer_id is not null limit 1000`,
)

/** The saved cards that repeat deliveries are charged to. */
const savedCards = statement(
  'demo.savedCards',
  {},
  { id: 'text', customer: 'text' },
  `select card_id as id, customer_id as customer from repeat_deliveries where state <> 'cancelled' and card_id is not null limit 1000`,
)

/** The latest payments that aren't fully refunded. */
const refundable = statement(
  'demo.refundablePayments',
  {},
  { intent: 'text', currency: 'text', amount: 'int4' },
  `
  select p.intent_id as intent, p.currency, p.amount - coalesce(done.amount, 0)::int as amount
  from (select id, intent_id, currency, amount from payments where status = 'captured' and intent_id is not null order by id desc limit 10000) p,
    lateral (select sum(r.amount) as amount from refunds r where r.payment_id = p.id and r.status in ('pending', 'done')) done
  where p.amount > coalesce(done.amount, 0)`,
)

interface DemoRows {
  subscriptions: AdoptedSubscription[]
  cards: { id: string; customer: string }[]
  payments: { intent: string; currency: string; amount: number }[]
}

async function readDemo(databaseUrl: string, currency: string): Promise<DemoRows> {
  const database = openDatabase(databaseUrl, 1)
  try {
    const rows = await running.all(database.db, {})
    const subscriptions = rows.map(({ subscription_id: subscriptionId, plan_name: planName, starts, ends, ...row }) => ({
      ...row,
      subscriptionId,
      planName,
      currency,
      start: starts,
      end: ends,
    }))
    return { subscriptions, cards: await savedCards.all(database.db, {}), payments: await refundable.all(database.db, {}) }
  } finally {
    await database.close()
  }
}
