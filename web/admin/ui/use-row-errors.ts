import { type RefObject, useEffect, useRef } from 'react'
import { isRefusal } from '#contract/refusal.ts'

/** The errors of a form with rows. Paths are those of the call: "zones.0.rates.1.percent". */
export interface RowErrors {
  /** A ref for the element around the fields: after a refusal, the first invalid field gets the focus. */
  container: RefObject<HTMLDivElement | null>
  /** The error of the field with this path, as props. */
  at: (path: string) => { error?: string }
  /** The error of the first of the fields below this path, as props: for a control that represents several values. */
  below: (path: string) => { error?: string }
  /** Errors at fields without a sentence of their own, in the server's words. */
  others: string[]
}

/** A refusal's messages by field. `sentences` has them by path, with `*` in place of a row's index: "zones.*.name". */
export function useRowErrors(error: unknown, sentences: Readonly<Record<string, string>>): RowErrors {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error !== null) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const errors = (isRefusal(error) && error.errors) || {}
  const sentenceOf = (path: string) => sentences[path.replace(/\.\d+(?=\.|$)/g, '.*')]
  const first = (paths: string[]) => {
    const message = paths.map(sentenceOf).find((sentence) => sentence !== undefined)
    return message === undefined ? {} : { error: message }
  }
  return {
    container,
    at: (path) => first(errors[path] ? [path] : []),
    below: (path) => first(Object.keys(errors).filter((one) => one === path || one.startsWith(`${path}.`))),
    others: Object.entries(errors).flatMap(([path, messages]) => (sentenceOf(path) === undefined ? messages : [])),
  }
}
