import { create } from 'zustand'
import { limits } from '#contract/limits.ts'
import { signed, tokenNow } from '#web/features/auth/session/session.ts'
import { readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'

const entry = 'viewed'

/** The ids of what was viewed last, newest first, stored in the browser; a customer's is the server's, too. Null until it's read. */
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

/** Puts a product in front. Where the call fails, the browser still has it. */
export function recordViewed(id: string): void {
  const before = viewedNow()
  if (before[0] === id) return
  store([id, ...before.filter((other) => other !== id)].slice(0, limits.recentlyViewed.max))
  if (tokenNow()) void signed('POST /recently-viewed', { productIds: [id] }).catch(() => undefined)
}

/** Puts what the visitor viewed in front of what the customer had viewed before. */
export async function mergeViewed(): Promise<void> {
  store((await signed('POST /recently-viewed', { productIds: viewedNow() })).productIds)
}

/** Here and, for a customer, on the server. Fails as the call fails; then it's cleared here only. */
export async function clearViewed(): Promise<void> {
  store([])
  if (tokenNow()) await signed('DELETE /recently-viewed', {})
}

/** Signing out leaves nothing of it in the browser. */
export const dropViewed = (): void => store([])
