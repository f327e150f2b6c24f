import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '#contract/limits.ts'

/** A token that opens one order without signing in, until it expires: `<expiry in seconds, base 36>.<signature>`. */
export function signOrderLink(secret: string, orderId: string, now: Date): string {
  const expiry = Math.floor(now.getTime() / 1000) + limits.order.linkDays * 86_400
  return `${expiry.toString(36)}.${sign(secret, orderId, expiry)}`
}

/** Whether the token is ours, for this order, and not expired. */
export function checkOrderLink(secret: string, orderId: string, token: string, now: Date): boolean {
  const [time = '', signature = ''] = token.split('.')
  const expiry = Number.parseInt(time, 36)
  const expected = Buffer.from(sign(secret, orderId, expiry))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && expiry * 1000 > now.getTime()
}

const sign = (secret: string, orderId: string, expiry: number) =>
  createHmac('sha256', secret).update(`order ${orderId} ${expiry}`).digest('base64url')
