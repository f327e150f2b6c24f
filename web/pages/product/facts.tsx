import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** What one wants to know before pressing the button. */
export function Facts() {
  const t = useText('product-details')
  const money = useMoney(true)
  const { freeShippingFrom } = useShop()
  return (
    <ul className="grid gap-2 border-t border-line pt-4 text-sm">
      <Fact icon="truck">
        {freeShippingFrom === null ? t('facts.shipping') : t('facts.freeShipping', { price: money(freeShippingFrom) })}
      </Fact>
      <Fact icon="returns">{t('facts.returns')}</Fact>
    </ul>
  )
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex items-center gap-3">
      <Icon name={icon} className="size-5 shrink-0 text-quiet" />
      {children}
    </li>
  )
}
