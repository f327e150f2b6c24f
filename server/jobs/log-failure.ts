import { DatabaseUnavailableError } from '#server/db/circuit-breaker.ts'
import type { Failure } from './attempt.ts'

interface Log {
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}

/** The stack contains the message, but not PostgreSQL's details, which may contain personal data. */
export const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))

/** Logs a failed job. */
export function logFailure(log: Log, { error, ...failure }: Failure): void {
  const fields = { ...failure, stack: stackOf(error) }
  if (failure.isDead) log.error(fields, 'job is dead')
  else log.warn(fields, 'job failed, will be retried')
}

/** Logs an attempt whose outcome couldn't be recorded: the job is claimed again when its lease ends. */
export function logUnrecorded(log: Log, { error, ...failure }: Omit<Failure, 'isDead'>): void {
  const cause = error instanceof Error && error.cause !== undefined ? { cause: stackOf(error.cause) } : {}
  log.error({ ...failure, stack: stackOf(error), ...cause }, 'the outcome of a job was not recorded')
}

/** Logs that due jobs couldn't be claimed: as long as that lasts, none runs in this process. An outage of the database is logged by its pool. */
export function logUnclaimed(log: Log, error: unknown): void {
  if (!(error instanceof DatabaseUnavailableError)) log.error({ stack: stackOf(error) }, 'due jobs could not be claimed')
}
