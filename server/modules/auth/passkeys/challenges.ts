import { createHash } from 'node:crypto'
import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import { encrypt, decrypt } from '#server/http/encryption.ts'
import { forgetChallenges, spendChallenge } from './queries.ts'

interface Terms {
  now: Date
  signingSecret: string
}

const expiry = (now: Date) => new Date(now.getTime() + rates.passkeys.challengeMinutes * 60_000)

/**
 * A challenge for one purpose. It carries its own expiry, sealed, so that asking for one writes nothing anywhere: only those that
 * were answered are kept, until they expire.
 */
export const makeChallenge = (purpose: string, { now, signingSecret }: Terms): string =>
  encrypt(signingSecret, `challenge ${purpose}`, true, expiry(now))

/** Whether a challenge, as a browser returns it (base64url), is one of ours for this purpose and not too old. */
export const isOurs = (purpose: string, returned: string, { now, signingSecret }: Terms): boolean =>
  decrypt(signingSecret, `challenge ${purpose}`, Buffer.from(returned, 'base64url').toString(), now) === true

/** Spends the challenge that was answered; refuses it a second time, however many come at once. */
export async function spend(tx: Tx, clientDataJSON: string, { now }: Terms): Promise<void> {
  const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: string }
  const hash = createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest('base64')
  if ((await spendChallenge.run(tx, { hash, expires: expiry(now) })) === 0) throw refuse('PASSKEY_IS_NOT_VALID')
  await forgetChallenges.run(tx, { now })
}
