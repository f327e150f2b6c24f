import { timingSafeEquals, signatureOf } from './signatures.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Signs mail links that do one thing to one row: a token is `<id>.<signature>`, valid as long as the row exists. `about` keeps the tokens
 * of different kinds of links apart.
 */
export const signedLinks = <Purpose extends string>(about: string) => {
  const signed = (secret: string, purpose: Purpose, id: string) => signatureOf(secret, `${about} ${purpose} ${id}`)
  return {
    sign: (secret: string, purpose: Purpose, id: string): string => `${id}.${signed(secret, purpose, id)}`,
    /** The id if the token has a valid signature for this purpose, else undefined. */
    idOf: (secret: string, purpose: Purpose, token: string): string | undefined => {
      const [id = '', signature = ''] = token.split('.')
      return uuid.test(id) && timingSafeEquals(signature, signed(secret, purpose, id)) ? id : undefined
    },
  }
}

/** The links by which a customer unsubscribes from a kind of mail. They never expire. */
export const unsubscribeLinks = signedLinks<'digests' | 'review requests'>('no')
