import { lineInLocale, nameInLocale } from '#contract/line-translation.ts'
import type { Order } from '#contract/order.ts'
import type { Config } from '#server/config.ts'

type Reader = Pick<Config, 'shop'>

/**
 * Names an order's lines, promotions and plan in the reader's language if they were bought in it, otherwise in the shop's first language.
 */
export function translateOrder(order: Order, { shop: { locale } }: Reader): Order {
  const { products, adjustments, memberPlan, memberPlanTranslation } = order
  const components = products.flatMap((line) => line.components ?? [])
  if (
    ![...products, ...components, ...adjustments, { translation: memberPlanTranslation }].some(
      ({ translation }) => translation?.locale === locale,
    )
  )
    return order
  return {
    ...order,
    products: products.map((line) => ({
      ...line,
      ...lineInLocale(line, locale),
      ...(line.components && { components: line.components.map((one) => ({ ...one, ...lineInLocale(one, locale) })) }),
    })),
    adjustments: adjustments.map((one) => ({ ...one, name: nameInLocale(one.name, one.translation, locale) })),
    memberPlan: memberPlan && nameInLocale(memberPlan, memberPlanTranslation, locale),
  }
}

/** Like `translateOrder`, for an order's JSON text. */
export const translateOrderText = (text: string, reader: Reader): string =>
  /"(?:t|memberPlanT)ranslation":\{/.test(text) ? JSON.stringify(translateOrder(JSON.parse(text) as Order, reader)) : text
