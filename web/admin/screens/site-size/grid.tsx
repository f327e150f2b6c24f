import type { ClipboardEvent, KeyboardEvent } from 'react'
import { siteLimits } from '#contract/site/limits.ts'
import type { SizeGuideDocument } from '#contract/site/size-guide.ts'
import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { sizeColumns } from '#contract/site/names.ts'

interface GridProps {
  document: SizeGuideDocument
  onChange: (document: Partial<SizeGuideDocument>) => void
}

/** The table as cells: Enter and the arrows go up and down, and a table that is pasted fills it. */
export function Grid({ document: { columns, rows }, onChange }: GridProps) {
  const t = useText('admin-site')
  const write = (row: number, column: number, lines: string[][]) => {
    const width = columns.length
    const count = Math.min(siteLimits.sizeRows, Math.max(rows.length, row + lines.length))
    onChange({
      rows: Array.from({ length: count }, (_, at) =>
        Array.from({ length: width }, (__, index) =>
          (lines[at - row]?.[index - column] ?? rows[at]?.[index] ?? '').slice(0, siteLimits.sizeCell),
        ),
      ),
    })
  }
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain').trimEnd()
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    write(
      row,
      column,
      text.split(/\r?\n/).map((line) => line.split('\t').map((cell) => cell.trim())),
    )
  }
  const go = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    event.currentTarget
      .closest('table')
      ?.querySelector<HTMLInputElement>(`[data-cell="${row + step} ${column}"]`)
      ?.focus()
  }
  const setColumn = (at: number, column: (typeof sizeColumns)[number]) =>
    onChange({ columns: columns.map((one, index) => (index === at ? { ...one, column } : one)) })
  const without = <T,>(list: T[], at: number) => list.filter((_, index) => index !== at)
  return (
    <div className="grid gap-3">
      <p className="text-quiet">{t('size.gridHint')}</p>
      <div className="overflow-x-auto">
        <table className="text-sm tabular-nums" aria-label={t('size.grid')}>
          <thead>
            <tr>
              {columns.map(({ column }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
                <th key={at} scope="col" className="border border-line p-1 align-top">
                  <span className="flex items-center">
                    <select
                      aria-label={t('size.column', { number: at + 1 })}
                      value={column}
                      onChange={({ currentTarget }) => setColumn(at, currentTarget.value as typeof column)}
                      className="min-h-11 bg-transparent font-medium md:min-h-9"
                    >
                      {sizeColumns.map((one) => (
                        <option key={one} value={one}>
                          {t(`size.columns.${one}`)}
                        </option>
                      ))}
                    </select>
                    {columns.length > 1 && (
                      <ActionButton
                        look="bare"
                        aria-label={t('size.removeColumn', { number: at + 1 })}
                        onClick={() => onChange({ columns: without(columns, at), rows: rows.map((row) => without(row, at)) })}
                      >
                        <AdminIcon name="close" />
                      </ActionButton>
                    )}
                  </span>
                </th>
              ))}
              <td className="p-1">
                <ActionButton
                  look="bare"
                  aria-label={t('size.addColumn')}
                  disabled={columns.length >= siteLimits.sizeColumns}
                  onClick={() => onChange({ columns: [...columns, { column: 'other', label: {} }], rows: rows.map((row) => [...row, '']) })}
                >
                  <AdminIcon name="plus" />
                </ActionButton>
              </td>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
              <tr key={at}>
                {row.map((cell, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- nor have cells
                  <td key={index} className="border border-line">
                    <input
                      data-cell={`${at} ${index}`}
                      aria-label={t('size.cell', { row: at + 1, column: t(`size.columns.${columns[index]!.column}`) })}
                      value={cell}
                      maxLength={siteLimits.sizeCell}
                      onChange={({ currentTarget }) => write(at, index, [[currentTarget.value]])}
                      onPaste={(event) => paste(event, at, index)}
                      onKeyDown={(event) => go(event, at, index)}
                      className="min-h-11 w-28 bg-transparent px-2 md:min-h-9"
                    />
                  </td>
                ))}
                <td className="p-1">
                  <ActionButton
                    look="bare"
                    aria-label={t('size.removeRow', { number: at + 1 })}
                    onClick={() => onChange({ rows: without(rows, at) })}
                  >
                    <AdminIcon name="close" />
                  </ActionButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <ActionButton disabled={rows.length >= siteLimits.sizeRows} onClick={() => onChange({ rows: [...rows, columns.map(() => '')] })}>
          {t('size.addRow')}
        </ActionButton>
      </div>
    </div>
  )
}
