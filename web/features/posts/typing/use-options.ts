import { useEffect, useState } from 'react'
import type { Person } from '#contract/people.ts'
import { signed, tokenNow } from '#web/features/auth/session/session.ts'
import type { Typed } from './typed.ts'

/** Where the text is written, which determines who can read it. */
export interface Place {
  clubId?: string | undefined
  postId?: string | undefined
}
/** A suggestion: a hashtag, or a person with their handle. */
export interface Option {
  name: string
  person?: Person
}
interface LoadedOptions {
  key: string
  options: Option[]
}

const pauseMs = 120
const answersMax = 30
const answers = new Map<string, LoadedOptions>()

/**
 * The server's suggestions for the typed name, debounced. Requests that are no longer needed are aborted, so that a slow answer never
 * replaces a newer one. Until the next answer, the previous suggestions that still match are shown. Null before the first answer, or if
 * the call fails.
 */
export function useOptions({ kind, q }: Typed, { clubId, postId }: Place): Option[] | null {
  const [latest, setLatest] = useState<LoadedOptions | null>(null)
  const key = [tokenNow(), kind, clubId, postId, q].join(' ')
  useEffect(() => {
    if (answers.has(key)) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      optionsOf(kind, q, { clubId, postId }, signal).then(
        (options) => !signal.aborted && setLatest(remember({ key, options })),
        () => !signal.aborted && setLatest(null),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, kind, q, clubId, postId])
  const known = answers.get(key)
  if (known) return known.options
  return latest && latest.options.filter((option) => fits(option, kind, q.toLowerCase()))
}

async function optionsOf(kind: Typed['kind'], q: string, { clubId, postId }: Place, signal: AbortSignal): Promise<Option[]> {
  if (kind === 'hashtag') {
    const { items } = await signed('GET /hashtag-suggestions', { q }, { signal })
    return items.map(({ hashtag }) => ({ name: hashtag }))
  }
  const { items } = await signed('GET /mention-suggestions', { q, ...(clubId && { clubId }), ...(postId && { postId }) }, { signal })
  return items.map((person) => ({ name: person.handle, person }))
}

function fits({ name, person }: Option, kind: Typed['kind'], q: string): boolean {
  if ((kind === 'mention') !== (person !== undefined)) return false
  return name.startsWith(q) || ` ${person?.name.toLowerCase() ?? ''}`.includes(` ${q}`)
}

function remember(answer: LoadedOptions): LoadedOptions {
  answers.set(answer.key, answer)
  const oldest = answers.keys().next()
  if (answers.size > answersMax && !oldest.done) answers.delete(oldest.value)
  return answer
}
