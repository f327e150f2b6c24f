import { createHash } from 'node:crypto'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { decrypt, encrypt } from '#server/http/encryption.ts'
import { consumeChallenge as consume, purgeChallenges } from './queries.ts'

type ChallengeContext = Pick<RequestContext, 'now' | 'signingSecret'>

const expiry = (now: Date) => new Date(now.getTime() + serverLimits.passkeys.challengeMinutes * 60_000)

/**
 * Creates a challenge for one purpose. It carries its own expiry, encrypted, so creating one stores nothing; only used challenges are
 * stored, until they expire.
 */
export const createChallenge = (purpose: string, { now, signingSecret }: ChallengeContext): string =>
  encrypt(signingSecret, `challenge ${purpose}`, true, expiry(now))

/** Whether a challenge, as the browser returns it (base64url), was created here for this purpose and hasn't expired. */
export const isValidChallenge = (purpose: string, challenge: string, { now, signingSecret }: ChallengeContext): boolean =>
  decrypt(signingSecret, `challenge ${purpose}`, Buffer.from(challenge, 'base64url').toString(), now) === true

/** Uses up the challenge in a client's data; refuses a second use, even a concurrent one. */
export async function consumeChallenge(tx: Tx, clientDataJSON: string, { now }: ChallengeContext): Promise<void> {
  const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: string }
  const hash = createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest('base64')
  if ((await consume.run(tx, { hash, expires: expiry(now) })) === 0) throw refuse('PASSKEY_IS_NOT_VALID')
  await purgeChallenges.run(tx, { now })
}
