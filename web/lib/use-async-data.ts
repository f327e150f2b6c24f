import { useEffect, useState } from 'react'

export interface AsyncData<T> {
  /** Null until it is there. */
  value: T | null
  error: unknown
  busy: boolean
  load: () => Promise<void>
  /** What another call has made of it. */
  change: (make: (before: T) => T) => void
}

/** What a section shows, asked for by itself: where it fails, the others stay. `ask` must stay the same function. */
export function useAsyncData<T>(fetchData: () => Promise<T>): AsyncData<T> {
  const [state, setState] = useState<{ value: T | null; error: unknown; busy: boolean }>({ value: null, error: null, busy: true })
  useEffect(() => void settle(fetchData).then(setState), [fetchData])

  async function load(): Promise<void> {
    setState((before) => ({ ...before, busy: true }))
    const next = await settle(fetchData)
    setState((before) => ({ ...next, value: next.value ?? before.value }))
  }
  const change = (make: (before: T) => T): void =>
    setState((before) => (before.value === null ? before : { ...before, value: make(before.value) }))
  return { ...state, load, change }
}

async function settle<T>(fetchData: () => Promise<T>): Promise<{ value: T | null; error: unknown; busy: boolean }> {
  try {
    return { value: await fetchData(), error: null, busy: false }
  } catch (error) {
    return { value: null, error, busy: false }
  }
}
