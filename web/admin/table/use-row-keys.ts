import { type RefObject, useRef } from 'react'
import { useText } from '#web/lib/text.ts'
import { useKeys } from '#web/admin/keys/keys.ts'
import type { Selection } from './use-selection.ts'

interface RowKeys<Row> {
  rows: readonly Row[]
  selection: Selection<Row>
  /** The element around the rows; each row has an element with `data-row` that can get the focus. */
  body: RefObject<HTMLElement | null>
}

/** J and K move between rows, X selects one, Shift X selects the range from the last selected. Enter is handled by the link. */
export function useRowKeys<Row>({ rows, selection, body }: RowKeys<Row>): void {
  const t = useText('admin')
  // The row itself, not where it was: other rows may have been loaded since. Then it isn't among them, and a range begins anew.
  const last = useRef<Row | null>(null)
  const marks = () => [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const here = () =>
    marks().findIndex((mark) => mark === document.activeElement || mark.closest('tr, li')?.contains(document.activeElement))
  const move = (by: number) => {
    const all = marks()
    const next = all[Math.max(0, Math.min(all.length - 1, here() + by))]
    next?.focus()
    next?.closest('tr, li')?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (isRange: boolean) => {
    const at = here()
    const row = rows[at]
    if (!row) return
    const from = last.current === null ? -1 : rows.indexOf(last.current)
    if (isRange && from !== -1) selection.set(rows.slice(Math.min(at, from), Math.max(at, from) + 1), true)
    else selection.toggle(row)
    last.current = row
  }
  useKeys(t('keys.list'), [
    { keys: 'j', label: t('keys.down'), run: () => move(1) },
    { keys: 'k', label: t('keys.up'), run: () => move(-1) },
    { keys: 'x', label: t('keys.select'), run: () => choose(false) },
    { keys: 'shift+x', label: t('keys.selectTo'), run: () => choose(true) },
  ])
}
