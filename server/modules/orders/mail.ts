import type { Order } from '#contract/orders.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import type { Message } from '#server/outside/outbox.ts'

/** What the buyer is told once the order stands: everything that the page says, and the link to it. */
export function orderMail(order: Order, token: string, { shop, origin }: Config): Message {
  const money = new Intl.NumberFormat(`${shop.currency.language}-${shop.currency.style}`, {
    style: 'currency',
    currency: shop.currency.name,
  })
  const lines = order.products.map(
    (p) => `${p.quantity} x ${[p.name, ...Object.values(p.options)].join(', ')}   ${money.format(p.totalPrice)}`,
  )
  const { firstName, lastName, addressLine1, addressLine2, postCode, city, country } = order.shippingAddress
  const text = [
    `Hello ${firstName},`,
    `thank you. Your order ${order.number} is in.`,
    lines.join('\n'),
    [
      `Products   ${money.format(order.productCost)}`,
      `Shipping (${order.shippingMethod.name})   ${money.format(order.shippingCost)}`,
      `Total   ${money.format(order.totalCost)}`,
    ].join('\n'),
    order.paymentMethod === 'COD' ? 'You pay in cash when it is delivered.' : '',
    `It goes to:\n${[`${firstName} ${lastName}`, addressLine1, addressLine2, `${postCode} ${city}`, country].filter(Boolean).join('\n')}`,
    `Expected between ${order.shippingMethod.deliveryFrom} and ${order.shippingMethod.deliveryTo}.`,
    `See your order: ${origin}${urls.order(order.number, token)}`,
    `Questions? Answer this mail or write to ${shop.supportEmail}.`,
  ]
  return { channel: 'email', to: order.email, subject: `Your ${shop.name} order ${order.number}`, text: text.filter(Boolean).join('\n\n') }
}
