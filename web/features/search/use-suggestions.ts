import { useEffect, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed, tokenNow } from '#web/features/auth/session/session.ts'

export type Suggestions = ApiOutput<'GET /search/suggestions'>

const pauseMs = 120
const answersMax = 50
const answers = new Map<string, Suggestions>()

/**
 * The server's suggestions for a text, debounced. Requests that are no longer needed are aborted, so that a slow answer never replaces a
 * newer one; the previous answer stays until then. Undefined before the first answer, or if the call fails.
 */
export function useSuggestions(text: string): Suggestions | undefined {
  const q = text.trim()
  const [latest, setLatest] = useState<Suggestions>()
  useEffect(() => {
    const key = keyOf(q)
    if (answers.has(key)) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      signed('GET /search/suggestions', { q }, { signal: controller.signal }).then(
        (loaded) => {
          if (controller.signal.aborted) return
          remember(key, loaded)
          setLatest(loaded)
        },
        () => !controller.signal.aborted && setLatest(undefined),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q])
  return answers.get(keyOf(q)) ?? latest
}

/** The cache key includes the token, because answers leave out people the customer has blocked. */
const keyOf = (q: string): string => `${tokenNow() ?? ''} ${q}`

function remember(key: string, answer: Suggestions): void {
  answers.set(key, answer)
  const oldest = answers.keys().next()
  if (answers.size > answersMax && !oldest.done) answers.delete(oldest.value)
}
