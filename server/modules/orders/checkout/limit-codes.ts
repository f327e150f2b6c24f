import { isRefusal } from '#contract/refusal.ts'
import type { PromotionReason } from '#contract/promotions.ts'
import type { BoundEndpoint } from '#server/http/bind.ts'
import { limitPasswordAttempts } from '#server/http/rate-limits.ts'

const unknown: PromotionReason = 'UNKNOWN'

/**
 * Wraps a call that reveals which promotion codes exist: a client that tries many unknown codes is refused. Attempts are counted outside of
 * the call's transaction, which a refusal rolls back. A call without codes isn't affected.
 */
export const limitingCodes = (bound: BoundEndpoint): BoundEndpoint => ({
  ...bound,
  run: (app, input, context, key) => {
    const call = () => bound.run(app, input, context, key)
    const { codes = [] } = input as { codes?: string[] }
    return codes.length === 0 ? call() : limitPasswordAttempts(app.database.db, 'promotion-code', context, { call, wrongIn })
  },
})

/** The number of codes that the shop doesn't have: the summary lists them, the order is refused. */
function wrongIn(outcome: PromiseSettledResult<unknown>): number {
  if (outcome.status === 'fulfilled') {
    const { codes = [] } = outcome.value as { codes?: { reason: PromotionReason | null }[] }
    return codes.filter(({ reason }) => reason === unknown).length
  }
  const refused: unknown = outcome.reason
  return isRefusal(refused) ? Object.values(refused.errors ?? {}).filter(([reason]) => reason === unknown).length : 0
}
