import { type RefObject, useEffect, useRef } from 'react'
import { isRefusal } from '#contract/refusal.ts'

interface FieldErrors {
  /** Of the form: when something is refused, its first wrong field gets the focus. */
  form: RefObject<HTMLFormElement | null>
  /** What is wrong with the field of this path, to be spread into it. */
  at: (path: string) => { error?: string }
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
  return { form, at }
}
