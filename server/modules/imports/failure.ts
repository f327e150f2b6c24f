import type { ImportFailure } from '#contract/imports.ts'
import type { Refusal } from '#contract/refusal.ts'
import { toRefusal } from '#server/http/errors.ts'
import type { Job } from '#server/jobs/attempt.ts'
import { attemptsMax, PermanentJobError, withoutResult } from '#server/jobs/retry.ts'

/** No retry can help an import, for a reason that staff can do something about. */
export class PermanentImportError extends PermanentJobError {
  readonly failure: Omit<ImportFailure, 'attempts'>

  constructor(reason: string, failure: Omit<ImportFailure, 'attempts'>) {
    super(reason)
    this.failure = failure
  }
}

/** What is refused before any row (a category that the shop has no room for) is refused each time. */
export const refusedWhole = ({ message, errors }: Refusal): PermanentImportError =>
  new PermanentImportError(message, {
    reason: 'refused',
    messages: errors ? Object.entries(errors).flatMap(([field, problems]) => problems.map((one) => `${field}: ${one}`)) : [message],
  })

/** Who imports is the author of what it writes. */
export const starterGone = (): PermanentImportError =>
  new PermanentImportError('the account that started it no longer exists', { reason: 'starterGone', messages: [] })

/** What staff are told of an import whose job is dead: what kind of trouble there was, and nothing of what the error says. */
export function failureOf(error: unknown, { attempt }: Job): ImportFailure {
  const attempts = Math.min(attempt, attemptsMax)
  return error instanceof PermanentImportError ? { ...error.failure, attempts } : { reason: troubleOf(error), attempts, messages: [] }
}

function troubleOf(error: unknown): ImportFailure['reason'] {
  if (error instanceof PermanentJobError && error.message === withoutResult) return 'stopped'
  return toRefusal(error)?.code === 'SERVICE_UNAVAILABLE' ? 'unavailable' : 'fault'
}
