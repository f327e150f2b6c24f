import { useState } from 'react'
import type { CurrencySettings } from '#contract/currencies.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Problem } from '#web/admin/ui/problem.tsx'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'
import { useRowErrors } from '#web/admin/ui/use-row-errors.ts'
import { CurrencyRow, type KeyedCurrency } from './currency-row.tsx'

interface CurrencyEditorProps {
  settings: CurrencySettings
  onSaved: () => Promise<void>
}

let last = 0
const keyed = (currency: CurrencySettings['currencies'][number]): KeyedCurrency => ({ ...currency, key: (last += 1) })

/** The currencies with their rates and rounding, in the order shown to buyers. */
export function CurrencyEditor({ settings, onSaved }: CurrencyEditorProps) {
  const t = useText('admin-currencies')
  const { currency: own } = useShop()
  const [rows, setRows] = useState(() => settings.currencies.map(keyed))
  const { busy, error, run } = useAction()
  useChanged(rows)
  const [first] = useState(rows)
  const wrong = { 'currencies.*.code': t('wrong.code', { currency: own.name }), 'currencies.*.rate': t('wrong.rate') }
  const { container, at, others } = useRowErrors(error, wrong)
  const change = (changed: KeyedCurrency) => setRows(rows.map((one) => (one.key === changed.key ? changed : one)))
  const up = (index: number) => setRows(rows.with(index - 1, rows[index]!).with(index, rows[index - 1]!))
  const save = () =>
    run(async () => {
      const currencies = rows.map(({ key: _, ...row }) => ({
        ...row,
        code: row.code.trim().toUpperCase(),
        rate: row.rate.trim().replace(',', '.'),
      }))
      await staff('PUT /admin/currencies', { version: settings.version, currencies })
      toast('success', t('saved'))
      await onSaved()
    })
  return (
    <div ref={container} className="grid max-w-[64rem] gap-6 px-4 py-6 md:px-8">
      {error !== null && <Problem error={error} others={others} />}
      <p className="text-quiet">{rows.length === 0 ? t('none', { currency: own.name }) : t('text', { currency: own.name })}</p>
      <ul className="grid gap-4">
        {rows.map((row, index) => (
          <CurrencyRow
            key={row.key}
            row={row}
            at={(field) => at(`currencies.${index}.${field}`)}
            onChange={change}
            onUp={index > 0 ? () => up(index) : undefined}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ul>
      <ActionButton
        className="justify-self-start"
        onClick={() => setRows([...rows, keyed({ code: '', rate: '', rounding: 'minor', active: true })])}
      >
        {t('add')}
      </ActionButton>
      <ActionButton look="ember" className="justify-self-start" busy={busy} disabled={rows === first} onClick={() => void save()}>
        {t('save')}
      </ActionButton>
    </div>
  )
}
