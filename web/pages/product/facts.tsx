import type { ReactNode } from 'react'
import { useDelivery } from '#web/features/cart/use-delivery.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/**
 * What a buyer wants to know before ordering: arrival, shipping costs, and returns. Without a price nothing can be
 * ordered, so no day is promised. Files arrive immediately and can't be returned.
 */
export function Facts({ price, isDigital = false }: { price: number | null; isDigital?: boolean | undefined }) {
  const t = useText('common')
  const { returnDays } = useShop()
  if (isDigital) return <Digital />
  return (
    <ul className="grid gap-3 border-t border-line pt-4 text-sm">
      {price !== null && <Delivery price={price} />}
      {returnDays > 0 && <Fact icon="returns">{t('delivery.returns', { count: returnDays })}</Fact>}
    </ul>
  )
}

/** The icon is inline, since no other page needs it. */
function Digital() {
  const t = useText('product-details')
  return (
    <p className="flex gap-3 border-t border-line pt-4 text-sm">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon size-5 shrink-0 text-quiet">
        <path d="M12 3v12m-4.5-4.5L12 15l4.5-4.5M5 15v6h14v-6" />
      </svg>
      {t('digital')}
    </p>
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
