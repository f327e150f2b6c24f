import type { ImportFailure } from '#contract/imports.ts'
import type { Refusal } from '#contract/refusal.ts'
import { toRefusal } from '#server/http/errors.ts'
import type { Job } from '#server/jobs/attempt.ts'
import { attemptsMax, PermanentJobError, noResultReason } from '#server/jobs/retry.ts'

/** An import fails for good, for a reason that staff can do something about; retries are useless. */
export class PermanentImportError extends PermanentJobError {
  readonly failure: Omit<ImportFailure, 'attempts'>

  constructor(reason: string, failure: Omit<ImportFailure, 'attempts'>) {
    super(reason, { failure })
    this.failure = failure
  }
}

/** A refusal before the first row (such as too many categories for the shop) would repeat with every attempt. */
export const fileRefused = ({ message, errors }: Refusal): PermanentImportError =>
  new PermanentImportError(message, {
    reason: 'refused',
    messages: errors ? Object.entries(errors).flatMap(([field, problems]) => problems.map((one) => `${field}: ${one}`)) : [message],
  })

/** The account that started the import is the author of its changes, so it must exist. */
export const creatorErased = (): PermanentImportError =>
  new PermanentImportError('the account that started it no longer exists', { reason: 'starterGone', messages: [] })

/** What staff learn about an import whose job is dead: the kind of failure, but not the error's message. */
export function failureOf(error: unknown, { attempt }: Job): ImportFailure {
  const attempts = Math.min(attempt, attemptsMax)
  const failure = error instanceof PermanentJobError ? failureIn(error.details) : undefined
  return failure ? { ...failure, attempts } : { reason: troubleOf(error), attempts, messages: [] }
}

/** What a `PermanentImportError` carries, also after it was stored with its job. */
const failureIn = (details: unknown): PermanentImportError['failure'] | undefined =>
  (details as Partial<Pick<PermanentImportError, 'failure'>> | undefined)?.failure

function troubleOf(error: unknown): ImportFailure['reason'] {
  if (error instanceof PermanentJobError && error.message === noResultReason) return 'stopped'
  return toRefusal(error)?.code === 'SERVICE_UNAVAILABLE' ? 'unavailable' : 'fault'
}
