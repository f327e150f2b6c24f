import type { Order } from '#contract/orders.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

/** What the order came to. Needs the group "order". */
export function OrderCosts({ order: { productCost, shippingCost, discount, tax, totalCost } }: { order: Order }) {
  const t = useText('order')
  const money = useMoney()
  const rows = [
    [t('costs.products'), money(productCost)],
    [t('costs.shipping'), shippingCost === 0 ? t('costs.free') : money(shippingCost)],
    ...(discount > 0 ? [[t('costs.discount'), `−${money(discount)}`]] : []),
    ...(tax > 0 ? [[t('costs.tax'), money(tax)]] : []),
  ]
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
        {rows.map(([name, value]) => <div key={name} className="contents"><dt className="text-quiet">{name}</dt><dd className="text-right">{value}</dd></div>)}
        <dt className="mt-2 border-t border-line pt-3 font-semibold">{t('costs.total')}</dt>
        <dd className="display mt-2 border-t border-line pt-3 text-right text-xl">{money(totalCost)}</dd>
      </dl>
      {tax === 0 && <p className="mt-1 text-sm text-quiet">{t('costs.included')}</p>}
    </>
  )
}
