import { useDays } from '#web/lib/dates.ts'
import { useConverted } from '#web/lib/converted.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

let last = { key: '', days: '' }

/** When things worth `sum` would be here if ordered now, and what bringing them costs: the usual way. */
export function useDelivery(sum: number): { arrives: string; cost: string } {
  const t = useText('common')
  const money = useConverted(true)
  const days = useDays()
  const { delivery, freeShippingFrom, locale } = useShop()
  const price = money(delivery.price)
  const costOf = () => {
    if (freeShippingFrom === null) return t('delivery.costs', { price })
    return sum >= freeShippingFrom ? t('delivery.free') : t('delivery.costsBelow', { price, from: money(freeShippingFrom) })
  }
  const key = `${locale} ${delivery.from} ${delivery.to}`
  // The same all day on each product's page, and writing it takes longer than all the rest of this.
  if (last.key !== key) last = { key, days: days(delivery.from, delivery.to) }
  return { arrives: t('delivery.arrives', { days: last.days }), cost: costOf() }
}
