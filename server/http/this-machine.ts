import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#server/config/loopback.ts'

/** What proxies add to the requests that they pass on. */
const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'cf-connecting-ip'] as const

/** Whether a request was made on this machine, to this machine by name, and not passed on by a proxy. */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (forwarded.some((name) => headers[name] !== undefined)) return false
  const url = `http://${headers.host ?? ''}`
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isLoopback(address) && URL.canParse(url) && isLoopback(new URL(url).hostname)
}
