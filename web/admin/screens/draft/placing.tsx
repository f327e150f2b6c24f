import { useState } from 'react'
import type { OrderDraftPreview } from '#contract/admin/order-drafts.ts'
import { linesCost } from '#contract/discounts.ts'
import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'
import { Sums } from '#web/admin/orders/sums.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

const payments = ['link', 'delivery', 'cash', 'bank'] as const
const dayChoices = ['1', '3', '7', '14']

interface PlacingProps {
  preview: OrderDraftPreview | null
  /** Without lines there is no total yet. With lines but no total, the reason is shown elsewhere. */
  hasLines: boolean
  busy: boolean
  isReady: boolean
  onShipping: (code: string) => void
  onPlace: (how: { payment: (typeof payments)[number]; days: number; totalCost: number }) => void
}

/** The draft's total, its shipping and payment methods, and the button that places the order. */
export function Placing({ preview, hasLines, busy, isReady, onShipping, onPlace }: PlacingProps) {
  const t = useText('admin-compose')
  const money = useMoney()
  const { currency, currencies } = useShop()
  const [payment, setPayment] = useState<(typeof payments)[number]>('link')
  const [days, setDays] = useState('3')
  const isStopped = !preview || Object.keys(preview.problems).length > 0
  return (
    <>
      <h2 className="font-semibold">{t('draft.sum')}</h2>
      {currencies && <p className="text-quiet">{t('draft.ownCurrency', { currency: currency.name })}</p>}
      {preview ? (
        <>
          <Select
            label={t('edit.shipping')}
            value={preview.shippingMethod ?? ''}
            options={preview.shippingMethods.map(({ code, name, price }) => ({ value: code, name: `${name}, ${money(price)}` }))}
            onChange={(event) => onShipping(event.currentTarget.value)}
          />
          <Sums
            rows={[
              [t('sum.items'), money(linesCost(preview))],
              ...(preview.discount > 0 ? [[t('sum.discount'), money(-preview.discount)] as const] : []),
              ...(preview.wrapCost ? [[t('gift.wrap'), money(preview.wrapCost)] as const] : []),
              [t('sum.shipping'), money(preview.shippingCost)],
              ...(preview.tax > 0 ? [[t('sum.tax'), money(preview.tax)] as const] : []),
            ]}
            total={[t('sum.total'), money(preview.totalCost)]}
          />
        </>
      ) : (
        !hasLines && <p className="text-quiet">{t('draft.noSum')}</p>
      )}
      <Select
        label={t('draft.payment')}
        value={payment}
        options={payments.map((value) => ({ value, name: t(`draft.payments.${value}`) }))}
        onChange={(event) => setPayment(payments.find((one) => one === event.currentTarget.value) ?? 'link')}
      />
      {payment === 'link' && (
        <Select
          label={t('draft.held')}
          value={days}
          options={dayChoices.map((value) => ({ value, name: t('draft.days', { count: Number(value) }) }))}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      )}
      <ActionButton
        look="ember"
        busy={busy}
        disabled={!isReady || isStopped}
        onClick={() => preview && onPlace({ payment, days: Number(days), totalCost: preview.totalCost })}
      >
        {t(payment === 'link' ? 'draft.placeLink' : 'draft.place')}
      </ActionButton>
      {!isReady && <p className="text-quiet">{t('draft.missing')}</p>}
    </>
  )
}
