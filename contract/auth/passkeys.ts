import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { passwordLimits } from '../rate-limits.ts'
import { serverLimits } from '../server-limits.ts'
import { ownerProof } from './owner-proof.ts'
import { accessToken } from './sign-in-result.ts'

const tag = 'Passkeys'
/** The JSON format of WebAuthn, as `PublicKeyCredential.toJSON()` and `@simplewebauthn/browser` use it. */
const options = z.looseObject({ challenge: z.string() })
const bytes = z
  .string()
  .max(serverLimits.passkeys.bytesMax)
  .regex(/^[\w-]+=*$/, 'is not base64url')
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
}
const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: z.array(text(1, 20)).max(10).optional() }),
})
const assertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.nullish() }),
})
export type Registration = z.infer<typeof registration>
export type Assertion = z.infer<typeof assertion>

const passkey = z.object({ id, name: z.string(), createdAt: time, lastUsedAt: time.nullable() }).meta({ id: 'Passkey' })
const passkeys = z.object({ passkeys: z.array(passkey) })

export const listPasskeys = endpoint({
  id: 'listPasskeys',
  route: 'GET /user/passkeys',
  tag,
  auth: 'customer',
  summary: 'List passkeys, oldest first',
  input: z.object({}),
  output: passkeys,
  refusals: [],
})
export const passkeyRegistrationOptions = endpoint({
  id: 'passkeyRegistrationOptions',
  route: 'POST /user/passkeys/options',
  tag,
  auth: 'customer',
  summary: `Create the options for registering a passkey; valid for five minutes, once. ${ownerProof}`,
  input: z.object({ password: z.string().max(limits.password.max).optional() }),
  output: options,
  rateLimits: passwordLimits,
  refusals: ['TOO_MANY_PASSKEYS', 'CURRENT_PASSWORD_IS_INCORRECT', 'SIGN_IN_AGAIN'],
})
export const addPasskey = endpoint({
  id: 'addPasskey',
  route: 'POST /user/passkeys',
  tag,
  auth: 'customer',
  status: 201,
  summary: 'Register a passkey',
  input: z.object({ name: text(1, limits.name.max), response: registration }),
  output: passkeys,
  refusals: ['PASSKEY_IS_NOT_VALID', 'TOO_MANY_PASSKEYS'],
})
export const removePasskey = endpoint({
  id: 'removePasskey',
  route: 'DELETE /user/passkeys/:id',
  tag,
  auth: 'customer',
  summary: 'Delete a passkey; refused for the last sign-in method',
  input: z.object({ id }),
  output: passkeys,
  refusals: ['NOT_FOUND', 'LAST_SIGN_IN_METHOD'],
})
export const passkeySignInOptions = endpoint({
  id: 'passkeySignInOptions',
  route: 'POST /user-auth/passkey/options',
  tag,
  auth: 'public',
  summary: 'Create the options for signing in with a passkey; valid for five minutes, once',
  input: z.object({}),
  output: options,
  refusals: [],
})
export const passkeySignIn = endpoint({
  id: 'passkeySignIn',
  route: 'POST /user-auth/passkey',
  tag,
  auth: 'public',
  summary: 'Sign in with a passkey; counts as two factors',
  input: z.object({ response: assertion }),
  output: accessToken,
  refusals: ['PASSKEY_IS_NOT_VALID', 'INVALID_CREDENTIALS'],
})
