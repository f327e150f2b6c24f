import type { RefusalCode } from './refusals.ts'

/** What is wrong, by the path of the field: `{ "products.0.quantity": ["Only 3 left"] }`. */
export type FieldErrors = Record<string, string[]>

interface Facts {
  code: RefusalCode
  status: number
  sentence: string
  errors?: FieldErrors | null | undefined
  /** In seconds. */
  retryAfter?: number | undefined
}

/** A failure the contract knows. The server throws it with `refuse`, the browser makes it of an answer: so the list of all stays out of the pages. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly errors: FieldErrors | null
  readonly retryAfter: number | undefined

  constructor({ code, status, sentence, errors = null, retryAfter }: Facts) {
    super(sentence)
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/** Whether a thrown thing is a refusal. By name: the pages are a bundle with a copy of the class of their own. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === 'Refusal'
