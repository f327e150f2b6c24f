import { useEffect, useRef, useState } from 'react'

const patienceMs = 250
const wordMin = 2

/**
 * The search results while someone types; `find` is called once they pause. Only the latest response is used; a failed call gives no results.
 */
export function useFinder<T>(
  typed: string,
  find: (q: string, options: { signal: AbortSignal }) => Promise<T[]>,
): { results: T[]; isLoaded: boolean } {
  const q = typed.trim()
  const [latest, setLatest] = useState<{ q: string; results: T[] }>({ q: '', results: [] })
  const asks = useRef(find)
  useEffect(() => {
    asks.current = find
  })
  useEffect(() => {
    if (q.length < wordMin) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      asks.current(q, { signal: stop.signal }).then(
        (results) => setLatest({ q, results }),
        () => undefined,
      )
    }, patienceMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q])
  const isLoaded = q.length >= wordMin && latest.q === q
  return { results: isLoaded ? latest.results : [], isLoaded }
}
