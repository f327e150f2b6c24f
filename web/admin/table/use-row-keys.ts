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
  const last = useRef<number | null>(null)
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
    if (isRange && last.current !== null) selection.set(rows.slice(Math.min(at, last.current), Math.max(at, last.current) + 1), true)
    else selection.toggle(row)
    last.current = at
  }
  useKeys(t('keys.list'), [
    { keys: 'j', label: t('keys.down'), run: () => move(1) },
    { keys: 'k', label: t('keys.up'), run: () => move(-1) },
    { keys: 'x', label: t('keys.select'), run: () => choose(false) },
    { keys: 'shift+x', label: t('keys.selectTo'), run: () => choose(true) },
  ])
}
