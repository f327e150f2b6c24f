import { type SyntheticEvent, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Promotion } from '#contract/promotions.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ProductSelection } from '#web/admin/products/product-selection.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useFieldErrors } from '#web/admin/ui/use-field-errors.ts'
import { allowLeaving } from '#web/admin/unsaved/unsaved.ts'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Check } from '#web/ui/check.tsx'
import { Basics } from './basics.tsx'
import { Codes } from './codes.tsx'
import { DeletePromotion } from './delete-promotion.tsx'
import { EffectFields } from './effect-fields.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { settingsOf, newPromotion } from './form-values.ts'
import { LimitFields } from './limit-fields.tsx'
import { Preview } from './preview.tsx'
import { useSentences } from './sentences.ts'

interface EditorProps {
  /** Null for a new promotion. */
  promotion: Promotion | null
  onChanged?: () => void
}

/** A promotion's settings, its effect on sample carts, and its codes. */
export function Editor({ promotion, onChanged }: EditorProps) {
  const t = useText('admin-promotions')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const { form, at } = useFieldErrors(error, useSentences())
  const [values, setValues] = useState(() => (promotion ? settingsOf(promotion) : newPromotion))
  const [code, setCode] = useState('')
  /** The segments as they were sent last, since a refusal tells their places. */
  const [sentSegments, setSentSegments] = useState(values.segments)
  const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }))
  const { scope } = values
  const markSaved = useChanged({ values, code })

  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    setSentSegments(values.segments)
    void run(async () => {
      if (promotion) {
        await staff('PUT /admin/promotions/:id', { id: promotion.id, ...values })
        markSaved()
      } else {
        const firstCode = values.trigger === 'code' && code.trim() !== '' ? { firstCode: code } : {}
        const { id } = await staff('POST /admin/promotions', { ...values, ...firstCode })
        allowLeaving()
        goTo(adminUrls.promotion(id), { replace: true })
      }
      toast('success', t('saved'))
      onChanged?.()
    })
  }

  return (
    <div className="grid gap-10 px-4 py-6 md:px-8 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <form ref={form} noValidate onSubmit={save} className="grid min-w-0 content-start gap-8">
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <Basics isNew={!promotion} values={values} code={code} at={at} onCode={setCode} onChange={set} />
        <div className="grid gap-5">
          <EffectFields effect={values.effect} at={at} onChange={(effect) => set({ effect })} />
        </div>
        <div>
          <ProductSelection
            title={t('field.appliesTo')}
            chosen={{ categoryIds: scope.categories, brandIds: scope.brands, productIds: scope.products }}
            onChange={({ categoryIds, brandIds, productIds }) =>
              set({
                scope: {
                  ...scope,
                  ...(categoryIds && { categories: categoryIds }),
                  ...(brandIds && { brands: brandIds }),
                  ...(productIds && { products: productIds }),
                },
              })
            }
          />
          <Check
            label={t('field.exceptDeals')}
            checked={scope.exceptDeals}
            onChange={(event) => set({ scope: { ...scope, exceptDeals: event.target.checked } })}
          />
        </div>
        <AudienceFields values={values} sent={sentSegments} at={at} onChange={set} />
        <LimitFields values={values} at={at} onChange={set} />
        <div className="flex flex-wrap gap-3">
          <ActionButton type="submit" look="ember" busy={busy}>
            {t('save')}
          </ActionButton>
          {promotion && <DeletePromotion promotion={promotion} />}
        </div>
      </form>
      <div className="grid min-w-0 content-start gap-10">
        <Preview promotion={values} />
        {promotion?.trigger === 'code' && <Codes promotion={promotion} {...(onChanged && { onChanged })} />}
      </div>
    </div>
  )
}
