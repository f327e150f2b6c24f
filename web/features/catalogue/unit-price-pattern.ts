import { major, minor } from '#contract/currency.ts'
import type { Shop } from '#contract/shop.ts'
import { type Content, referenceOf, unitPrice } from '#contract/unit-price.ts'
import { formatMoney } from '#web/lib/format.ts'
import { textIn } from '#web/lib/text.ts'

interface Priced {
  price: number
  content?: Content | undefined
}

/** What `UnitPrice` shows: nothing where there is no content. */
export function unitPriceText({ price, content }: Priced, { locale, currency }: Shop): string {
  if (!content) return ''
  const one = major(unitPrice(minor(price, currency.name), content), currency.name)
  return textIn(locale, 'common')(`price.per.${referenceOf(content).per}`, { price: formatMoney(one, currency) })
}

/** A content whose price is for the same reference, and another than the price itself: for patterns (`drawnOnce`). */
export function placeholderContent({ content }: Pick<Priced, 'content'>): Pick<Priced, 'content'> {
  if (!content) return {}
  const amounts = { g: 97, ml: 97, kg: 977, l: 977, m: 3, piece: 3, capsule: 3, serving: 3 }
  return { content: { ...content, amount: amounts[referenceOf(content).per] } }
}
