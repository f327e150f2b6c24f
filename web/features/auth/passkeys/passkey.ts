import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import { call } from '#web/lib/call.ts'

/** Asks the browser for a passkey, and the shop for a token for it. `autofill`: offered in the field instead of asked for. Loads what that takes. */
export async function signInWithPasskey({ autofill = false } = {}): Promise<SignInResult> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    call('POST /user-auth/passkey/options', {}),
  ])
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
  return call('POST /user-auth/passkey', { response: { ...response, clientExtensionResults: { ...response.clientExtensionResults } } })
}

export const supportsAutofill = async (): Promise<boolean> => (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false

/** Ends what still waits for a passkey, so that a page that was left does not go on. */
export async function cancelPasskeyRequest(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
