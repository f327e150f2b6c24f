import { type RefObject, useEffect, useRef } from 'react'
import { isRefusal } from '#contract/refusal.ts'

/** The errors of a form with rows. Paths are those of the call: "zones.0.rates.1.percent". */
export interface RowErrors {
  /** For what contains the fields: after a refusal, the first invalid one gets the focus. */
  container: RefObject<HTMLDivElement | null>
  /** The error of the field with this path, as props. */
  at: (path: string) => { error?: string }
  /** The error of the first of the fields below this path, as props: for a field that has several values. */
  below: (path: string) => { error?: string }
  /** What is wrong with no field that has a sentence, as the server says it. */
  others: string[]
}

/** A refusal's messages by field. `sentences` has them by path with `*` for the number of a row: "zones.*.name". */
export function useRowErrors(error: unknown, sentences: Readonly<Record<string, string>>): RowErrors {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error !== null) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const errors = (isRefusal(error) && error.errors) || {}
  const sentenceOf = (path: string) => sentences[path.replace(/\.\d+(?=\.|$)/g, '.*')]
  const first = (paths: string[]) => {
    const found = paths.map(sentenceOf).find((sentence) => sentence !== undefined)
    return found === undefined ? {} : { error: found }
  }
  return {
    container,
    at: (path) => first(errors[path] ? [path] : []),
    below: (path) => first(Object.keys(errors).filter((one) => one === path || one.startsWith(`${path}.`))),
    others: Object.entries(errors).flatMap(([path, messages]) => (sentenceOf(path) === undefined ? messages : [])),
  }
}
