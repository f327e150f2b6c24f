import { useCallback, useEffect, useRef, useState } from 'react'

export interface AsyncData<T> {
  /** Null until loaded. */
  value: T | null
  error: unknown
  busy: boolean
  /** Reloads; the old data stays until then. Never rejects. */
  load: () => Promise<void>
  /** Replaces the data with another call's result. Does nothing once another `fetchData` has taken over. */
  change: (make: (before: T) => T) => void
}

type Fetch<T> = () => Promise<T>
interface State<T> extends Pick<AsyncData<T>, 'value' | 'error' | 'busy'> {
  /** The request this result belongs to. */
  of: Fetch<T> | null
}

/** Data that a part of a page loads by itself. A new `fetchData` starts a new load, so keep the function stable; null loads nothing yet. */
export function useAsyncData<T>(fetchData: Fetch<T> | null): AsyncData<T> {
  const [stored, setState] = useState<State<T>>(() => loading(fetchData))
  const state = stored.of === fetchData ? stored : loading(fetchData)
  const latest = useRef(0)

  const ask = useCallback(async () => {
    if (!fetchData) return
    const mine = (latest.current += 1)
    const answer = await settle(fetchData)
    // Results of outdated calls are dropped.
    if (mine === latest.current)
      setState((before) => ({ ...answer, value: answer.value ?? (before.of === fetchData ? before.value : null) }))
  }, [fetchData])
  useEffect(() => void ask(), [ask])

  async function load(): Promise<void> {
    setState((before) => (before.of === fetchData ? { ...before, busy: true } : before))
    await ask()
  }
  const change = (make: (before: T) => T): void =>
    setState((before) => (before.value === null || before.of !== fetchData ? before : { ...before, value: make(before.value) }))
  return { value: state.value, error: state.error, busy: state.busy, load, change }
}

const loading = <T>(of: Fetch<T> | null): State<T> => ({ of, value: null, error: null, busy: true })

async function settle<T>(fetchData: Fetch<T>): Promise<State<T>> {
  try {
    return { of: fetchData, value: await fetchData(), error: null, busy: false }
  } catch (error) {
    return { of: fetchData, value: null, error, busy: false }
  }
}
