import { major } from '#contract/currency.ts'
import { lineInLocale } from '#contract/line-translation.ts'
import type { Config } from '#server/config.ts'
import type { Block, mailContext } from '#server/messaging/mail/mail.ts'
import { type Estimate, goodsCost } from './estimate.ts'
import type { DeliveryRow, ShownLine } from './queries.ts'

/** A product of a mail. */
export interface Goods {
  line: ShownLine
  name: string
  options: string
}

type T = ReturnType<typeof mailContext>['t']
type Money = (amount: number) => string

/** The products of a repeat delivery in the mail's language, with their translated options. */
export const goodsIn = (lines: ShownLine[], { shop }: Config): Goods[] =>
  lines.map((line) => ({
    line,
    name: lineInLocale({ name: line.name, options: line.options }, shop.locale).name,
    options: Object.values({ ...line.options, ...line.terms }).join(', '),
  }))

/** A product's name with its options, which tell its variants apart. */
export const fullName = ({ name, options }: Omit<Goods, 'line'>): string => (options ? `${name} (${options})` : name)

/** The products in a sentence: the first one, and how many more there are. */
export function namesOf([first, ...others]: Goods[], t: T): string {
  const name = first?.name ?? ''
  return others.length === 0 ? name : t('repeat.andMore', { product: name, count: others.length })
}

/** The lines of a mail, at their price where it's known; what is left out isn't listed. */
export const goodsLines = (
  goods: Goods[],
  est: Estimate | undefined,
  { money, t }: { money: Money; t: T },
): Extract<Block, { type: 'goods' }>['lines'] =>
  goods.flatMap(({ line, name, options }) => {
    const found = est?.lines.find((one) => one.line.variant_id === line.variant_id)
    if (est && !found) return []
    return [
      {
        name,
        details: [options, t('order.quantity', { count: line.quantity })].filter(Boolean).join(', '),
        price: found ? money(goodsCost(found.ordered)) : '',
        picture: line.photo,
      },
    ]
  })

/** A sentence for each product that is left out. */
export const leftOutTexts = ({ leftOut }: Estimate, goods: Goods[], t: T): string[] =>
  leftOut.map(({ variantId, name, options, reason }) => {
    const found = goods.find(({ line }) => line.variant_id === variantId)
    return t(`repeat.leftOut.${reason}`, { product: fullName(found ?? { name, options: Object.values(options).join(', ') }) })
  })

/** A sentence for each product whose price has risen since it was ordered last. */
export const dearerTexts = ({ lines }: Estimate, goods: Goods[], { row, money, t }: { row: DeliveryRow; money: Money; t: T }): string[] =>
  lines.flatMap(({ line, price }) => {
    if (price <= line.price) return []
    const inWords = (amount: number) => money(major(amount, row.currency ?? undefined))
    const found = goods.find((one) => one.line.variant_id === line.variant_id)
    return [
      t(goods.length > 1 ? 'repeat.reminder.dearerOf' : 'repeat.reminder.dearer', {
        product: found ? fullName(found) : line.name,
        was: inWords(line.price),
        price: inWords(price),
      }),
    ]
  })
