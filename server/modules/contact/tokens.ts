import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose = 'form' | 'attachment'

/** A token for a form or an attachment with this id: `<id>.<signature>`. */
export const signToken = (secret: string, purpose: Purpose, id: string): string => `${id}.${sign(secret, purpose, id)}`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id if the token is ours and has this purpose, else undefined. */
export function idOfToken(secret: string, purpose: Purpose, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, purpose, id))
  const given = Buffer.from(signature)
  return uuid.test(id) && given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

const sign = (secret: string, purpose: Purpose, id: string) =>
  createHmac('sha256', secret).update(`contact ${purpose} ${id}`).digest('base64url')

/** The time when a form was opened: its id is a UUIDv7, which begins with the time. */
export const openedAt = (id: string): number => parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
