import { major, minor } from '#contract/currency.ts'
import type { Shop } from '#contract/shop.ts'
import { type Content, referenceOf, unitPrice } from '#contract/unit-price.ts'
import { formatMoney } from '#web/lib/format.ts'
import { textIn } from '#web/lib/text.ts'

interface Priced {
  price: number
  content?: Content | undefined
}

/** The text that `UnitPrice` shows; empty without a content. */
export function unitPriceText({ price, content }: Priced, { locale, currency }: Shop): string {
  if (!content) return ''
  const one = major(unitPrice(minor(price, currency.name), content), currency.name)
  return textIn(locale, 'common')(`price.per.${referenceOf(content).per}`, { price: formatMoney(one, currency) })
}

/** A content with the same reference unit, whose unit price differs from the price: for patterns (`patternFiller`). */
export function placeholderContent({ content }: Pick<Priced, 'content'>): Pick<Priced, 'content'> {
  if (!content) return {}
  const amounts = { g: 97, ml: 97, kg: 977, l: 977, m: 3, piece: 3, capsule: 3, serving: 3 }
  return { content: { ...content, amount: amounts[referenceOf(content).per] } }
}
