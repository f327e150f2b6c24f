import { limits } from '#contract/limits.ts'
import { timingSafeEquals, signatureOf } from '#server/http/signatures.ts'

/** A token that opens one order without signing in, until it expires: `<expiry in seconds, base 36>.<signature>`. */
export function signOrderLink(secret: string, orderId: string, now: Date): string {
  const expiry = Math.floor(now.getTime() / 1000) + limits.order.linkDays * 86_400
  return `${expiry.toString(36)}.${sign(secret, orderId, expiry)}`
}

/** Whether a token is one of ours, for this order, and not expired. */
export function checkOrderLink(secret: string, orderId: string, token: string, now: Date): boolean {
  const [time = '', signature = ''] = token.split('.')
  const expiry = Number.parseInt(time, 36)
  return timingSafeEquals(signature, sign(secret, orderId, expiry)) && expiry * 1000 > now.getTime()
}

const sign = (secret: string, orderId: string, expiry: number) => signatureOf(secret, `order ${orderId} ${expiry}`)
