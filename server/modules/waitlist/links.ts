import { createHmac, timingSafeEqual } from 'node:crypto'

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** A token that does this for the subscriber with this id: `<id>.<signature>`. */
export const signLink = (secret: string, purpose: LinkPurpose, id: string): string => `${id}.${sign(secret, purpose, id)}`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of the subscriber if the token is ours and for this, else undefined. */
export function idOfLink(secret: string, purpose: LinkPurpose, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, purpose, id))
  const given = Buffer.from(signature)
  return uuid.test(id) && given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

const sign = (secret: string, purpose: LinkPurpose, id: string) =>
  createHmac('sha256', secret).update(`waitlist ${purpose} ${id}`).digest('base64url')
