import type { ReactNode } from 'react'
import { useDelivery } from '#web/features/cart/use-delivery.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/**
 * What one wants to know before pressing the button: when it comes, what that costs, and the way back. Without a price nothing can be
 * ordered, so no day is promised.
 */
export function Facts({ price }: { price: number | null }) {
  const t = useText('common')
  const { returnDays } = useShop()
  return (
    <ul className="grid gap-3 border-t border-line pt-4 text-sm">
      {price !== null && <Delivery price={price} />}
      {returnDays > 0 && <Fact icon="returns">{t('delivery.returns', { count: returnDays })}</Fact>}
    </ul>
  )
}

function Delivery({ price }: { price: number }) {
  const { arrives, cost } = useDelivery(price)
  return (
    <Fact icon="truck">
      <span className="block font-medium">{arrives}</span>
      <span className="text-quiet">{cost}</span>
    </Fact>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="size-5 shrink-0 text-quiet" />
      <span>{children}</span>
    </li>
  )
}
