import type { Assertion, Registration } from '#contract/auth/passkeys.ts'
import { refuse } from '#contract/refuse.ts'
import type { RequestContext } from '#server/http/context.ts'
import { isOurs } from './challenges.ts'
import { passkeyHost, passkeyOrigin } from './relying-party.ts'

/** EdDSA, ES256 and RS256: every authenticator has one of them. The library would add what Node calls experimental. */
export const algorithms = [-8, -7, -257]

/** What is kept of a passkey. */
interface Made {
  credential: string
  /** base64url */
  publicKey: string
  counter: number
  transports: string[]
}

/** The passkey that a browser says it made for this person; refuses what does not hold. */
export async function verifyRegistration(response: Registration, userId: string, context: RequestContext): Promise<Made> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: algorithms,
    ...expected(userId, context),
  }).catch(refuseAll)
  if (!registrationInfo) return refuseAll()
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credential: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
  }
}

/** The counter after a right answer of this passkey; refuses what does not hold. */
export async function verifyAssertion(
  response: Assertion,
  { user_id, public_key, counter }: { user_id: string; public_key: string; counter: number },
  context: RequestContext,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { userHandle: handle, ...signed } = response.response
  // A passkey that finds its account by itself names whose it is.
  if (handle !== Buffer.from(userHandle(user_id)).toString('base64url')) return refuseAll()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: signed },
    credential: { id: response.id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
    ...expected('sign-in', context),
  }).catch(refuseAll)
  return verified ? authenticationInfo.newCounter : refuseAll()
}

/** What a passkey knows its owner by: the account's id, as bytes. */
export const userHandle = (userId: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))

const expected = (purpose: string, context: RequestContext) => ({
  expectedChallenge: (challenge: string) => isOurs(purpose, challenge, context),
  expectedOrigin: passkeyOrigin(context.config),
  expectedRPID: passkeyHost(context.config),
  requireUserVerification: true,
})

/** The library throws for whatever is wrong with what was sent; none of it is our fault. */
function refuseAll(): never {
  throw refuse('PASSKEY_IS_NOT_VALID')
}
