import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#contract/refuse.ts'

const uniqueViolation = '23505'

/** Runs a write that may violate a unique index, and refuses with `code` if it does. The transaction can't continue after that. */
export async function refuseDuplicate<T>(work: Promise<T>, code: RefusalCode): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) throw refuse(code)
    throw error
  }
}
