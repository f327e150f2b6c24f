import type { ClipboardEvent, KeyboardEvent } from 'react'
import { siteLimits } from '#contract/site/limits.ts'
import { useText } from '#web/lib/text.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { type Cell, pastedRows, type Table } from './cells.ts'

interface GridRowProps {
  table: Table
  row: number
  /** Writes cells from this column on, in several rows if a table was pasted. */
  onWrite: (column: number, cells: string[][]) => void
  onRemove: () => void
}

export function GridRow({ table: { columns, rows }, row, onWrite, onRemove }: GridRowProps) {
  const t = useText('admin-site')
  const paste = (event: ClipboardEvent, column: number) => {
    const cells = pastedRows(event.clipboardData.getData('text/plain'))
    if (!cells) return
    event.preventDefault()
    onWrite(column, cells)
  }
  return (
    <tr>
      {rows[row]!.map((text, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- cells have no other name
        <td key={column} className="border border-line">
          <input
            data-cell={`${row} ${column}`}
            aria-label={t('size.cell', { row: row + 1, column: t(`size.columns.${columns[column]!.column}`) })}
            value={text}
            maxLength={siteLimits.sizeCell}
            onChange={({ currentTarget }) => onWrite(column, [[currentTarget.value]])}
            onPaste={(event) => paste(event, column)}
            onKeyDown={(event) => moveFocus(event, { row, column })}
            className="min-h-11 w-28 bg-transparent px-2 md:min-h-9"
          />
        </td>
      ))}
      <td className="p-1">
        <ActionButton look="bare" aria-label={t('size.removeRow', { number: row + 1 })} onClick={onRemove}>
          <AdminIcon name="close" />
        </ActionButton>
      </td>
    </tr>
  )
}

/** Moves the focus to the cell above or below. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>, { row, column }: Cell): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0
  if (step === 0) return
  event.preventDefault()
  event.currentTarget
    .closest('table')
    ?.querySelector<HTMLInputElement>(`[data-cell="${row + step} ${column}"]`)
    ?.focus()
}
