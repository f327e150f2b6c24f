import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a text, which must begin with its purpose, so that no signature is valid for another purpose. */
export const signatureOf = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url')

/** Whether two texts are the same, compared in constant time. */
export function timingSafeEquals(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
