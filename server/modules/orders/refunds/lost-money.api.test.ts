import { afterAll, afterEach, expect, it } from 'vitest'
import { lastMail } from '#test/builders.ts'
import { giftCardOf, codeInMail, openGiftCardShop, type PlacedOrder } from '#test/gift-card-shop.ts'

const world = await openGiftCardShop()
const { shop, buy, line, goods } = world
const { stripe } = shop
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const lose = async ({ id, totalCost }: PlacedOrder) => {
  const { rows } = await shop.app.database.db.query({ text: 'select intent_id from payments where order_id = $1', values: [id] })
  const intent = (rows[0] as { intent_id: string }).intent_id
  stripe.dispute(intent)
  await shop.deliverLastEvent()
  stripe.closeDispute(intent, { status: 'lost', amount: Math.round(totalCost * 100), currency: 'usd' })
  await shop.deliverLastEvent()
}

it('what gift cards of a lost payment still have is revoked, and what was spent of them is lost with the rest', async () => {
  for (const isSpent of [false, true]) {
    const order = await buy([line({}, 50), goods()])
    const code = codeInMail(await lastMail(shop.app, giftCardOf(order).recipientEmail))
    if (isSpent) await world.spend(code)
    await lose(order)
    expect(await shop.readOrder(order)).toMatchObject({ refunded: order.totalCost, paymentStatus: 'Cancelled' })
    await expect(world.balanceOf(code)).rejects.toMatchObject({ code: 'GIFT_CARD_IS_INVALID' })
    expect(await shop.imbalances()).toEqual([])
  }
})

it('a gift card that was stopped before it was sent is lost with its payment', async () => {
  const sendOn = new Date(shop.app.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10)
  const order = await buy([line({ sendOn })])
  await lose(order)
  expect(await shop.readOrder(order)).toMatchObject({ refunded: order.totalCost, paymentStatus: 'Cancelled' })
})
