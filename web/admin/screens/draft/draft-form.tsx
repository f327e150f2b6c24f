import { useCallback, useId, useState } from 'react'
import type { ApiInput } from '#contract/api.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { isRefusal } from '#contract/refusal.ts'
import { useMoney } from '#web/lib/format.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { AddressEditor } from '#web/admin/orders/address-editor.tsx'
import { isCounted } from '#web/admin/orders/compose.ts'
import { Gift } from '#web/admin/orders/gift.tsx'
import { LineEditor } from '#web/admin/orders/line-editor.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { useDebounced } from '#web/admin/ui/use-debounced.ts'
import { staff } from '#web/admin/session/session.ts'
import { useIdempotent } from '#web/admin/session/use-idempotent.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { allowLeaving } from '#web/admin/unsaved/unsaved.ts'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'
import { contentsOf, discountProblems, type DraftValues, hasAddress, pricedOf } from './draft.ts'
import { BuyerField } from './buyer-field.tsx'
import { Discount } from './discount.tsx'
import { Placing } from './placing.tsx'

type Priced = ApiInput<'POST /admin/order-drafts/preview'>

/** An order draft as agreed on the phone, with its total and payment beside it. */
export function DraftForm({ loaded }: { loaded: DraftValues }) {
  const t = useText('admin-compose')
  const money = useMoney()
  const { countries } = useShop()
  const { busy, error, run } = useAction()
  const idempotent = useIdempotent()
  const [values, setValues] = useState<DraftValues>(() => ({
    ...loaded,
    address: loaded.address.country ? loaded.address : { ...loaded.address, country: countries[0] ?? '' },
  }))
  const { id: _, version: __, ...written } = values
  const markSaved = useChanged(written)
  const set = (change: Partial<DraftValues>) => setValues((before) => ({ ...before, ...change }))
  const wrong = discountProblems(values)
  const reasonId = useId()
  const isGood = !wrong.discount && isCounted(values.lines)
  const preview = useDraftPreview(values, isGood)
  const wrapPrice = preview.value?.giftWrapPrice
  const failure = error ?? preview.error
  const problems = { ...preview.value?.problems, ...(isRefusal(failure) && failure.errors) }
  const save = async (): Promise<{ id: string; version: number }> => {
    const { id, version } = values
    const contents = contentsOf(values)
    const saved = id
      ? await staff('PUT /admin/order-drafts/:id', { id, version, ...contents })
      : await idempotent(contents, (options) => staff('POST /admin/order-drafts', contents, options))
    set({ id: saved.id, version: saved.version })
    markSaved()
    return saved
  }
  const saveOnly = () =>
    void run(async () => {
      // The server would refuse the draft, so the missing field is marked instead.
      if (wrong.reason) return document.getElementById(reasonId)?.focus()
      await save()
      toast('success', t('draft.saved'))
      allowLeaving()
      goTo(adminUrls.drafts())
    })
  return (
    <div className="mt-3 grid border-t border-line lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-8 px-4 py-6 md:px-8">
        <BuyerField
          customer={values.customer}
          email={values.email}
          locale={values.locale}
          error={problems['email']?.join(' ')}
          onChange={set}
        />
        <LineEditor lines={values.lines} problems={problems} onChange={(lines) => set({ lines })} />
        <section className="grid gap-4">
          <h2 className="font-semibold">{t('draft.address')}</h2>
          <AddressEditor address={values.address} problems={problems} onChange={(address) => set({ address })} />
        </section>
        <Discount values={values} wrong={wrong} reasonId={reasonId} onChange={set} />
        <Gift
          gift={values.gift}
          offersWrap={preview.value?.offersGiftWrap ?? false}
          wrapPrice={wrapPrice === undefined ? undefined : money(wrapPrice)}
          onChange={(gift) => set({ gift })}
        />
      </div>
      <aside className="grid content-start gap-4 border-line px-4 py-6 max-lg:border-t md:px-8 lg:border-s">
        <Placing
          preview={preview.value}
          hasLines={values.lines.length > 0}
          busy={busy || preview.busy}
          isReady={isGood && isComplete(values)}
          onShipping={(shippingMethod) => set({ shippingMethod })}
          onPlace={({ payment, days, totalCost }) =>
            void run(async () => {
              const { id, version } = await save()
              const order = await staff('POST /admin/order-drafts/:id/place', { id, version, payment, days, totalCost })
              toast('success', t('draft.placed', { number: order.number }))
              allowLeaving()
              goTo(adminUrls.order(order.number))
            })
          }
        />
        <ErrorLine error={failure} />
        <ActionButton busy={busy} disabled={!isGood} onClick={saveOnly}>
          {t('draft.save')}
        </ActionButton>
      </aside>
    </div>
  )
}

/** Whether an order can be placed with these values. */
const isComplete = (values: DraftValues): boolean =>
  !discountProblems(values).reason && values.lines.length > 0 && hasAddress(values.address) && Boolean(values.customer ?? values.email)

/** The preview of the order's total, debounced. */
function useDraftPreview(values: DraftValues, isGood: boolean) {
  const [wrapPrice, setWrapPrice] = useState<number>()
  const priced = pricedOf(values, wrapPrice)
  const text = priced.lines.length === 0 || !isGood ? 'null' : JSON.stringify(priced)
  const debounced = useDebounced(text)
  const ask = useCallback(async () => {
    const preview = await staff('POST /admin/order-drafts/preview', JSON.parse(debounced) as Priced)
    setWrapPrice(preview.giftWrapPrice)
    return preview
  }, [debounced])
  const answer = useAsyncData(debounced === 'null' ? null : ask)
  return { ...answer, busy: debounced !== 'null' && (answer.busy || debounced !== text) }
}
