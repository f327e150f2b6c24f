import type { Failure } from './attempt.ts'

interface Log {
  warn: (fields: object, message: string) => void
  error: (fields: object, message: string) => void
}

/** Logs a failed job. The stack contains the message, but not PostgreSQL's details, which may contain personal data. */
export function logFailure(log: Log, { error, ...failure }: Failure): void {
  const fields = { ...failure, stack: error instanceof Error ? error.stack : String(error) }
  if (failure.isDead) log.error(fields, 'job is dead')
  else log.warn(fields, 'job failed, will be retried')
}
