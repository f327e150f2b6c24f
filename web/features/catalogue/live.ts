import { useEffect, useSyncExternalStore } from 'react'
import type { LiveProduct } from '#contract/catalogue.ts'
import { limits } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { whenIdle } from '#web/lib/when-idle.ts'

interface WithId {
  id: string
}
interface Entry {
  id: string
  update: (live: LiveProduct) => void
}

/** The current state of each loaded object. Keyed by the object, so that an old answer never hides data loaded later. */
const states = new WeakMap<WithId, WithId>()
const listeners = new Set<() => void>()
const entries = new Set<Entry>()
/** Entries whose live data hasn't been requested yet. */
let newEntries = new Set<Entry>()
let requestedAt = 0
const returnAfterMs = 60_000

/**
 * A product or card with live data: pages are cached, but stock and rating change with each sale and review. On the server and during
 * hydration it returns what was loaded; the browser asks for live data when idle. `apply` merges an answer; it's never called during a
 * render.
 */
export function useLive<T extends WithId>(shown: T, apply: (shown: T, live: LiveProduct) => T): T {
  useEffect(() => watch({ id: shown.id, update: (live) => save(shown, apply(shown, live)) }), [shown, apply])
  return useSyncExternalStore(
    subscribe,
    () => (states.get(shown) as T | undefined) ?? shown,
    () => shown,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps the object if nothing changed, which saves a render. */
function save(shown: WithId, next: WithId): void {
  if (JSON.stringify(next) !== JSON.stringify(states.get(shown) ?? shown)) states.set(shown, next)
}

function watch(entry: Entry): () => void {
  if (entries.size === 0) document.addEventListener('visibilitychange', fetchOnReturn)
  if (newEntries.size === 0) whenIdle(fetchNew)
  entries.add(entry)
  newEntries.add(entry)
  return () => {
    newEntries.delete(entry)
    entries.delete(entry)
    if (entries.size === 0) document.removeEventListener('visibilitychange', fetchOnReturn)
  }
}

function fetchNew(): void {
  const fresh = newEntries
  newEntries = new Set()
  void fetchLive(fresh)
}

function fetchOnReturn(): void {
  if (!document.hidden && Date.now() - requestedAt >= returnAfterMs) void fetchLive(entries)
}

/** Failures stay silent: what was loaded is at most a minute old. */
async function fetchLive(watched: Set<Entry>): Promise<void> {
  const ids = [...new Set([...watched].map(({ id }) => id))]
  if (ids.length === 0) return
  requestedAt = Date.now()
  const chunks: string[][] = []
  while (ids.length > 0) chunks.push(ids.splice(0, limits.filters.valuesMax))
  await Promise.all(chunks.map((id) => call('GET /user/products/live', { id }).then(({ products }) => applyLive(products)))).catch(
    () => undefined,
  )
}

function applyLive(products: LiveProduct[]): void {
  const byId = new Map(products.map((live) => [live.id, live]))
  for (const { id, update } of entries) {
    const live = byId.get(id)
    if (live) update(live)
  }
  for (const listener of listeners) listener()
}
