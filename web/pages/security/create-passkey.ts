import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'

/** Creates a passkey in the browser and stores it under this name. The password replaces a recent sign-in. Throws the failure of either. */
export async function createPasskey(name: string, password?: string): Promise<ApiOutput<'GET /user/passkeys'>['passkeys']> {
  const [{ startRegistration }, options] = await Promise.all([
    import('@simplewebauthn/browser'),
    signed('POST /user/passkeys/options', { password }),
  ])
  // The server's and the browser's libraries share this format; the contract types only the fields that our code reads.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, response, clientExtensionResults } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports } = response
  const credential = { id, rawId, type: 'public-key' as const, clientExtensionResults: { ...clientExtensionResults } }
  const done = { ...credential, response: { clientDataJSON, attestationObject, transports } }
  return (await signed('POST /user/passkeys', { name, response: done })).passkeys
}

/** Why the browser or the user refused; null for any other error. */
export function passkeyFailure(error: unknown): 'known' | 'stopped' | 'unable' | null {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'known'
  if (name === 'NotAllowedError' || name === 'AbortError') return 'stopped'
  return name === 'NotSupportedError' || name === 'ConstraintError' || name === 'SecurityError' ? 'unable' : null
}
