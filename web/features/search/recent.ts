import { useSyncExternalStore } from 'react'
import { limits } from '#contract/limits.ts'

const name = 'searches'
const most = 8

const listeners = new Set<() => void>()
let known: string[] | undefined

/** The searches made in this browser, latest first. A local storage entry that never leaves the browser. */
export const useRecentSearches = (): string[] => useSyncExternalStore(subscribe, recentSearches, () => none)

export function rememberSearch(q: string): void {
  store([q, ...recentSearches().filter((one) => one.toLowerCase() !== q.toLowerCase())].slice(0, most))
}

export const clearRecentSearches = (): void => store(none)

const none: string[] = []
const recentSearches = (): string[] => (known ??= read())

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter((q) => typeof q === 'string' && q.length <= limits.search.max).slice(0, most) : none
  } catch {
    return none
  }
}

function store(searches: string[]): void {
  known = searches
  for (const listener of listeners) listener()
  try {
    if (searches.length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(searches))
  } catch {
    // Search must work even if storage is full or blocked.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
