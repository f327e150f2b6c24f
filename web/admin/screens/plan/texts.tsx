import { useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import { planLimits } from '#contract/plan-limits.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { LocalText } from '#web/admin/site/local-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { codeOf, type FieldsProps } from './form-values.ts'

/** A plan's name in each language, and its audience. A new plan's code follows its name until it's typed. */
export function Texts({ isNew, values, at, onChange }: FieldsProps & { isNew: boolean }) {
  const t = useText('admin-plans')
  const first = useShop().locales[0] as Locale
  const [isTyped, setTyped] = useState(false)
  return (
    <div className="grid gap-5">
      <LocalText
        label={t('field.name')}
        hint={t('field.nameHint')}
        value={values.names}
        max={planLimits.name}
        problem={at('name').error}
        onChange={(names) => onChange({ names, ...(isNew && !isTyped && { code: codeOf(names[first] ?? '') }) })}
      />
      <LocalText
        isLong
        label={t('field.description')}
        hint={t('field.descriptionHint')}
        value={values.descriptions}
        max={planLimits.description}
        onChange={(descriptions) => onChange({ descriptions })}
      />
      {isNew && (
        <Field
          label={t('field.code')}
          hint={t('field.codeHint')}
          value={values.code}
          maxLength={planLimits.code}
          autoCapitalize="none"
          spellCheck={false}
          {...at('planCode')}
          onChange={(event) => {
            setTyped(true)
            onChange({ code: event.target.value })
          }}
        />
      )}
    </div>
  )
}
