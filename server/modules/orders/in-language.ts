import { lineWords } from '#contract/line-words.ts'
import type { Order } from '#contract/order.ts'
import type { Config } from '#server/config.ts'

type Reader = Pick<Config, 'shop'>

/** An order with its lines named in the language of who reads it, where they were bought in that one; else as the shop's first has them. */
export function orderIn(order: Order, { shop: { locale } }: Reader): Order {
  if (!order.products.some(({ translation }) => translation?.locale === locale)) return order
  return { ...order, products: order.products.map((line) => ({ ...line, ...lineWords(line, locale) })) }
}

/** The same of an order's JSON text. */
export const textIn = (text: string, reader: Reader): string =>
  text.includes('"translation":{') ? JSON.stringify(orderIn(JSON.parse(text) as Order, reader)) : text
