import { create } from 'zustand'
import { limits } from '#contract/limits.ts'
import { readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'
import { toastShopUnreachable } from '#web/lib/unreachable.ts'

/** A compared product, with the fields the bar shows. */
export interface Compared {
  id: string
  name: string
  photo: string
}

const entry = 'compare'

/** The compared products, oldest first, stored in the browser. A customer's are on the server, too. */
export const useCompared = create<{ items: Compared[]; isBarHidden: boolean }>()(() => ({ items: [], isBarHidden: false }))

/** Hides the bar until the comparison changes. */
export const hideCompareBar = (): void => useCompared.setState({ isBarHidden: true })

export const useIsCompared = (id: string): boolean => useCompared(({ items }) => items.some((item) => item.id === id))

/** Adds or removes a product. The code for it loads with the first press. */
export function toggleCompared(product: Compared): void {
  import('./change-compared.ts').then((module) => module.toggle(product)).catch(toastShopUnreachable)
}

/** Loads the list from local storage after the first render, and follows changes by other tabs. */
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
