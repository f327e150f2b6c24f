import type { FastifyInstance } from 'fastify'
import { streamLimits } from '#contract/rate-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { viewTokenPrefix } from '#contract/view-as.ts'
import { readRequest } from '#server/http/call-request.ts'
import { markLongLived } from '#server/http/connections/long-lived.ts'
import type { AppContext, Caller } from '#server/http/context.ts'
import { isSecure } from '#server/http/cookies.ts'
import { readLimiter } from '#server/http/read-limits.ts'
import type { LiveNotifications } from './live.ts'

interface Stream {
  live: LiveNotifications
  authenticate: (token: string, now: Date) => Promise<Caller | null>
}
const retrySeconds = 30

/**
 * GET /api/notifications/stream: server-sent events, `notification` whenever something happened to the caller, `conversation` whenever one
 * of theirs has changed, and `posts` for new posts in their feed.
 */
export function registerNotificationStream(
  app: FastifyInstance,
  appContext: Pick<AppContext, 'clock' | 'config' | 'slots'>,
  { live, authenticate }: Stream,
): void {
  const { clock, config, slots } = appContext
  const secure = isSecure(config.origin)
  const limitReads = readLimiter(appContext)
  app.get('/api/notifications/stream', { exposeHeadRoute: false }, async (request, reply) => {
    limitReads({ rateLimits: streamLimits }, request, reply)
    const { token } = readRequest(request, secure)
    if (token?.startsWith(viewTokenPrefix)) throw refuse('VIEW_IS_READ_ONLY')
    const slot = slots.streams.acquire()
    if (!slot) throw refuse('SERVICE_UNAVAILABLE', null, retrySeconds)
    slot.releaseAfter(reply.raw)
    const caller = token === undefined ? null : await authenticate(token, clock())
    if (!caller) throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
    reply.headers({ 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
    const headers = Object.entries(reply.getHeaders())
    reply.hijack()
    // The client has disconnected meanwhile.
    if (reply.raw.destroyed) return
    markLongLived(reply.raw)
    for (const [name, value] of headers) if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(200)
    live.add(caller, reply.raw)
  })
  app.addHook('preClose', async () => live.close())
}
