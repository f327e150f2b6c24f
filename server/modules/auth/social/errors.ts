import type { FastifyBaseLogger } from 'fastify'
import type { RefusalCode } from '#contract/refusals.ts'
import { toRefusal } from '#server/http/errors.ts'

/** What a provider answers when the person says no there. */
const cancelled = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied'])

/** What a page may say of a failure on the way. The log gets the reason, and nothing of what was sent. */
export function failureOf(error: unknown, log: FastifyBaseLogger): RefusalCode {
  const refusal = toRefusal(error)
  if (refusal) return refusal.code
  if (error instanceof Error && 'error' in error && cancelled.has(String(error.error))) return 'SIGN_IN_WAS_CANCELLED'
  log.warn({ reason: reasonOf(error) }, 'a sign-in at a provider failed')
  return 'AUTHENTICATION_FAILED'
}

/** Messages only: what hangs on these errors holds codes and tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error.cause instanceof Error ? `${error.message}: ${reasonOf(error.cause)}` : error.message
}
