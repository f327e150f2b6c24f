import type { SettingKind, SettingName } from '#contract/admin/setting-list.ts'
import type { ShopSettings } from '#contract/admin/settings.ts'
import type { LengthUnit, WeightUnit } from '#contract/units.ts'
import { useText } from '#web/lib/text.ts'
import { useAmountExample } from '#web/admin/ui/use-amount-example.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { PictureSetting } from './picture-setting.tsx'

type Choice = WeightUnit | LengthUnit

interface SettingFieldProps {
  name: SettingName
  kind: SettingKind
  /** The choices of a setting with a fixed set of values. */
  choices?: readonly Choice[]
  taxClasses: ShopSettings['taxClasses']
  value: string
  /** The environment sets the value. */
  isLocked: boolean
  /** The lowest possible number of the next order. */
  least: number
  isWrong: boolean
  onChange: (value: string) => void
}

/** A setting as typed; one that the environment sets is read-only. */
export function SettingField({ name, kind, choices, taxClasses, value, isLocked, least, isWrong, onChange }: SettingFieldProps) {
  const t = useText('admin-settings')
  const example = useAmountExample(49.9)
  const label = t(`setting.${name}`)
  const hint = isLocked ? t('locked', { name }) : t(`hint.${name}`)
  const common = { label, hint, disabled: isLocked, ...(isWrong && { error: t(`wrong.${kind}`, { least: String(least), example }) }) }
  if (kind === 'picture')
    return <PictureSetting {...common} value={value} ground={name === 'SHOP_LOGO_DARK' ? 'dark' : 'light'} onChange={onChange} />
  if (kind === 'choice')
    return (
      <Select
        {...common}
        className="max-w-72"
        value={value}
        options={(choices ?? []).map((choice) => ({ value: choice, name: t(`choice.${choice}`) }))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  if (kind === 'taxClass')
    return (
      <Select
        {...common}
        className="max-w-72"
        value={value}
        options={taxClasses.map(({ code, name: className }) => ({ value: code, name: className }))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  if (kind === 'switch')
    return (
      <Check
        label={label}
        hint={hint}
        disabled={isLocked}
        checked={value === 'on'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'on' : 'off')}
      />
    )
  if (kind === 'lines' || kind === 'long')
    return (
      <TextArea
        {...common}
        rows={3}
        maxLength={kind === 'long' ? 300 : undefined}
        value={kind === 'lines' ? value.replaceAll('|', '\n') : value}
        onChange={(event) => onChange(kind === 'lines' ? event.currentTarget.value.replaceAll('\n', '|') : event.currentTarget.value)}
      />
    )
  if (kind === 'date')
    return (
      <Field
        {...common}
        type="datetime-local"
        inputClass="max-w-72"
        value={value.slice(0, 16)}
        onChange={(event) => onChange(event.currentTarget.value === '' ? '' : `${event.currentTarget.value}:00.000Z`)}
      />
    )
  const isNumber = kind === 'whole' || kind === 'amount' || kind === 'start'
  return (
    <Field
      {...common}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'whole' || kind === 'start' ? 'numeric' : kind === 'amount' ? 'decimal' : undefined}
      autoComplete="off"
      inputClass={isNumber ? 'max-w-48' : ''}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
