import { useEffect, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed, tokenNow } from '#web/features/auth/session/session.ts'

export type Answer = ApiOutput<'GET /search/suggestions'>

const pauseMs = 120
const answersMax = 50
const answers = new Map<string, Answer>()

/**
 * What the server suggests for a text, once its typing pauses. A request that isn't needed any more is aborted, so that a slow answer never
 * takes the place of a newer one; the previous answer stays until the next is there. Undefined before the first, or where it fails.
 */
export function useSuggestions(text: string): Answer | undefined {
  const q = text.trim()
  const [latest, setLatest] = useState<Answer>()
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

/** Nobody is suggested whom the person blocked: what is suggested belongs to who asked. */
const keyOf = (q: string): string => `${tokenNow() ?? ''} ${q}`

function remember(key: string, answer: Answer): void {
  answers.set(key, answer)
  const oldest = answers.keys().next()
  if (answers.size > answersMax && !oldest.done) answers.delete(oldest.value)
}
