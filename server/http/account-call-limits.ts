import type { Endpoint } from '#contract/endpoint.ts'
import type { RateLimit } from '#contract/rate-limits.ts'
import type { RequestContext } from './context.ts'
import { MemoryLimit, refuseOverLimit } from './memory-limits.ts'
import { recordSecurityEvent } from './security-log.ts'

/**
 * Limits an account's frequent calls, counted in memory: counting them in the database would cost as much as the calls do (decision 69).
 */
export function accountCallLimiter() {
  const limits = new Map<RateLimit['name'], MemoryLimit>()
  return ({ rateLimits = [] }: Endpoint, context: RequestContext): void => {
    const declared = rateLimits.find(({ inMemory, per }) => inMemory && per === 'account')
    if (!declared || !context.caller) return
    const limit = limits.get(declared.name) ?? new MemoryLimit(declared)
    limits.set(declared.name, limit)
    const { userId } = context.caller
    const counted = limit.count(userId, context.now.getTime())
    if (counted.remaining < 0) recordSecurityEvent(context, 'callsLimited', { limit: `${declared.name} per account`, userId })
    refuseOverLimit(counted)
  }
}
