import { useState } from 'react'
import type { Column, List } from './list.ts'

const entry = (list: string): string => `admin-columns-${list}`

function read(list: string): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entry(list)) ?? 'null')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : null
  } catch {
    return null
  }
}

/** The columns that the person chose to see; the first is always shown. */
export function useColumns<Row>({ id, columns }: Pick<List<Row>, 'id' | 'columns'>) {
  const [chosen, setChosen] = useState(() => read(id) ?? columns.filter(({ isExtra }) => !isExtra).map((column) => column.id))
  const shown = columns.filter((column, at) => at === 0 || chosen.includes(column.id))
  const toggle = (column: Column<Row>) => {
    const next = chosen.includes(column.id) ? chosen.filter((one) => one !== column.id) : [...chosen, column.id]
    setChosen(next)
    try {
      localStorage.setItem(entry(id), JSON.stringify(next))
    } catch {
      // Without storage, the choice lasts for this visit.
    }
  }
  return { shown, toggle, isShown: (column: Column<Row>) => shown.includes(column) }
}
