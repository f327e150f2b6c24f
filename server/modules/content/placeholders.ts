import { major } from '#contract/currency.ts'
import type { Config } from '#server/config.ts'
import { formatCountry, formatMoney } from '#server/text/formats.ts'

const placeholder = /\{\{(\w+)\}\}/g

/** The values of `{{name}}` in texts, so that prices and names in them can't contradict the shop's. */
const values = ({ shop, points, origin, returns }: Config): Record<string, string | null> => {
  const money = (minor: number) => formatMoney(major(minor), shop.currency)
  const number = (value: number) => value.toLocaleString(shop.locale, { useGrouping: false })
  return {
    shop: shop.name,
    email: shop.supportEmail,
    origin,
    currency: shop.currency.name,
    countries: shop.countries.map((code) => formatCountry(code, shop.locale)).join(', '),
    pointsPerUnit: number(points.perUnit),
    pointsForReview: number(points.forReview),
    pointsWorth: number(points.perUnitWorth),
    oneUnit: money(100),
    // Null for anything that the shop doesn't offer.
    returnDays: returns.days > 0 ? number(returns.days) : null,
    withdrawalDays: returns.withdrawalDays > 0 ? number(returns.withdrawalDays) : null,
  }
}

/** Fills in placeholders. Unknown names stay visible. Lines about anything the shop doesn't offer are left out. */
export function fillPlaceholders(text: string, config: Config): string {
  const known = values(config)
  const offered = text.split('\n').filter((line) => ![...line.matchAll(placeholder)].some(([, name = '']) => known[name] === null))
  return offered.join('\n').replace(placeholder, (whole, name: string) => known[name] ?? whole)
}
