import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { RateLimit } from '#contract/rate-limits.ts'
import type { AppContext } from './context.ts'
import { MemoryLimit, refuseOverLimit } from './memory-limits.ts'

/**
 * Counts reads by client, shows clients the rest of their limit in headers, and refuses reads beyond it. Clients that are exempt by
 * configuration aren't counted.
 */
export function readLimiter({ clock, config }: Pick<AppContext, 'clock' | 'config'>) {
  const limits = new Map<RateLimit['name'], MemoryLimit>()
  const limitOf = (declared: RateLimit): MemoryLimit => {
    const limit = limits.get(declared.name) ?? new MemoryLimit(declared)
    limits.set(declared.name, limit)
    return limit
  }
  return ({ rateLimits = [] }: Pick<Endpoint, 'rateLimits'>, { ip }: FastifyRequest, reply: FastifyReply): void => {
    const declared = rateLimits.find(({ inMemory, per }) => inMemory && per === 'client')
    if (!declared || config.isExemptFromLimits(ip)) return
    const limit = limitOf(declared)
    const counted = limit.count(ip, clock().getTime())
    reply.headers(limit.headers(counted))
    refuseOverLimit(counted)
  }
}
