import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { Cell, DraftVariant } from '#web/admin/products/draft.ts'
import type { Matrix } from '#web/admin/products/matrix.ts'

interface Place {
  matrix: Matrix
  cell: Cell
  change: (key: string, part: Partial<DraftVariant>) => void
}

const steps: Record<string, [down: number, across: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function positionOf(target: EventTarget): { row: number; column: number; table: HTMLTableElement } | undefined {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row-at]') : null
  const table = cell?.closest('table')
  return cell && table ? { row: Number(cell.dataset['rowAt']), column: Number(cell.dataset['columnAt']), table } : undefined
}

/** Moves to the next cell by arrow keys or Enter; sideways only if the whole text is selected. Returns whether it moved. */
export function walk(event: KeyboardEvent): boolean {
  const step = steps[event.key]
  const position = positionOf(event.target)
  if (!step || !position || event.altKey || event.ctrlKey || !(event.target instanceof HTMLInputElement)) return false
  const { selectionStart, selectionEnd, value } = event.target
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  if (step[1] !== 0 && !isWhole) return false
  const across = document.dir === 'rtl' ? -step[1] : step[1]
  const next = position.table.querySelector<HTMLElement>(
    `[data-row-at="${position.row + step[0]}"][data-column-at="${position.column + across}"] :is(input, button)`,
  )
  if (!next) return false
  event.preventDefault()
  next.focus()
  return true
}

/** Ctrl D copies the cell's value into all cells below. */
export function fillDown(event: KeyboardEvent, { matrix, cell, change }: Place): void {
  const position = positionOf(event.target)
  if (!position || event.key.toLowerCase() !== 'd' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  const value = matrix.rows[position.row]?.variants[position.column]?.[cell]
  for (const row of matrix.rows.slice(position.row + 1)) {
    const variant = row.variants[position.column]
    if (variant && value !== undefined) change(variant.key, { [cell]: value })
  }
}

/** Pastes a spreadsheet's block from this cell on; a single value is pasted by the browser. */
export function pasteBlock(event: ClipboardEvent, { matrix, cell, change }: Place): void {
  const position = positionOf(event.target)
  const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')
  if (!position || !/[\t\n]/.test(text)) return
  event.preventDefault()
  text.split(/\r?\n/).forEach((line, down) =>
    line.split('\t').forEach((value, across) => {
      const variant = matrix.rows[position.row + down]?.variants[position.column + across]
      if (variant) change(variant.key, { [cell]: value.trim() })
    }),
  )
}
