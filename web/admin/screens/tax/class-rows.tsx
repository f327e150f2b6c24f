import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import type { RowErrors } from '#web/admin/ui/use-row-errors.ts'
import { Field } from '#web/ui/field.tsx'
import { keyed, type TaxClass } from './form-values.ts'

interface ClassRowsProps {
  classes: TaxClass[]
  at: RowErrors['at']
  onChange: (classes: TaxClass[]) => void
}

/** The tax classes of products. The first one is the default. */
export function ClassRows({ classes, at, onChange }: ClassRowsProps) {
  const t = useText('admin-shipping')
  const change = (key: number, part: Partial<TaxClass>) => onChange(classes.map((one) => (one.key === key ? { ...one, ...part } : one)))
  // Another class may get the same code while it's typed.
  const fixed = classes.findIndex(({ code }) => code === 'standard')
  return (
    <fieldset>
      <legend className="font-semibold">{t('tax.classes')}</legend>
      <p className="mb-3 text-sm text-quiet">{t('tax.classesText')}</p>
      <ul className="grid gap-3">
        {classes.map(({ key, code, name }, index) => (
          <li key={key} className="grid grid-cols-2 items-start gap-3 md:grid-cols-[1fr_1fr_auto]">
            <Field
              label={t('tax.className')}
              value={name}
              maxLength={60}
              {...at(`classes.${index}.name`)}
              onChange={(event) => change(key, { name: event.target.value })}
            />
            <Field
              label={t('code')}
              value={code}
              maxLength={40}
              disabled={index === fixed}
              {...at(`classes.${index}.code`)}
              onChange={(event) => change(key, { code: event.target.value })}
            />
            <ActionButton
              look="bare"
              className={`justify-self-start md:mt-7 md:min-h-12 ${index === fixed ? 'invisible' : ''}`}
              onClick={() => onChange(classes.filter((one) => one.key !== key))}
            >
              {t('remove')}
            </ActionButton>
          </li>
        ))}
      </ul>
      {at('classes').error && <p className="mt-2 text-sm text-bad">{at('classes').error}</p>}
      <ActionButton className="mt-3" onClick={() => onChange([...classes, keyed({ code: `class-${classes.length + 1}`, name: '' })])}>
        {t('tax.addClass')}
      </ActionButton>
    </fieldset>
  )
}
