import type { Shop } from '#contract/shop.ts'
import { formatDays } from '#web/lib/dates.ts'
import { useConvertedAmount } from '#web/lib/converted-price.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

let last = { key: '', days: '' }

/** Caches the formatted days: they are the same on every product page all day, and formatting is the slowest part of this hook. */
function daysOf({ from, to }: Shop['delivery'], locale: string): string {
  const key = `${locale} ${from} ${to}`
  if (last.key !== key) last = { key, days: formatDays(from, to, locale) }
  return last.days
}

/** When goods worth `sum` would arrive if ordered now, and what standard shipping costs. */
export function useDelivery(sum: number): { arrives: string; cost: string } {
  const t = useText('common')
  const money = useConvertedAmount(true)
  const { delivery, freeShippingFrom, locale } = useShop()
  const price = money(delivery.price)
  const costOf = () => {
    if (freeShippingFrom === null) return t('delivery.costs', { price })
    return sum >= freeShippingFrom ? t('delivery.free') : t('delivery.costsBelow', { price, from: money(freeShippingFrom) })
  }
  return { arrives: t('delivery.arrives', { days: daysOf(delivery, locale) }), cost: costOf() }
}
