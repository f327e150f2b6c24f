import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Promotion } from '#contract/promotions.ts'
import { promotionLimits } from '#contract/promotion-limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Codes } from './codes.tsx'
import { EffectFields } from './effect-fields.tsx'
import { decidedOf, fresh, isoTime, localTime, typedNumber } from './form-values.ts'
import { Preview } from './preview.tsx'

interface EditorProps {
  /** Null for a new one. */
  promotion: Promotion | null
  onChanged?: () => void
}

/** All that staff decide about a promotion, with what it would do to sample carts, and its codes. */
export function Editor({ promotion, onChanged }: EditorProps) {
  const t = useText('admin-promotions')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [values, setValues] = useState(() => (promotion ? decidedOf(promotion) : fresh))
  const [code, setCode] = useState('')
  const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }))

  const save = () =>
    run(async () => {
      if (promotion) await staff('PUT /admin/promotions/:id', { id: promotion.id, ...values })
      else {
        const firstCode = values.trigger === 'code' && code.trim() !== '' ? { firstCode: code } : {}
        const { id } = await staff('POST /admin/promotions', { ...values, ...firstCode })
        goTo(adminUrls.promotion(id), { replace: true })
      }
      toast('success', t('saved'))
      onChanged?.()
    })

  return (
    <div className="grid gap-10 px-4 py-6 md:px-8 xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-5">
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <Field
          label={t('field.name')}
          hint={t('field.nameHint')}
          value={values.name}
          maxLength={promotionLimits.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Select
          label={t('field.trigger')}
          value={values.trigger}
          onChange={(event) => set({ trigger: event.target.value === 'code' ? 'code' : 'automatic' })}
          options={(['code', 'automatic'] as const).map((value) => ({ value, name: t(`trigger.${value}`) }))}
        />
        {!promotion && values.trigger === 'code' && (
          <Field
            label={t('field.code')}
            hint={t('field.codeHint')}
            value={code}
            inputClass="uppercase"
            maxLength={promotionLimits.codeMax}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <EffectFields effect={values.effect} onChange={(effect) => set({ effect })} />
        <div className="grid gap-5 md:grid-cols-2">
          <Number label={t('field.minSubtotal')} value={values.minSubtotal} onChange={(minSubtotal) => set({ minSubtotal })} />
          <Number label={t('field.minQuantity')} value={values.minQuantity} onChange={(minQuantity) => set({ minQuantity })} />
          <Number label={t('field.usesMax')} value={values.usesMax} onChange={(usesMax) => set({ usesMax })} />
          <Number label={t('field.usesPerPerson')} value={values.usesPerPerson} onChange={(usesPerPerson) => set({ usesPerPerson })} />
          <Field
            label={t('field.startsAt')}
            type="datetime-local"
            value={localTime(values.startsAt)}
            onChange={(event) => set({ startsAt: isoTime(event.target.value) })}
          />
          <Field
            label={t('field.endsAt')}
            type="datetime-local"
            value={localTime(values.endsAt)}
            onChange={(event) => set({ endsAt: isoTime(event.target.value) })}
          />
        </div>
        <div>
          <Check label={t('field.active')} checked={values.active} onChange={(event) => set({ active: event.target.checked })} />
          <Check
            label={t('field.firstOrder')}
            checked={values.firstOrder}
            onChange={(event) => set({ firstOrder: event.target.checked })}
          />
          <Check
            label={t('field.combinable')}
            hint={t('field.combinableHint')}
            checked={values.combinable}
            onChange={(event) => set({ combinable: event.target.checked })}
          />
          <Check
            label={t('field.exceptDeals')}
            checked={values.scope.exceptDeals}
            onChange={(event) => set({ scope: { ...values.scope, exceptDeals: event.target.checked } })}
          />
        </div>
        <ActionButton look="ember" className="justify-self-start" busy={busy} onClick={() => void save()}>
          {t('save')}
        </ActionButton>
      </div>
      <div className="grid content-start gap-10">
        <Preview promotion={values} />
        {promotion?.trigger === 'code' && <Codes promotion={promotion} {...(onChanged && { onChanged })} />}
      </div>
    </div>
  )
}

/** A number that may be left out. */
function Number({ label, value, onChange }: { label: string; value: number | null | undefined; onChange: (value: number | null) => void }) {
  return (
    <Field label={label} inputMode="decimal" defaultValue={value ?? ''} onChange={(event) => onChange(typedNumber(event.target.value))} />
  )
}
