import type { StaffOrder } from '#contract/admin/orders.ts'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { OrderCurrencyProvider } from '#web/features/orders/order-currency-provider.tsx'
import { useText } from '#web/lib/text.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { AddressEditor } from '#web/admin/orders/address-editor.tsx'
import type { ComposedLine } from '#web/admin/orders/compose.ts'
import { Gift } from '#web/admin/orders/gift.tsx'
import { LineEditor } from '#web/admin/orders/line-editor.tsx'
import { useMoneyIn } from '#web/admin/orders/use-money-in.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { ChangedStrip } from './changed-strip.tsx'
import { Difference } from './difference.tsx'
import { useEdit } from './use-edit.ts'

/** The edited order, with the effect on its payment beside it. */
export function EditForm({ read }: { read: StaffOrder }) {
  const t = useText('admin-compose')
  const moneyIn = useMoneyIn()
  const { before, edit, reason, isRebased, preview, busy, error, change, setReason, closeNotice, save } = useEdit(read)
  const { order } = before
  const { lines, address, shippingMethod, gift } = edit
  const money = (amount: number) => moneyIn(amount, order.currency?.code)
  const failure = error ?? preview.error
  const problems = { ...preview.value?.problems, ...(isRefusal(failure) && failure.errors) }
  // Added lines get their price from the preview, in the order's currency.
  const priced = (line: ComposedLine): ComposedLine => ({
    ...line,
    price: preview.value?.products.find(({ variantId }) => variantId === line.variantId)?.price ?? line.price,
  })
  const wrapPrice = preview.value?.giftWrapPrice
  const methods = preview.value?.shippingMethods ?? [order.shippingMethod]
  const known = methods.some(({ code }) => code === order.shippingMethod.code) ? methods : [order.shippingMethod, ...methods]
  return (
    <>
      {isRebased && <ChangedStrip order={before} onClose={closeNotice} />}
      <div className="mt-3 grid border-t border-line lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-8 px-4 py-6 md:px-8">
          <LineEditor
            lines={lines.map(priced)}
            problems={problems}
            currency={order.currency?.code}
            onChange={(next) => change({ lines: next })}
          />
          <Select
            label={t('edit.shipping')}
            value={shippingMethod}
            options={known.map(({ code, name, price }) => ({
              value: code,
              name: code === order.shippingMethod.code ? t('edit.agreed', { name }) : `${name}, ${money(price)}`,
            }))}
            onChange={(event) => change({ shippingMethod: event.currentTarget.value })}
          />
          <Disclosure title={t('edit.address')}>
            <AddressEditor address={address} problems={problems} onChange={(next) => change({ address: next })} />
          </Disclosure>
          <Gift
            gift={gift}
            offersWrap={preview.value?.offersGiftWrap ?? false}
            wrapPrice={wrapPrice === undefined ? undefined : money(wrapPrice)}
            onChange={(next) => change({ gift: next })}
          />
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
            <OrderCurrencyProvider of={order}>
              <Difference order={order} preview={preview.value} />
            </OrderCurrencyProvider>
          )}
          <ErrorLine error={failure} />
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
    </>
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
