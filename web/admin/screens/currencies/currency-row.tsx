import type { CurrencySettings } from '#contract/currencies.ts'
import { major, minor } from '#contract/currency.ts'
import { convertPrice, roundings } from '#contract/exchange.ts'
import { formatMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import type { RowErrors } from '#web/admin/ui/use-row-errors.ts'
import { Check } from '#web/ui/check.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

export type KeyedCurrency = CurrencySettings['currencies'][number] & { key: number }

interface CurrencyRowProps {
  row: KeyedCurrency
  /** The error of a field of this currency. */
  at: RowErrors['at']
  onChange: (row: KeyedCurrency) => void
  onUp: (() => void) | undefined
  onRemove: () => void
}

/** A typical price. */
const examplePrice = 49.9

/** A currency, with an example price in it. */
export function CurrencyRow({ row, at, onChange, onUp, onRemove }: CurrencyRowProps) {
  const t = useText('admin-currencies')
  const { currency } = useShop()
  const set = (part: Partial<KeyedCurrency>) => onChange({ ...row, ...part })
  const example = exampleOf(row)
  const from = formatMoney(examplePrice, currency)
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="grid gap-4 md:grid-cols-3">
        <Field
          label={t('code')}
          hint={t('codeHint')}
          value={row.code}
          {...at('code')}
          maxLength={3}
          autoCapitalize="characters"
          onChange={(event) => set({ code: event.target.value.toUpperCase() })}
        />
        <Field
          label={t('rate', { currency: currency.name })}
          hint={example === undefined ? t('rateHint') : t('example', { from, to: formatMoney(example, { ...currency, name: row.code }) })}
          inputMode="decimal"
          value={row.rate}
          {...at('rate')}
          onChange={(event) => set({ rate: event.target.value })}
        />
        <Select
          label={t('rounding')}
          value={row.rounding}
          options={roundings.map((value) => ({ value, name: t(`roundings.${value}`) }))}
          onChange={(event) => set({ rounding: roundings.find((one) => one === event.target.value) ?? 'minor' })}
        />
      </div>
      <Check label={t('active')} checked={row.active} onChange={(event) => set({ active: event.target.checked })} />
      <div className="flex gap-4">
        {onUp && (
          <ActionButton look="bare" onClick={onUp}>
            {t('up', { code: row.code })}
          </ActionButton>
        )}
        <ActionButton look="bare" onClick={onRemove}>
          {t('remove')}
        </ActionButton>
      </div>
    </li>
  )
}

/** The example's price; undefined until there is a valid rate. */
function exampleOf({ code, rate, rounding }: KeyedCurrency): number | undefined {
  const plain = rate.trim().replace(',', '.')
  if (!/^[A-Z]{3}$/.test(code) || !/^\d{1,6}(\.\d{1,10})?$/.test(plain) || Number(plain) === 0) return undefined
  return major(convertPrice(minor(examplePrice), { code, rate: plain, rounding }), code)
}
