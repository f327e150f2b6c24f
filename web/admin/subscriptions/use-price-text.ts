import type { StaffSubscription } from '#contract/admin/subscriptions.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** "$7.90 a month"; a dash before the first payment. Needs the group "admin-subscriptions". */
export function usePriceText(): (subscription: Pick<StaffSubscription, 'price' | 'period'>) => string {
  const t = useText('admin-subscriptions')
  const money = useMoney()
  return ({ price, period }) => (price === null ? '–' : t(`price.${period}`, { price: money(price) }))
}
