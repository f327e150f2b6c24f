import { create } from 'zustand'
import { limits } from '#contract/limits.ts'
import { signed, tokenNow } from '#web/features/auth/session/session.ts'
import { readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'

const entry = 'viewed'

/** The ids of recently viewed products, newest first, stored in the browser and, for customers, on the server. Null until they are read. */
export const useViewed = create<{ ids: string[] | null }>()(() => ({ ids: null }))

export function viewedNow(): string[] {
  const { ids } = useViewed.getState()
  if (ids) return ids
  const stored = readLocalEntry(entry)
  const read = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, limits.recentlyViewed.max) : []
  useViewed.setState({ ids: read })
  return read
}

function store(ids: string[]): void {
  useViewed.setState({ ids })
  writeLocalEntry(entry, ids)
}

/** Moves a product to the front. If the call fails, the browser still has it. */
export function recordViewed(id: string): void {
  const before = viewedNow()
  if (before[0] === id) return
  store([id, ...before.filter((other) => other !== id)].slice(0, limits.recentlyViewed.max))
  if (tokenNow()) void signed('POST /recently-viewed', { productIds: [id] }).catch(() => undefined)
}

/** Merges a visitor's viewed products in front of the customer's. */
export async function mergeViewed(): Promise<void> {
  store((await signed('POST /recently-viewed', { productIds: viewedNow() })).productIds)
}

/** Clears the list here and, for a customer, on the server. Fails as the call fails; then it's cleared here only. */
export async function clearViewed(): Promise<void> {
  store([])
  if (tokenNow()) await signed('DELETE /recently-viewed', {})
}

/** Removes the list from the browser on sign-out. */
export const dropViewed = (): void => store([])
