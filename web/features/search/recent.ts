import { limits } from '#contract/limits.ts'

const name = 'searches'
const most = 8

/** What was searched for in this browser, the latest first. An entry of its own, which nothing but the person's browser reads. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter((q) => typeof q === 'string' && q.length <= limits.search.max).slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSearch(q: string): void {
  store([q, ...recentSearches().filter((one) => one.toLowerCase() !== q.toLowerCase())].slice(0, most))
}

export function clearRecentSearches(): void {
  store([])
}

function store(searches: string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(searches))
  } catch {
    // Full or blocked storage mustn't break the search.
  }
}
