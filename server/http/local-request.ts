import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#server/config/loopback.ts'

/** Headers that proxies add to forwarded requests. */
const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'cf-connecting-ip'] as const

/** Whether a request comes from this machine, addresses it by a local name, and wasn't forwarded by a proxy. */
export function isLocalRequest({ headers, socket }: FastifyRequest): boolean {
  if (forwarded.some((name) => headers[name] !== undefined)) return false
  const url = `http://${headers.host ?? ''}`
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isLoopback(address) && URL.canParse(url) && isLoopback(new URL(url).hostname)
}
