import { useCallback, useEffect, useRef, useState } from 'react'

export interface Latest<T> {
  /** The latest answer; the previous one remains until it arrives. */
  value: T | null
  error: unknown
  busy: boolean
  reload: () => void
}

type Load<T> = (options: { signal: AbortSignal }) => Promise<T>

/** Answers to a question that may change before it's answered: a late answer never replaces a newer one. `question` is the key. */
export function useLatest<T>(question: string | null, load: Load<T>): Latest<T> {
  const [state, setState] = useState<{ value: T | null; error: unknown; of: string | null }>({ value: null, error: null, of: null })
  const [turn, setTurn] = useState(0)
  const newest = useRef(load)
  useEffect(() => {
    newest.current = load
  })
  const asked = question === null ? null : `${turn} ${question}`
  useEffect(() => {
    if (asked === null) return undefined
    const stop = new AbortController()
    newest.current({ signal: stop.signal }).then(
      (value) => stop.signal.aborted || setState({ value, error: null, of: asked }),
      (error: unknown) => stop.signal.aborted || setState((before) => ({ value: before.value, error, of: asked })),
    )
    return () => stop.abort()
  }, [asked])
  const reload = useCallback(() => setTurn((before) => before + 1), [])
  return { value: state.value, error: state.of === asked ? state.error : null, busy: state.of !== asked, reload }
}
