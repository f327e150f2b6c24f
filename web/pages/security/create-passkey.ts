import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'

/** Has the browser make a passkey, and the server store it under this name. The password is for a sign-in that was a while ago. Throws what either refuses. */
export async function createPasskey(name: string, password?: string): Promise<ApiOutput<'GET /user/passkeys'>['passkeys']> {
  const [{ startRegistration }, options] = await Promise.all([
    import('@simplewebauthn/browser'),
    signed('POST /user/passkeys/options', { password }),
  ])
  // The server's library and the browser's share this form; the contract names only what both sides of ours look at.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, response, clientExtensionResults } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports } = response
  const made = { id, rawId, type: 'public-key' as const, clientExtensionResults: { ...clientExtensionResults } }
  const done = { ...made, response: { clientDataJSON, attestationObject, transports } }
  return (await signed('POST /user/passkeys', { name, response: done })).passkeys
}

/** What the browser or its person had against it; null for anything else. */
export function passkeyFailure(error: unknown): 'known' | 'stopped' | 'unable' | null {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'known'
  if (name === 'NotAllowedError' || name === 'AbortError') return 'stopped'
  return name === 'NotSupportedError' || name === 'ConstraintError' || name === 'SecurityError' ? 'unable' : null
}
