import { useDays } from '#web/lib/dates.ts'
import { useConverted } from '#web/lib/converted.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** When things worth `sum` would be here if ordered now, and what bringing them costs: the usual way. */
export function useDelivery(sum: number): { arrives: string; cost: string } {
  const t = useText('common')
  const money = useConverted(true)
  const days = useDays()
  const { delivery, freeShippingFrom } = useShop()
  const price = money(delivery.price)
  const costOf = () => {
    if (freeShippingFrom === null) return t('delivery.costs', { price })
    return sum >= freeShippingFrom ? t('delivery.free') : t('delivery.costsBelow', { price, from: money(freeShippingFrom) })
  }
  return { arrives: t('delivery.arrives', { days: days(delivery.from, delivery.to) }), cost: costOf() }
}
