import type { RefusalCode } from './refusals.ts'

/** Errors by the path of the field: `{ "products.0.quantity": ["Only 3 left"] }`. */
export type FieldErrors = Record<string, string[]>

interface Facts {
  code: RefusalCode
  status: number
  sentence: string
  errors?: FieldErrors | null | undefined
  /** In seconds. */
  retryAfter?: number | undefined
}

/** A failure of the contract. The server throws it with `refuse`; the browser creates it from a response, without the list of them all. */
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

/** Whether a thrown value is a refusal. Compares by name, since the pages' bundle has its own copy of the class. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === 'Refusal'
