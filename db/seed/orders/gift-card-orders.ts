import { dayMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { addGiftCards, addSentGiftCard, sendTimeOf } from '#server/modules/credit/credit.ts'
import type { NewOrder } from '#server/modules/orders/orders.ts'
import { demoAccounts, demoAddress } from '../accounts.ts'
import { paidByCard } from './paid-by-card.ts'

interface Written {
  daysAgo: number
  amount: number
  design: 'ember' | 'night' | 'birthday' | 'thanks'
  name: string
  email: string
  message: string
  /** Days from now; sent immediately if omitted. */
  sendIn?: number
}

/** Gift cards that the demo's shopper has sent and will send. */
const written: Written[] = [
  {
    daysAgo: 96,
    amount: 50,
    design: 'thanks',
    name: 'Tomás Rey',
    email: 'tomas@gymfolk.example',
    message: 'Thanks for spotting me all winter.',
  },
  {
    daysAgo: 27,
    amount: 100,
    design: 'birthday',
    name: 'Mika Sato',
    email: 'mika@gymfolk.example',
    message: 'Happy birthday! Get the good shoes.',
  },
  {
    daysAgo: 4,
    amount: 25,
    design: 'night',
    name: 'Noor Haddad',
    email: 'noor@gymfolk.example',
    message: 'For your first class.',
    sendIn: 24,
  },
]
export const giftCardSkus = [...new Set(written.map(({ amount }) => `GIFT-${amount}`))]

interface Sold {
  sku: string
  variant_id: string
  product_id: string
  options: Record<string, string>
  name: string
  slug: string
  photo: string
}

/** The shopper's gift card orders, paid by card a minute later. */
export function giftCardOrders(userId: string, variants: Sold[], { shop }: Config, now: Date): NewOrder[] {
  return written.flatMap(({ daysAgo, amount, design, name, email, message, sendIn }) => {
    const variant = variants.find(({ sku }) => sku === `GIFT-${amount}`)
    if (!variant) return []
    const at = new Date(now.getTime() - daysAgo * dayMs)
    const paidAt = new Date(at.getTime() + 60_000).toISOString()
    const price = amount * 100
    const { product_id: productId, variant_id: variantId, ...facts } = variant
    const sendOn = sendIn === undefined ? null : new Date(now.getTime() + sendIn * dayMs).toISOString().slice(0, 10)
    const card = { recipientName: name, recipientEmail: email, senderName: demoAccounts.shopper.name, message, design, sendOn }
    const giftCard = { id: newId(at), ...card, isOwnAmount: false, state: 'unpaid', sentAt: null, canResend: false } as const
    const day = at.toISOString().slice(0, 10)
    const events = (['PLACED', 'PAID', 'COMPLETED', ...(sendOn ? [] : (['GIFT_CARD_SENT'] as const))] as const).map((event) => ({
      event,
      at: event === 'PLACED' ? at.toISOString() : paidAt,
      note: event === 'GIFT_CARD_SENT' ? name : '',
    }))
    const line = { ...facts, sku: variant.sku, productId, variantId, isRedeemable: false, price, quantity: 1, totalPrice: price }
    return [
      {
        id: newId(at),
        user_id: userId,
        email: demoAccounts.shopper.email,
        order_status: 'Completed',
        shipping_status: 'Delivered',
        payment_status: 'Paid',
        payment_method: 'Stripe',
        shipping_address: demoAddress,
        billing_address: demoAddress,
        shipping_method: { code: 'email', name: shop.name, price: 0, deliveryFrom: day, deliveryTo: day },
        product_cost: price,
        shipping_cost: 0,
        discount: 0,
        tax: 0,
        total_cost: price,
        gift_card_cost: price,
        ordered_at: at,
        lines: [{ ...line, discount: 0, giftQuantity: 0, giftCard }],
        events,
        return_until: null,
        withdraw_until: null,
        points_earned: 0,
      } satisfies NewOrder,
    ]
  })
}

/** Adds their payments and gift cards; those whose date has come were sent. */
export async function payGiftCards(tx: Tx, orders: NewOrder[], config: Config): Promise<void> {
  for (const order of orders) {
    const { id, ordered_at: at, total_cost: amount, lines } = order
    const paidAt = paidByCard(tx, order, config)
    const card = lines[0]!.giftCard!
    const person = {
      recipient_email: card.recipientEmail,
      recipient_name: card.recipientName,
      sender_name: card.senderName,
      message: card.message,
    }
    const when = { send_on: card.sendOn, send_at: sendTimeOf(card.sendOn, paidAt, config.shipping.timeZone), paid_at: paidAt, locale: null }
    await addGiftCards(tx, [{ id: card.id, order_id: id, position: 0, amount, design: card.design, ...person, ...when }], at)
    if (card.sendOn === null) await addSentGiftCard(tx, { id: card.id, amount }, paidAt)
  }
}
