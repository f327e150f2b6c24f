import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { useAmountExample } from '#web/admin/ui/use-amount-example.ts'
import type { discountProblems, DraftValues } from './draft.ts'

interface DiscountProps {
  values: DraftValues
  wrong: ReturnType<typeof discountProblems>
  reasonId: string
  onChange: (change: Partial<DraftValues>) => void
}

/** A discount that was agreed on, and its reason. */
export function Discount({ values, wrong, reasonId, onChange }: DiscountProps) {
  const t = useText('admin-compose')
  const example = useAmountExample(5)
  return (
    <section className="grid gap-4 md:grid-cols-2">
      <Field
        label={t('draft.discount')}
        hint={t('draft.discountHint')}
        value={values.discount}
        error={wrong.discount && t(`draft.discountProblem.${wrong.discount}`, { example })}
        onChange={(event) => onChange({ discount: event.currentTarget.value })}
      />
      <Field
        id={reasonId}
        label={t('draft.reason')}
        hint={t('draft.reasonHint')}
        value={values.reason}
        maxLength={limits.shipment.note}
        mark={values.discount.trim() === '' ? undefined : t('draft.required')}
        required={values.discount.trim() !== '' || undefined}
        error={wrong.reason && t('draft.reasonMissing')}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
    </section>
  )
}
