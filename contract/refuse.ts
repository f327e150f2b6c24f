import { type FieldErrors, Refusal } from './refusal.ts'
import { type RefusalCode, refusals } from './refusals.ts'

/** A refusal to throw: `throw refuse('OUT_OF_STOCK', { 'products.0': ['Only 3 left'] })`. `retryAfter` is in seconds. */
export function refuse(code: RefusalCode, errors: FieldErrors | null = null, retryAfter?: number): Refusal {
  const [status, sentence] = refusals[code]
  return new Refusal({ code, status, sentence, errors, retryAfter })
}
