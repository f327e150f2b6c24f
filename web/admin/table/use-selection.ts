import { useState } from 'react'

export interface Selection<Row> {
  /** Selected rows by key, in the order of selection; they persist across pages. */
  chosen: ReadonlyMap<string, Row>
  toggle: (row: Row) => void
  /** Selects or deselects all of these rows. */
  set: (rows: readonly Row[], on: boolean) => void
  clear: () => void
}

/** Rows selected for a bulk action. */
export function useSelection<Row>(keyOf: (row: Row) => string): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(() => new Map())
  const set = (rows: readonly Row[], on: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const row of rows) {
        if (on) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      return next
    })
  const toggle = (row: Row) => set([row], !chosen.has(keyOf(row)))
  return { chosen, toggle, set, clear: () => setChosen(new Map()) }
}
