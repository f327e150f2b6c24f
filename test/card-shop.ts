import assert from 'node:assert/strict'
import type { Product } from '#contract/product.ts'
import { findImbalances } from '#server/modules/books/books.ts'
import { startApp } from './app.ts'
import { newKey, orderInput } from './builders.ts'
import { filledChecks } from './filled-checks.ts'
import { secretKey, startFakeStripe } from './stripe/fake-stripe.ts'

export type CardShop = Awaited<ReturnType<typeof openCardShop>>

/** A test card of Stripe's that succeeds. */
export const card = '4242 4242 4242 4242'
const webhookSecret = 'whsec_test'
interface Bought {
  id: string
  token: string
}

/** Starts the application with a fake Stripe; returns it with buyer actions. */
export async function openCardShop({ databaseMs = 0, env: more = {} }: { databaseMs?: number; env?: Record<string, string> } = {}) {
  let now = () => new Date()
  const stripe = await startFakeStripe({ webhookSecret, now: () => now() })
  const env = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: stripe.url, ...more }
  const app = await startApp({ env, databaseMs })
  now = () => app.now()
  // Schedules the recurring jobs from now on.
  await app.jobs.runDue()

  const place = async ({ product, token, over = {} }: { product: Product; token?: string; over?: object }) => {
    const input = await orderInput(app, [{ product, quantity: 1 }], { paymentMethod: 'Stripe', ...over })
    return app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey(), token })
  }
  const begin = ({ id, token }: Bought) =>
    app.call('POST /payment/stripe/create-payment', { orderId: id, token }, { idempotencyKey: newKey() })
  const send = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    app.request('/api/payment/stripe/webhook', { method: 'POST', body, headers })

  const imbalances = () => app.database.transaction(async (tx) => findImbalances(tx, await filledChecks(tx)))

  return {
    app,
    stripe,
    place,
    begin,
    send,
    readOrder: ({ id, token }: Bought) => app.call('GET /user/orders/:id', { id, token }),
    /** Sends the newest event of the provider. */
    deliverLastEvent: (at?: Date) => send(stripe.signed(stripe.state.events.at(-1)!, at)),
    stockOf: async ({ variants: [variant] }: Product) => {
      const { rows } = await app.database.db.query({ text: 'select stock from variants where id = $1', values: [variant!.id] })
      return (rows[0] as { stock: number }).stock
    },
    /** Inconsistencies in the books. */
    imbalances,
    /** The books must agree, whatever a test did. */
    assertBooks: async () => assert.deepEqual(await imbalances(), []),
    close: async () => {
      await app.stop()
      await stripe.close()
    },
  }
}
