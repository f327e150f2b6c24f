import { useEffect, useState } from 'react'

export interface Answer<T> {
  /** Null until it is there. */
  value: T | null
  error: unknown
  busy: boolean
  load: () => Promise<void>
  /** Takes what another call answered: the list as it is now. */
  set: (value: T) => void
}

/** What a section shows, asked for by itself: where it fails, the others stay. `ask` must stay the same function. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const [state, setState] = useState<{ value: T | null; error: unknown; busy: boolean }>({ value: null, error: null, busy: true })
  useEffect(() => void answerOf(ask).then(setState), [ask])

  async function load(): Promise<void> {
    setState((before) => ({ ...before, busy: true }))
    const next = await answerOf(ask)
    setState((before) => ({ ...next, value: next.value ?? before.value }))
  }
  return { ...state, load, set: (value) => setState({ value, error: null, busy: false }) }
}

async function answerOf<T>(ask: () => Promise<T>): Promise<{ value: T | null; error: unknown; busy: boolean }> {
  try {
    return { value: await ask(), error: null, busy: false }
  } catch (error) {
    return { value: null, error, busy: false }
  }
}
