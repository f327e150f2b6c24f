import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { keyed, type TaxClass } from './form-values.ts'

/** The tax classes of products. The first one is the default. */
export function ClassRows({ classes, onChange }: { classes: TaxClass[]; onChange: (classes: TaxClass[]) => void }) {
  const t = useText('admin-shipping')
  const change = (key: number, part: Partial<TaxClass>) => onChange(classes.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <fieldset>
      <legend className="font-semibold">{t('tax.classes')}</legend>
      <p className="mb-3 text-sm text-quiet">{t('tax.classesText')}</p>
      <ul className="grid gap-3">
        {classes.map(({ key, code, name }) => (
          <li key={key} className="grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_1fr_auto]">
            <Field label={t('tax.className')} value={name} maxLength={60} onChange={(event) => change(key, { name: event.target.value })} />
            <Field
              label={t('code')}
              value={code}
              maxLength={40}
              disabled={code === 'standard'}
              onChange={(event) => change(key, { code: event.target.value })}
            />
            <ActionButton
              look="bare"
              className={`justify-self-start md:min-h-12 ${code === 'standard' ? 'invisible' : ''}`}
              onClick={() => onChange(classes.filter((one) => one.key !== key))}
            >
              {t('remove')}
            </ActionButton>
          </li>
        ))}
      </ul>
      <ActionButton className="mt-3" onClick={() => onChange([...classes, keyed({ code: `class-${classes.length + 1}`, name: '' })])}>
        {t('tax.addClass')}
      </ActionButton>
    </fieldset>
  )
}
