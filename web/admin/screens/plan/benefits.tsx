import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import type { FieldsProps } from './form-values.ts'

/** The benefits of a plan. */
export function Benefits({ values, at, onChange }: FieldsProps) {
  const t = useText('admin-plans')
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-semibold">{t('field.benefits')}</legend>
      <p className="text-sm text-quiet">{t('field.benefitsHint')}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {(['memberPercent', 'pointsFactor', 'trialDays'] as const).map((name) => (
          <Field
            key={name}
            label={t(`field.${name}`)}
            hint={t(`field.${name}Hint`)}
            inputMode="numeric"
            value={values[name]}
            {...at(name)}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <Check
        label={t('field.freeShipping')}
        checked={values.freeShipping}
        onChange={(event) => onChange({ freeShipping: event.target.checked })}
      />
      {at('freeShipping').error && <p className="text-sm text-bad">{at('freeShipping').error}</p>}
    </fieldset>
  )
}
