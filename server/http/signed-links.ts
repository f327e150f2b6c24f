import { createHmac, timingSafeEqual } from 'node:crypto'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The links of mails that do one thing for one row: a token is `<id>.<signature>`, valid as long as the row is there. `about` sets them apart from all others. */
export const signedLinks = <Purpose extends string>(about: string) => {
  const sign = (secret: string, purpose: Purpose, id: string) =>
    createHmac('sha256', secret).update(`${about} ${purpose} ${id}`).digest('base64url')
  return {
    sign: (secret: string, purpose: Purpose, id: string): string => `${id}.${sign(secret, purpose, id)}`,
    /** The id if the token is ours and for this, else undefined. */
    idOf: (secret: string, purpose: Purpose, token: string): string | undefined => {
      const [id = '', signature = ''] = token.split('.')
      const expected = Buffer.from(sign(secret, purpose, id))
      const given = Buffer.from(signature)
      return uuid.test(id) && given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
    },
  }
}
