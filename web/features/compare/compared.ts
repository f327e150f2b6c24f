import { create } from 'zustand'
import { limits } from '#contract/limits.ts'
import { readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'

/** A product to compare, with what the bar shows of it. */
export interface Compared {
  id: string
  name: string
  photo: string
}

const entry = 'compare'

/** What this person compares, oldest first, stored in the browser; a customer's is the server's, too. */
export const useCompared = create<{ items: Compared[]; isBarHidden: boolean }>()(() => ({ items: [], isBarHidden: false }))

/** Until it changes, the comparison isn't offered any more. */
export const hideCompareBar = (): void => useCompared.setState({ isBarHidden: true })

export const useIsCompared = (id: string): boolean => useCompared(({ items }) => items.some((item) => item.id === id))

/** Adds a product or takes it out. What that takes loads with the first press. */
export function toggleCompared(product: Compared): void {
  void import('./change-compared.ts').then((module) => module.toggle(product))
}

/** After the first render: what the browser stored, and what other tabs change. */
export function restoreCompared(): void {
  const read = () => useCompared.setState({ items: validItems(readLocalEntry(entry)) })
  if (localEntryExists()) read()
  window.addEventListener('storage', ({ key }) => key === entry && read())
}

const localEntryExists = (): boolean => readLocalEntry(entry) !== null

export function storeCompared(items: Compared[]): void {
  useCompared.setState({ items, isBarHidden: false })
  writeLocalEntry(entry, items)
}

const validItems = (value: unknown): Compared[] => (Array.isArray(value) ? value.filter(isCompared).slice(-limits.compare.max) : [])

function isCompared(value: unknown): value is Compared {
  const { id, name, photo } = (value ?? {}) as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string' && typeof photo === 'string'
}
