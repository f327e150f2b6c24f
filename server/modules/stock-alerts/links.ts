import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the link of a mail does. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** A token that does this for the alert with this id: `<id>.<signature>`. It lives as long as the alert. */
export const signAlertLink = (secret: string, purpose: LinkPurpose, id: string): string => `${id}.${sign(secret, purpose, id)}`

/** The id of the alert if the token is ours and for this, else undefined. */
export function alertOfLink(secret: string, purpose: LinkPurpose, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, purpose, id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

const sign = (secret: string, purpose: LinkPurpose, id: string) =>
  createHmac('sha256', secret).update(`stock alert ${purpose} ${id}`).digest('base64url')
