import { siteLimits } from '#contract/site/limits.ts'
import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { type Table, withCells, withNewRow, withoutRow } from './cells.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'

interface GridProps {
  table: Table
  onChange: (table: Partial<Table>) => void
}

/** A size guide's table as cells: Enter and the arrow keys move up and down, and a table can be pasted. */
export function Grid({ table, onChange }: GridProps) {
  const t = useText('admin-site')
  const { rows } = table
  return (
    <div className="grid gap-3">
      <p className="text-quiet">{t('size.gridHint')}</p>
      <div className="overflow-x-auto">
        <table className="text-sm tabular-nums" aria-label={t('size.grid')}>
          <GridHead table={table} onChange={onChange} />
          <tbody>
            {rows.map((_, at) => (
              <GridRow
                // oxlint-disable-next-line react/no-array-index-key -- rows have no other name
                key={at}
                table={table}
                row={at}
                onWrite={(column, cells) => onChange({ rows: withCells(table, { row: at, column }, cells) })}
                onRemove={() => onChange({ rows: withoutRow(table, at) })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <ActionButton disabled={rows.length >= siteLimits.sizeRows} onClick={() => onChange({ rows: withNewRow(table) })}>
          {t('size.addRow')}
        </ActionButton>
      </div>
    </div>
  )
}
