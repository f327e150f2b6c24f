import { createHmac, timingSafeEqual } from 'node:crypto'

/** The token in an email's unsubscribe link, for all review emails to a customer. It never expires. */
export const signUnsubscribe = (secret: string, userId: string): string => `${userId}.${sign(secret, userId)}`

/** The customer a token was made for; undefined if we didn't sign it. */
export function readUnsubscribe(secret: string, token: string): string | undefined {
  const [userId = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, userId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : undefined
}

const sign = (secret: string, userId: string) => createHmac('sha256', secret).update(`no review requests ${userId}`).digest('base64url')
