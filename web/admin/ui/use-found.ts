import { useEffect, useRef, useState } from 'react'

const patienceMs = 250
const wordMin = 2

/**
 * The search results while someone types; `find` is called once they pause. Only the latest answer is used; a failed call gives no results.
 */
export function useFound<T>(
  typed: string,
  find: (q: string, options: { signal: AbortSignal }) => Promise<T[]>,
): { found: T[]; isThere: boolean } {
  const q = typed.trim()
  const [answer, setAnswer] = useState<{ q: string; found: T[] }>({ q: '', found: [] })
  const asks = useRef(find)
  useEffect(() => {
    asks.current = find
  })
  useEffect(() => {
    if (q.length < wordMin) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      asks.current(q, { signal: stop.signal }).then(
        (found) => setAnswer({ q, found }),
        () => undefined,
      )
    }, patienceMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q])
  const isThere = q.length >= wordMin && answer.q === q
  return { found: isThere ? answer.found : [], isThere }
}
