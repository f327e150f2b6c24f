import { useEffect, useEffectEvent, useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import { useText } from '#web/lib/text.ts'
import { signInWithPasskey, supportsAutofill, cancelPasskeyRequest } from './passkey.ts'
import type { SignInFlow } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { useErrorMessage } from '#web/lib/errors.ts'

/** Sign-in with a passkey, by the button or by the browser's autofill in the contact field. */
export function usePasskey(flow: SignInFlow, here: boolean) {
  const t = useText('sign-in')
  const errorMessage = useErrorMessage()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const chosen = useEffectEvent((answer: SignInResult) => flow.handleResult(answer))
  // Autofill wasn't requested by the user, so its failures stay silent, except when the server rejects a passkey that was chosen.
  const refused = useEffectEvent((error: unknown) => {
    if (isRefusal(error) && error.status === 422) setFailed(errorMessage(error))
  })
  useEffect(() => {
    if (!here) return undefined
    let left = false
    const offered = async () => {
      if (!(await supportsAutofill()) || left) return
      const answer = await signInWithPasskey({ autofill: true })
      if (!left) await chosen(answer)
    }
    offered().catch(refused)
    return () => {
      left = true
      cancelPasskeyRequest().catch(() => undefined)
    }
  }, [here])

  async function use(): Promise<void> {
    setBusy(true)
    setFailed(null)
    try {
      await flow.handleResult(await signInWithPasskey())
    } catch (error) {
      // Other errors come from the browser: the dialog was dismissed, there is no passkey, or it timed out.
      setFailed(isRefusal(error) ? errorMessage(error) : t('passkey.none'))
      setBusy(false)
    }
  }
  return { use, busy, failed }
}
