import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import { call } from '#web/lib/call.ts'

/** Exchanges a passkey for a token. `autofill`: the browser offers it in the field instead of a dialog. The code for it is loaded here. */
export async function signInWithPasskey({ autofill = false } = {}): Promise<SignInResult> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    call('POST /user-auth/passkey/options', {}),
  ])
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
  return call('POST /user-auth/passkey', { response: { ...response, clientExtensionResults: { ...response.clientExtensionResults } } })
}

export const supportsAutofill = async (): Promise<boolean> => (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false

/** Cancels a pending passkey request, so that a page that was left doesn't continue. */
export async function cancelPasskeyRequest(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
