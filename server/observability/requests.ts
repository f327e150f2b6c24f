import type { FastifyInstance } from 'fastify'
import { patternOf } from '#server/http/paths.ts'
import { pageRoute } from './page-routes.ts'

/** A finished request. It contains nothing that was sent: no address, no query, no person. */
export interface AnsweredRequest {
  id: string
  method: string
  /** The pattern ("/api/cart/:id"), never the path itself. */
  route: string
  status: number
  milliseconds: number
  /** The caller's trace context header (W3C Trace Context). */
  traceparent: string | undefined
}
type RequestObserver = (request: AnsweredRequest) => void

/** Calls the observers for every request, once its response is sent or the client is gone. Costs nothing without observers. */
export function observeRequests(app: FastifyInstance, observers: RequestObserver[]): void {
  if (observers.length === 0) return
  app.addHook('onResponse', (request, reply, done) => {
    const pattern = patternOf(request)
    const answered = {
      id: request.id,
      method: request.method,
      route: pattern === '/*' ? pageRoute(request.url) : (pattern ?? 'none'),
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
      traceparent: request.headers['traceparent'] as string | undefined,
    }
    for (const observe of observers) observe(answered)
    done()
  })
}
