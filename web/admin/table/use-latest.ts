import { useCallback, useEffect, useRef, useState } from 'react'

export interface Latest<T> {
  /** The latest response; the previous one remains until it arrives. */
  value: T | null
  error: unknown
  busy: boolean
  reload: () => void
}

type Load<T> = (options: { signal: AbortSignal }) => Promise<T>

/** Responses to a request that may change before it's answered: a late response never replaces a newer one. */
export function useLatest<T>(requestKey: string | null, load: Load<T>): Latest<T> {
  const [state, setState] = useState<{ value: T | null; error: unknown; of: string | null }>({ value: null, error: null, of: null })
  const [turn, setTurn] = useState(0)
  const newest = useRef(load)
  useEffect(() => {
    newest.current = load
  })
  const request = requestKey === null ? null : `${turn} ${requestKey}`
  useEffect(() => {
    if (request === null) return undefined
    const stop = new AbortController()
    newest.current({ signal: stop.signal }).then(
      (value) => stop.signal.aborted || setState({ value, error: null, of: request }),
      (error: unknown) => stop.signal.aborted || setState((before) => ({ value: before.value, error, of: request })),
    )
    return () => stop.abort()
  }, [request])
  const reload = useCallback(() => setTurn((before) => before + 1), [])
  return { value: state.value, error: state.of === request ? state.error : null, busy: state.of !== request, reload }
}
