import type { Product } from '#contract/product.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { newKey, orderInput, seedProduct, staffToken, stockShop } from './builders.ts'
import { card, openCardShop } from './card-shop.ts'

/** Indexes of the sizes among the shirt's variants. S and M cost 30, L 36, and XL 20, with a single piece in stock. */
export const [small, medium, large, xLarge] = [0, 1, 2, 3]
const sizes = [
  ['S', 30, 100],
  ['M', 30, 100],
  ['L', 36, 100],
  ['XL', 20, 1],
] as const

interface Bought {
  id: string
  token: string
}

/** A shop that sells a shirt by card, with buyer and staff actions for exchanges. */
export async function openExchangeShop() {
  const shop = await openCardShop()
  const { app, stripe, begin, deliverLastEvent, readOrder } = shop
  const variants = sizes.map(([size, price, stock]) => ({ options: { Size: size }, sku: `SHIRT-${size}`, price, stock }))
  const options = [{ name: 'Size', values: sizes.map(([size]) => size) }]
  const [shirt] = (await stockShop(app, [{ ...seedProduct({ isRedeemable: true }), options, variants }])) as [Product]
  /** Options of the staff's calls. */
  const staff = { token: await staffToken(app) }
  const sizeId = (size: number) => shirt.variants[size]!.id

  const pay = async (order: Bought) => {
    stripe.payWith((await begin(order)).sessionId, card)
    await deliverLastEvent()
  }

  return {
    ...shop,
    shirt,
    staff,
    sizeId,
    pay,
    /** The staff session expires long before some returns do. */
    signInStaff: async () => void (staff.token = await staffToken(app)),
    stockOfSize: async (size: number) => {
      const { rows } = await app.database.db.query({ text: 'select stock from variants where id = $1', values: [sizeId(size)] })
      return (rows[0] as { stock: number }).stock
    },
    /** The total refunded to cards so far, in cents. */
    refundedToCards: () => [...stripe.state.refunds.values()].reduce((sum, { amount }) => sum + amount, 0),
    /** Two small shirts, delivered; paid by card unless overridden. */
    delivered: async (over: object = {}, token?: string) => {
      const input = await orderInput(app, [{ product: shirt, quantity: 2, variant: small }], { paymentMethod: 'Stripe', ...over })
      const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey(), token })
      if (input.paymentMethod === 'Stripe') await pay(order)
      await app.call('POST /admin/orders/:id/ship', { id: order.id }, staff)
      await app.call('POST /admin/orders/:id/deliver', { id: order.id }, staff)
      return order
    },
    /** Asks for another size in exchange for small shirts. */
    ask: async (order: Bought, size: number, quantity = 1) => {
      const lines = [{ variantId: sizeId(small), quantity, exchangeVariantId: sizeId(size) }]
      const { returns } = await app.call('POST /user/orders/:id/returns', { id: order.id, token: order.token, lines, reason: 'wrong-size' })
      return returns.at(-1)!
    },
    step: (id: string, name: 'approve' | 'receive') => app.call(`POST /admin/returns/:id/${name}`, { id }, staff),
    settle: (id: string) => app.call('POST /admin/returns/:id/refund', { id }, { ...staff, idempotencyKey: newKey() }),
    /** The replacement order, as its buyer sees it through the link in their mail. */
    exchangeOf: async (order: Bought) => {
      const number = (await readOrder(order)).returns.at(-1)!.exchangeOrder!
      const { order: seen } = await app.call('GET /admin/orders/:id', { id: number }, staff)
      const mails = await readOutbox(app.database.db, 100)
      const text = mails.map((mail) => mail.text).find((one) => one.includes(`/${number}?token=`)) ?? ''
      const token = /token=([\w.-]+)/.exec(text)?.[1] ?? ''
      return { ...seen, token }
    },
    /** Mails about the returned pieces of an order, newest first. */
    mailsAbout: async ({ number }: { number: string }) =>
      (await readOutbox(app.database.db, 50)).filter(
        ({ subject }) => /received your return for|exchange for|refund for/.test(subject) && subject.includes(number),
      ),
  }
}
