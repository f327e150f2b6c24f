import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** What pages of other origins may do with the API: call it with a bearer token, but never with cookies, which are for our own pages. */
const allowed = {
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match'],
  exposedHeaders: ['ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'Allow', 'X-Request-Id'],
  maxAge: 600,
} satisfies FastifyCorsOptions

/** Lets pages of these origins call /api; `*` is any origin. Without origins nothing is registered, and browsers refuse calls from other sites. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const origin = origins.includes('*') ? '*' : [...origins]
  void app.register(cors, () => (request: { url: string }, done: (error: Error | null, options: FastifyCorsOptions) => void) => {
    done(null, request.url.startsWith('/api/') ? { ...allowed, origin } : { origin: false })
  })
}
