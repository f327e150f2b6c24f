import { promotionLimits } from '#contract/promotion-limits.ts'
import { useText } from '#web/lib/text.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { FieldsProps } from './form-values.ts'

interface BasicsProps extends FieldsProps {
  /** A new promotion's first code is created along with it. */
  isNew: boolean
  code: string
  onCode: (code: string) => void
}

/** A promotion's name, and how it's applied. */
export function Basics({ isNew, values, code, at, onCode, onChange }: BasicsProps) {
  const t = useText('admin-promotions')
  return (
    <div className="grid gap-5">
      <Field
        label={t('field.name')}
        mark={t('required')}
        hint={t('field.nameHint')}
        value={values.name}
        maxLength={promotionLimits.name}
        {...at('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Select
        label={t('field.trigger')}
        value={values.trigger}
        onChange={(event) => onChange({ trigger: event.target.value === 'code' ? 'code' : 'automatic' })}
        options={(['code', 'automatic'] as const).map((value) => ({ value, name: t(`trigger.${value}`) }))}
      />
      {isNew && values.trigger === 'code' && (
        <Field
          label={t('field.code')}
          hint={t('field.codeHint')}
          value={code}
          inputClass="uppercase"
          maxLength={promotionLimits.codeMax}
          {...at('firstCode')}
          onChange={(event) => onCode(event.target.value)}
        />
      )}
      <Check label={t('field.active')} checked={values.active} onChange={(event) => onChange({ active: event.target.checked })} />
    </div>
  )
}
