import type { ClipboardEvent } from 'react'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { walkCells } from '#web/admin/table/walk-cells.ts'
import { amountOf } from './parse-prices.ts'
import { type GridRow, percentOff } from './price-rows.ts'

interface PriceGridProps {
  rows: readonly GridRow[]
  /** The reason for each refused row, by SKU. */
  report: Record<string, string>
  isOver: boolean
  onChange: (at: number, typed: string) => void
  /** Called when several lines are pasted into a cell. */
  onPaste: (text: string) => void
}

/** One row for each variant: its usual price, its price in the list, and the difference. */
export function PriceGrid({ rows, report, isOver, onChange, onPaste }: PriceGridProps) {
  const t = useText('admin-price-lists')
  const money = useMoney()
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    onPaste(text)
  }
  return (
    <div className="overflow-x-auto">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its cells, heard in one place */}
      <table className="rows" onKeyDown={walkCells} onPaste={paste}>
        <caption className="sr-only">{t('prices.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prices.variant')}</th>
            <th scope="col" className="end max-md:hidden">
              {t('prices.usual')}
            </th>
            <th scope="col" className="end">
              {t('prices.inList')}
            </th>
            <th scope="col" className="end">
              {t('prices.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.sku}>
              <th scope="row">
                <span className="block max-w-36 truncate md:max-w-72">{row.name}</span>
                <span className="block text-xs font-normal text-quiet">{[row.sku, row.choice].filter(Boolean).join(' · ')}</span>
                <span className="block text-xs font-normal text-quiet tabular-nums md:hidden">{money(row.price)}</span>
                {report[row.sku] !== undefined && <span className="block text-xs font-normal text-bad">{report[row.sku]}</span>}
              </th>
              <td className="end tabular-nums max-md:hidden">{money(row.price)}</td>
              <td className="end">
                <input
                  aria-label={t('prices.priceOf', { sku: row.sku })}
                  value={row.typed}
                  inputMode="decimal"
                  disabled={isOver}
                  data-at={at}
                  data-name="price"
                  spellCheck={false}
                  onChange={(event) => onChange(at, event.currentTarget.value)}
                  className={`min-h-9 w-24 rounded-input border bg-surface px-2 text-end tabular-nums disabled:bg-studio max-md:min-h-11 ${row.typed === row.saved ? 'border-line' : 'border-ember'}`}
                />
              </td>
              <td className="end whitespace-nowrap tabular-nums">
                <Difference row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Difference({ row }: { row: GridRow }) {
  const t = useText('admin-price-lists')
  const money = useMoney()
  const off = percentOff(row)
  if (off === null) return <span className="text-quiet">{t('prices.notInList')}</span>
  const less = Math.round(row.price * 1000) - Math.round(amountOf(row.typed)! * 1000)
  return (
    <>
      <span className={less > 0 ? 'text-good' : 'text-bad'}>{`${less > 0 ? '−' : '+'}${money(Math.abs(less) / 1000)}`}</span>
      <span className="block text-xs text-quiet">
        {`${off}%`}
        {!row.isGiven && row.typed === row.saved && <span className="max-md:hidden">{` · ${t('prices.workedOut')}`}</span>}
      </span>
    </>
  )
}
