import { createHmac, timingSafeEqual } from 'node:crypto'

/** Proves that a text is ours. It begins with what it's for, so that no signature is good for anything else. */
export const signatureOf = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url')

/** Whether what was given is the right text. How long it takes says nothing about where it isn't. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
