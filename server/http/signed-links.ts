import { isSame, signatureOf } from './signatures.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The links of mails that do one thing for one row: a token is `<id>.<signature>`, valid as long as the row is there. `about` sets them apart from all others. */
export const signedLinks = <Purpose extends string>(about: string) => {
  const signed = (secret: string, purpose: Purpose, id: string) => signatureOf(secret, `${about} ${purpose} ${id}`)
  return {
    sign: (secret: string, purpose: Purpose, id: string): string => `${id}.${signed(secret, purpose, id)}`,
    /** The id if the token is ours and for this, else undefined. */
    idOf: (secret: string, purpose: Purpose, token: string): string | undefined => {
      const [id = '', signature = ''] = token.split('.')
      return uuid.test(id) && isSame(signature, signed(secret, purpose, id)) ? id : undefined
    },
  }
}

/** The links that end mails of a kind for one customer. They never expire. */
export const unsubscribeLinks = signedLinks<'digests' | 'review requests'>('no')
