import type { Assertion, Registration } from '#contract/auth/passkeys.ts'
import { refuse } from '#contract/refuse.ts'
import type { RequestContext } from '#server/http/context.ts'
import { isValidChallenge } from './challenges.ts'
import { relyingPartyId, relyingPartyOrigin } from './relying-party.ts'

/** EdDSA, ES256 and RS256: every authenticator has one of them. The library would add one that Node still calls experimental. */
export const algorithms = [-8, -7, -257]

/** A passkey in its stored form. */
interface Credential {
  credential: string
  /** In base64url. */
  publicKey: string
  counter: number
  transports: string[]
}

/** The passkey that a browser has created for this user; refuses a registration that doesn't verify. */
export async function verifyRegistration(response: Registration, userId: string, context: RequestContext): Promise<Credential> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs: algorithms,
    ...expected(userId, context),
  }).catch(refuseInvalid)
  if (!registrationInfo) return refuseInvalid()
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credential: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
  }
}

/** The new signature counter of a passkey that signed the challenge; refuses an assertion that doesn't verify. */
export async function verifyAssertion(
  response: Assertion,
  { user_id, public_key, counter }: { user_id: string; public_key: string; counter: number },
  context: RequestContext,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { userHandle: handle, ...signed } = response.response
  // A discoverable credential names its account.
  if (handle !== Buffer.from(userHandle(user_id)).toString('base64url')) return refuseInvalid()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: signed },
    credential: { id: response.id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
    ...expected('sign-in', context),
  }).catch(refuseInvalid)
  return verified ? authenticationInfo.newCounter : refuseInvalid()
}

/** The WebAuthn user handle: the account's id, as bytes. */
export const userHandle = (userId: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))

const expected = (purpose: string, context: RequestContext) => ({
  expectedChallenge: (challenge: string) => isValidChallenge(purpose, challenge, context),
  expectedOrigin: relyingPartyOrigin(context.config),
  expectedRPID: relyingPartyId(context.config),
  requireUserVerification: true,
})

/** The library throws for anything that is wrong with the client's response; none of it is a fault of ours. */
function refuseInvalid(): never {
  throw refuse('PASSKEY_IS_NOT_VALID')
}
