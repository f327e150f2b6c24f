import assert from 'node:assert/strict'
import type { Product } from '#contract/product.ts'
import { findImbalances } from '#server/modules/books/books.ts'
import type { TestApp } from './app.ts'
import { newKey, orderInput } from './builders.ts'
import { card } from './card-shop.ts'
import { secretKey, type FakeStripe } from './stripe/fake-stripe.ts'

export const webhookSecret = 'whsec_test'
const lanes = 8
/** Each buyer has their own address (in a network reserved for tests), so that rate limits don't interfere. */
const buyersNetwork = '198.18.0.0/15'

/** The settings of a shop process that a crowd buys from. */
export const crowdSettings = (databaseUrl: string, stripe: FakeStripe): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'error',
  SHUTDOWN_DELAY: '0',
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API: stripe.url,
  TRUSTED_PROXY: '127.0.0.1',
  RATE_LIMIT_EXEMPT: `127.0.0.1,${buyersNetwork}`,
})

interface Checkout {
  key: string
  from: string
  email: string
  order?: { id: string; token: string }
  sessionId?: string
}

/**
 * Buyers who check out by card, some concurrently, while a process is killed. Each continues where they stopped: the order with the same
 * idempotency key; the payment with a new one, since a killed server's key stays in use for a minute. For every other payment, the
 * provider's event is sent to the shop until it's accepted.
 */
export async function openCardCrowd(app: TestApp, stripe: FakeStripe, product: Product) {
  const input = await orderInput(app, [{ product, quantity: 1 }], { paymentMethod: 'COD' })
  const all: Checkout[] = []
  let open: Checkout[] = []

  const post = (address: string, path: string, body: object, { from, key }: { from: string; key: string }): Promise<unknown> =>
    send(`${address}/api${path}`, JSON.stringify(body), {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': from,
    })

  function next(): Checkout {
    const count = all.length
    const from = `198.18.${count >> 8}.${count & 255}`
    const one: Checkout = { key: newKey(), from, email: `buyer-${count}@example.com` }
    all.push(one)
    open.push(one)
    return one
  }

  async function payNext(address: string, one: Checkout): Promise<void> {
    const { email, from } = one
    one.order ??= (await post(address, '/user/orders/create-order', { ...input, email, paymentMethod: 'Stripe' }, one)) as Checkout['order']
    const of = { orderId: one.order!.id, token: one.order!.token }
    const begin = () => post(address, '/payment/stripe/create-payment', of, { from, key: newKey() }) as Promise<{ sessionId: string }>
    one.sessionId ??= (await begin()).sessionId
    stripe.payWith(one.sessionId, card)
    if (all.indexOf(one) % 2 === 0) await post(address, '/payment/stripe/check', of, { from, key: newKey() })
    else await tell(address, one.sessionId)
    open = open.filter((other) => other !== one)
  }

  async function tell(address: string, sessionId: string): Promise<void> {
    const { body, headers } = stripe.signed(
      stripe.state.events.find(({ data }) => (data.object as { id: string }).id === sessionId)!,
      new Date(),
    )
    await send(`${address}/api/payment/stripe/webhook`, body, headers)
  }

  return {
    /** Buys until this many checkouts are done, and stops once `kill` has happened; failed steps are retried by the next call. */
    async buyUntil(address: string, count: number, kill: () => Promise<unknown>): Promise<void> {
      const waiting = [...open]
      const { promise: isTime, resolve } = Promise.withResolvers<void>()
      const steps = { done: 0, isOver: false }
      const lane = async () => {
        while (!steps.isOver) {
          await payNext(address, waiting.pop() ?? next())
          steps.done += 1
          if (steps.done >= count) resolve()
        }
      }
      const working = Array.from({ length: lanes }, lane)
      await Promise.race([isTime, Promise.allSettled(working)])
      await kill()
      steps.isOver = true
      await Promise.allSettled(working)
    },
    /** Finishes open checkouts. */
    finish: async (address: string): Promise<void> => {
      for (const one of open) await payNext(address, one)
    },
    /** Asserts that every order known to a buyer exists once and complete, and that there are no others; returns the count. */
    async assertAllWhole(): Promise<number> {
      const { rows } = await app.database.db.query({ text: wholeness, values: [] })
      const stored = new Map((rows as { id: string; is_whole: boolean }[]).map(({ id, is_whole }) => [id, is_whole]))
      assert.equal(stored.size, all.length, 'orders that nobody placed, or were placed twice')
      assert.deepEqual(
        all.filter(({ order }) => !stored.get(order!.id)).map(({ order }) => order?.id),
        [],
        'orders lost, or half',
      )
      assert.deepEqual(await app.database.transaction(findImbalances), [])
      return all.length
    },
  }
}

/** For each order: whether it's paid once, invoiced once, and has its line, its mail and its reminder, and whether each event is recorded once. */
const wholeness = `
  select o.id, o.payment_status = 'Paid' and o.order_status = 'Pending'
    and (select count(*) from order_lines l where l.order_id = o.id) = 1
    and (select string_agg(e.event, ' ' order by e.event) from order_events e where e.order_id = o.id) = 'PAID PLACED'
    and (select count(*) from payments p where p.order_id = o.id and p.status = 'captured') = 1
    and (select count(*) from invoices i where i.order_id = o.id) = 1
    and not exists (select from refunds r where r.order_id = o.id)
    and (select count(*) from messages m where m.recipient = o.email) = 1
    and (select count(*) from jobs j where j.name = 'orders.remindToPay' and j.data->>'order' = o.id::text) = 1 as is_whole
  from orders o`

async function send(url: string, body: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}: ${text}`)
  return (JSON.parse(text) as { data: unknown }).data
}
