import type { Summary } from '#contract/orders.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

export function Costs({ summary, busy }: { summary: Summary; busy: boolean }) {
  const t = useText('checkout')
  const money = useMoney()
  const { productCost, shippingCost, discount, tax, totalCost } = summary
  return (
    <div aria-busy={busy} className={`mt-5 border-t border-line pt-4 transition-opacity ${busy ? 'opacity-50' : ''}`}>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
        <Row name={t('summary.products')} value={money(productCost)} />
        <Row name={t('summary.shipping')} value={shippingCost === 0 ? t('methods.free') : money(shippingCost)} />
        {discount > 0 && <Row name={t('summary.discount')} value={`−${money(discount)}`} />}
        {tax > 0 && <Row name={t('summary.tax')} value={money(tax)} />}
        <dt className="mt-2 border-t border-line pt-3 font-semibold">{t('summary.total')}</dt>
        <dd className="display mt-2 border-t border-line pt-3 text-right text-xl">{money(totalCost)}</dd>
      </dl>
      {tax === 0 && <p className="mt-1 text-sm text-quiet">{t('summary.included')}</p>}
    </div>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="text-right">{value}</dd>
    </>
  )
}
