import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { decrypt, encrypt } from '#server/http/encryption.ts'
import { hashToken } from '../sessions/tokens.ts'

type NonceContext = Pick<RequestContext, 'now' | 'signingSecret'>

const purpose = 'nonce'
/** The longest time from the start of an authorization to the exchange of its id token. */
const lifeMs = (serverLimits.social.stateSeconds + serverLimits.social.sessionSeconds) * 1000

/** Creates a nonce for an authorization request. It carries its own expiry, encrypted, and proves that an id token was issued for us. */
export const createNonce = ({ now, signingSecret }: NonceContext): string =>
  encrypt(signingSecret, purpose, true, new Date(now.getTime() + lifeMs))

/** Whether the nonce of an id token was created here and hasn't expired. */
export const isOurNonce = (nonce: unknown, { now, signingSecret }: NonceContext): boolean =>
  typeof nonce === 'string' && decrypt(signingSecret, purpose, nonce, now) === true

const spendNonce = statement(
  'auth.spendNonce',
  { hash: 'text', expires: 'timestamptz' },
  {},
  `insert into spent_nonces (hash, expires_at) values ($1, $2) on conflict do nothing`,
)

/** Uses up the nonce of an id token: of many calls with one, a single one signs in. */
export async function consumeNonce(tx: Tx, nonce: string, now: Date): Promise<void> {
  const expires = new Date(now.getTime() + lifeMs)
  if ((await spendNonce.run(tx, { hash: hashToken(nonce), expires })) === 0) throw refuse('NO_GOOGLE_FACEBOOK_OR_APPLE_USER_FOUND')
}
