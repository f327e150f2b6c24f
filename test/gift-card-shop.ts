import type { ApiInput, ApiOutput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import type { TestApp } from './app.ts'
import { address, freshEmail, lastMail, newKey, seedProduct, stockShop } from './builders.ts'
import { card, type CardShop, openCardShop } from './card-shop.ts'

type OrderInput = ApiInput<'POST /user/orders/create-order'>
type Line = OrderInput['products'][number]
export type PlacedOrder = ApiOutput<'POST /user/orders/create-order'>
export type GiftCardShop = Awaited<ReturnType<typeof openGiftCardShop>>

/** A gift card of an order, by its index among the order's gift cards. */
export const giftCardOf = (order: { products: PlacedOrder['products'] }, at = 0) =>
  order.products.flatMap(({ giftCard }) => giftCard ?? [])[at]!

/** The code in a mail. */
export const codeInMail = (mail: { text: string } | undefined): string => /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/.exec(mail?.text ?? '')?.[0] ?? ''

/** A gift card that staff issued, with the code that only its mail has. */
export async function issueGiftCard(app: TestApp, staff: string, amount: number) {
  const recipientEmail = freshEmail()
  const input = { amount, recipientEmail, note: 'Goodwill' }
  const account = await app.call('POST /admin/gift-cards', input, { token: staff, idempotencyKey: newKey() })
  return { account, recipientEmail, code: codeInMail(await lastMail(app, recipientEmail)) }
}

/** A shop with card payments that sells a gift card and a kettlebell; with buyer actions. */
export async function openGiftCardShop(options: Parameters<typeof openCardShop>[0] = {}) {
  const shop: CardShop = await openCardShop(options)
  const { app, stripe } = shop
  const gift = {
    ...seedProduct({ giftCard: { min: 10, max: 500 } }),
    options: [{ name: 'Amount', values: ['$25', '$50'] }],
    variants: [
      { options: { Amount: '$25' }, sku: 'GIFT-25', price: 25, stock: 0 },
      { options: { Amount: '$50' }, sku: 'GIFT-50', price: 50, stock: 0 },
    ],
  }
  const [giftCard, kettlebell] = (await stockShop(app, [gift, seedProduct({ price: 30, stock: 500, isRedeemable: true })])) as [
    Product,
    Product,
  ]

  const line = (over: Partial<NonNullable<Line['giftCard']>> = {}, price = 25): Line => ({
    productId: giftCard.id,
    variantId: giftCard.variants[price === 50 ? 1 : 0]!.id,
    quantity: 1,
    price,
    giftCard: { id: newKey(), recipientName: 'Kim', recipientEmail: freshEmail(), senderName: 'Ada', message: 'Lift!', ...over },
  })
  const goods = (): Line => ({ productId: kettlebell.id, variantId: kettlebell.variants[0]!.id, quantity: 1, price: 30 })

  const summarise = (products: Line[], over: Partial<ApiInput<'POST /user/orders/checkout-summary'>> = {}, token?: string) =>
    app.call('POST /user/orders/checkout-summary', { products: products.map(({ price: _, ...one }) => one), ...over }, { token })

  async function place(products: Line[], over: Partial<OrderInput> = {}, token?: string) {
    const { productCost, shippingCost, totalCost, needsShipping } = await summarise(products, {}, token)
    const places = needsShipping ? { shippingAddress: address(), shippingMethod: 'standard' } : { billingAddress: address() }
    const email = token ? {} : { email: freshEmail() }
    const input = { products, ...places, ...email, paymentMethod: 'Stripe', productCost, shippingCost, totalCost, ...over }
    return app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
  }

  async function buy(products: Line[], over: Partial<OrderInput> = {}, token?: string) {
    const order = await place(products, over, token)
    stripe.payWith((await shop.begin(order)).sessionId, card)
    await shop.deliverLastEvent()
    await app.jobs.runDue()
    return { ...(await shop.readOrder(order)), token: order.token }
  }

  /** Pays for the kettlebell with a gift card, as far as its balance goes. */
  async function spend(code: string, as?: string) {
    const { token } = await app.call('POST /gift-cards/check', { code })
    const { productCost, shippingCost, totalCost, creditCost, amountDue } = await summarise([goods()], { giftCards: [token] }, as)
    const paymentMethod = amountDue === 0 ? 'Credit' : 'COD'
    const costs = { productCost, shippingCost, totalCost, giftCards: [token], creditCost, paymentMethod }
    const input = {
      products: [goods()],
      shippingAddress: address(),
      shippingMethod: 'standard',
      ...(as === undefined && { email: freshEmail() }),
      ...costs,
    }
    return app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey(), token: as })
  }

  return {
    shop,
    app,
    giftCard,
    kettlebell,
    line,
    own: (amount: number): Line => ({ ...line({ amount }), price: amount }),
    goods,
    summarise,
    place,
    buy,
    spend,
    balanceOf: async (code: string) => (await app.call('POST /gift-cards/check', { code })).balance,
    refund: (token: string, order: { id: string; products: PlacedOrder['products'] }, unspent = false) =>
      app.call(
        'POST /admin/orders/:id/gift-cards/:cardId/refund',
        { id: order.id, cardId: giftCardOf(order).id, unspent },
        { token, idempotencyKey: newKey() },
      ),
  }
}
