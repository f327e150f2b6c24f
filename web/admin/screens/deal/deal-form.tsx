import { type SyntheticEvent, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field } from '#web/ui/field.tsx'
import { Chosen } from '#web/admin/products/chosen.tsx'
import { ProductFinder } from '#web/admin/products/product-finder.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { LocalTime } from '#web/admin/ui/local-time.tsx'
import { allowLeaving } from '#web/admin/unsaved/unsaved.ts'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'
import { newDraft, inputOf } from './draft.ts'
import { useRefused } from './use-refused.ts'
import { VariantPrices } from './variant-prices.tsx'

/** A deal's product, prices, period and maximum number of pieces. */
export function DealForm() {
  const t = useText('admin-deals')
  const selection = useText('admin-selection')
  const { busy, error, run } = useAction()
  const [draft, setDraft] = useState(() => newDraft(Date.now()))
  const [sent, setSent] = useState<string[]>([])
  const { form, at, isWrong, wrong } = useRefused(error, sent)
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const { product } = draft
  useChanged(draft)
  const input = inputOf(draft)
  const pick = (id: string) => run(async () => set({ product: await staff('GET /admin/products/:id', { id }), prices: {} }))
  const start = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!input) return
    setSent(input.prices.map(({ variantId }) => variantId))
    await run(async () => {
      await staff('POST /admin/deals', input)
      toast('success', t('saved'))
      allowLeaving()
      goTo(adminUrls.deals())
    })
  }
  return (
    <form ref={form} className="grid max-w-[26rem] gap-5 px-4 py-6 md:px-8" onSubmit={(event) => void start(event)}>
      {wrong.rest !== null && <Alert tone="bad">{wrong.rest}</Alert>}
      <ProductFinder
        label={t('field.product')}
        example={selection('productExample')}
        error={wrong.product}
        resultsLabel={selection('found')}
        onPick={(id) => void pick(id)}
      />
      {product && (
        <>
          <Chosen ids={[product.id]} nameOf={() => product.name} onRemove={() => set({ product: null, prices: {} })} />
          <VariantPrices
            product={product}
            prices={draft.prices}
            problem={at('prices').error}
            isWrong={isWrong}
            onChange={(prices) => set({ prices })}
          />
        </>
      )}
      <LocalTime
        label={t('field.startsAt')}
        hint={t('field.startsAtHint')}
        value={draft.startsAt}
        error={wrong.startsAt}
        onChange={(startsAt) => set({ startsAt })}
      />
      <LocalTime label={t('field.endsAt')} value={draft.endsAt} {...at('endsAt')} onChange={(endsAt) => set({ endsAt })} />
      <Field
        label={t('field.quantity')}
        hint={t('field.quantityHint')}
        inputMode="numeric"
        pattern="\s*[0-9]{1,7}\s*"
        value={draft.quantity}
        {...at('quantity')}
        onChange={(event) => set({ quantity: event.currentTarget.value })}
      />
      <ActionButton type="submit" look="ember" className="justify-self-start" busy={busy} disabled={!input}>
        {t('create')}
      </ActionButton>
    </form>
  )
}
