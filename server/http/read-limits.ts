import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { readLimits } from '#contract/rate-limits.ts'
import type { AppContext } from './context.ts'
import { MemoryLimit, refuseSpent } from './memory-limits.ts'

/** Counts reads by client and tells each where it stands; refuses those beyond its share. Clients that the settings exempt aren't counted. */
export function readLimiter({ clock, config }: AppContext) {
  const [declared] = readLimits
  const limit = new MemoryLimit(declared)
  return ({ rateLimits = [] }: Endpoint, { ip }: FastifyRequest, reply: FastifyReply): void => {
    if (!rateLimits.some(({ counts }) => counts === 'reads') || config.isExemptFromLimits(ip)) return
    const counted = limit.count(ip, clock().getTime())
    reply.headers(limit.headers(counted))
    refuseSpent(counted)
  }
}
