import { type RefObject, useEffect, useRef } from 'react'
import { isRefusal } from '#contract/refusal.ts'

interface FieldErrors {
  /** Of the form: when something is refused, its first wrong field gets the focus. */
  form: RefObject<HTMLFormElement | null>
  /** What is wrong with the field of this path, to be spread into it. */
  at: (path: string) => { error?: string }
  /** The error, where some of it isn't about any of these fields: it has to be said elsewhere. Null where all of it stands at its field. */
  besides: (paths: readonly string[]) => unknown
}

/** What a refusal says of each field of a form: in our words where there are some, else as the server says it. */
export function useFieldErrors(error: unknown, sentences: Readonly<Record<string, string>> = {}): FieldErrors {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const errors = (isRefusal(error) && error.errors) || {}
  const at = (path: string) => {
    const [first] = errors[path] ?? []
    return first === undefined ? {} : { error: sentences[path] ?? first }
  }
  const besides = (paths: readonly string[]) => {
    const wrong = Object.keys(errors)
    return wrong.length > 0 && wrong.every((path) => paths.includes(path)) ? null : error
  }
  return { form, at, besides }
}
