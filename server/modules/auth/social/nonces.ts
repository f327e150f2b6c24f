import { rates } from '#contract/rates.ts'
import type { RequestContext } from '#server/http/context.ts'
import { decrypt, encrypt } from '#server/http/encryption.ts'

type NonceContext = Pick<RequestContext, 'now' | 'signingSecret'>

const purpose = 'nonce'
/** From the start of an authorization until its id token is exchanged, at the latest. */
const lifeMs = (rates.social.stateSeconds + rates.social.sessionSeconds) * 1000

/** A nonce for an authorization request. It carries its own expiry, encrypted: whether an id token was made for us can be told by it. */
export const createNonce = ({ now, signingSecret }: NonceContext): string =>
  encrypt(signingSecret, purpose, true, new Date(now.getTime() + lifeMs))

/** Whether the nonce of an id token was made here, not long ago. */
export const isOurNonce = (nonce: unknown, { now, signingSecret }: NonceContext): boolean =>
  typeof nonce === 'string' && decrypt(signingSecret, purpose, nonce, now) === true
