import type { FastifyBaseLogger } from 'fastify'
import type { Refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#contract/refuse.ts'
import { toRefusal } from '#server/http/errors.ts'

/** The OAuth errors that providers send when the user declines. */
const declined = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied'])

/** The refusal code that the page may show for a failed sign-in. The reason is logged, without anything that was sent. */
export function failureCode(error: unknown, log: FastifyBaseLogger): RefusalCode {
  const refusal = toRefusal(error)
  if (refusal) return refusal.code
  if (error instanceof Error && 'error' in error && declined.has(String(error.error))) return 'SIGN_IN_WAS_CANCELLED'
  log.warn({ reason: reasonOf(error) }, 'a sign-in at a provider failed')
  return 'AUTHENTICATION_FAILED'
}

/** Refuses because a provider doesn't answer. The cause is for the log, without anything that was sent. */
export function refuseWithoutAnswer(field: string, error: unknown): Refusal {
  const refusal = refuse('SERVICE_UNAVAILABLE', { [field]: ['does not answer'] }, 30)
  refusal.cause = new Error(reasonOf(error))
  return refusal
}

/** Uses messages only: other properties of these errors contain codes and tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error.cause instanceof Error ? `${error.message}: ${reasonOf(error.cause)}` : error.message
}
