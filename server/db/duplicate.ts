import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#contract/refuse.ts'

const uniqueViolation = '23505'

/** A write that may break a unique index, refused as `code` where it does. The transaction is over then. */
export async function unlessDuplicate<T>(work: Promise<T>, code: RefusalCode): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) throw refuse(code)
    throw error
  }
}
