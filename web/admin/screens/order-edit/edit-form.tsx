import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { StaffOrder } from '#contract/admin/orders.ts'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { InCurrency } from '#web/features/orders/in-currency.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { AddressEditor } from '#web/admin/orders/address-editor.tsx'
import { type ComposedLine, lineOfOrder, toSend } from '#web/admin/orders/compose.ts'
import { LineEditor } from '#web/admin/orders/line-editor.tsx'
import { useMoneyIn } from '#web/admin/orders/use-money-in.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Difference } from './difference.tsx'
import { usePreview } from './use-preview.ts'

/** The edited order, with the effect on its payment beside it. */
export function EditForm({ before: { order, edits }, onStale }: { before: StaffOrder; onStale: () => void }) {
  const t = useText('admin-compose')
  const moneyIn = useMoneyIn()
  const money = (amount: number) => moneyIn(amount, order.currency?.code)
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [lines, setLines] = useState(() => order.products.map(lineOfOrder))
  const [address, setAddress] = useState(order.shippingAddress)
  const [shippingMethod, setShippingMethod] = useState(order.shippingMethod.code)
  const [reason, setReason] = useState('')
  const isMoved = address !== order.shippingAddress
  const wanted = { id: order.id, lines: toSend(lines), shippingMethod, ...(isMoved && { shippingAddress: address }) }
  const preview = usePreview(lines.length > 0 ? wanted : null)
  const failure = error ?? preview.error
  const problems = { ...preview.value?.problems, ...(isRefusal(failure) && failure.errors) }
  const save = () =>
    void run(async () => {
      if (!preview.value) return
      try {
        const { totalCost } = preview.value
        await staff('POST /admin/orders/:id/edit', { ...wanted, edits, totalCost, reason })
        toast('success', t('edit.done'))
        goTo(adminUrls.order(order.number))
      } catch (reasonWhy) {
        if (isRefusal(reasonWhy) && reasonWhy.code === 'ORDER_WAS_CHANGED') onStale()
        throw reasonWhy
      }
    })
  // Added lines get their price from the preview, in the order's currency.
  const priced = (line: ComposedLine): ComposedLine => ({
    ...line,
    price: preview.value?.products.find(({ variantId }) => variantId === line.variantId)?.price ?? line.price,
  })
  const methods = preview.value?.shippingMethods ?? [order.shippingMethod]
  const known = methods.some(({ code }) => code === order.shippingMethod.code) ? methods : [order.shippingMethod, ...methods]
  return (
    <div className="mt-3 grid border-t border-line lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-8 px-4 py-6 md:px-8">
        <LineEditor lines={lines.map(priced)} problems={problems} currency={order.currency?.code} onChange={setLines} />
        <Select
          label={t('edit.shipping')}
          value={shippingMethod}
          options={known.map(({ code, name, price }) => ({
            value: code,
            name: code === order.shippingMethod.code ? t('edit.agreed', { name }) : `${name}, ${money(price)}`,
          }))}
          onChange={(event) => setShippingMethod(event.currentTarget.value)}
        />
        <Disclosure title={t('edit.address')}>
          <AddressEditor address={address} problems={problems} onChange={setAddress} />
        </Disclosure>
        <Field
          label={t('edit.reason')}
          hint={t('edit.reasonHint')}
          value={reason}
          maxLength={limits.shipment.note}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <aside className="grid content-start gap-4 border-line px-4 py-6 max-lg:border-t md:px-8 lg:border-s">
        <h2 className="font-semibold">{t('edit.after')}</h2>
        {preview.value && (
          <InCurrency of={order}>
            <Difference order={order} preview={preview.value} />
          </InCurrency>
        )}
        {failure !== null && (
          <p role="alert" className="text-bad">
            {errorMessage(failure)}
          </p>
        )}
        <ActionButton
          look="ember"
          busy={busy || preview.busy}
          disabled={lines.length === 0 || !preview.value || Object.keys(preview.value.problems).length > 0}
          onClick={save}
        >
          {saveLabel(preview.value, t, money)}
        </ActionButton>
      </aside>
    </div>
  )
}

/** A label that says what happens to the money. */
function saveLabel(
  preview: { owed: number; refund: number } | null,
  t: ReturnType<typeof useText<'admin-compose'>>,
  money: (amount: number) => string,
): string {
  if (preview && preview.refund > 0) return t('edit.saveRefund', { amount: money(preview.refund) })
  return t('edit.save')
}
