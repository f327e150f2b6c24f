import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { type FieldsProps, isoTime, fieldTime } from './form-values.ts'
import { Number } from './number.tsx'

/** The minimum, the period, the number of uses, and whether it combines with other promotions. */
export function LimitFields({ values, at, onChange }: FieldsProps) {
  const t = useText('admin-promotions')
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 font-semibold">{t('field.limits')}</legend>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Number
          label={t('field.minSubtotal')}
          value={values.minSubtotal}
          isMoney
          {...at('minSubtotal')}
          onChange={(minSubtotal) => onChange({ minSubtotal })}
        />
        <Number
          label={t('field.minQuantity')}
          value={values.minQuantity}
          {...at('minQuantity')}
          onChange={(minQuantity) => onChange({ minQuantity })}
        />
        <Number label={t('field.usesMax')} value={values.usesMax} {...at('usesMax')} onChange={(usesMax) => onChange({ usesMax })} />
        <Number
          label={t('field.usesPerPerson')}
          value={values.usesPerPerson}
          {...at('usesPerPerson')}
          onChange={(usesPerPerson) => onChange({ usesPerPerson })}
        />
        <Field
          label={t('field.startsAt')}
          type="datetime-local"
          value={fieldTime(values.startsAt)}
          {...at('startsAt')}
          onChange={(event) => onChange({ startsAt: isoTime(event.target.value) })}
        />
        <Field
          label={t('field.endsAt')}
          type="datetime-local"
          value={fieldTime(values.endsAt)}
          {...at('endsAt')}
          onChange={(event) => onChange({ endsAt: isoTime(event.target.value) })}
        />
        <Number
          label={t('field.priority')}
          hint={t('field.priorityHint')}
          value={values.priority}
          {...at('priority')}
          onChange={(priority) => onChange({ priority: priority ?? 0 })}
        />
      </div>
      <Check
        label={t('field.combinable')}
        hint={t('field.combinableHint')}
        checked={values.combinable}
        onChange={(event) => onChange({ combinable: event.target.checked })}
      />
    </fieldset>
  )
}
