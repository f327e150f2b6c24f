import { type RefObject, useEffect, useRef } from 'react'
import { isRefusal } from '#contract/refusal.ts'

interface FieldErrors {
  /** For the form: after a refusal, its first invalid field gets the focus. */
  form: RefObject<HTMLFormElement | null>
  /** The error of the field with this path, as props. */
  at: (path: string) => { error?: string }
  /** The error, if any of its messages belongs to none of these fields and has to be shown elsewhere; otherwise null. */
  besides: (paths: readonly string[]) => unknown
}

/** A refusal's messages by field: ours if `sentences` has one, else the server's. */
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
