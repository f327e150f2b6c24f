import { useEffect, useEffectEvent, useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import { useText } from '#web/lib/text.ts'
import { signInWithPasskey, supportsAutofill, cancelPasskeyRequest } from './passkey.ts'
import type { SignInFlow } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { useErrorMessage } from '#web/lib/errors.ts'

/** Signing in with a passkey: by a press, or offered by the browser in the field for the name. */
export function usePasskey(flow: SignInFlow, here: boolean) {
  const t = useText('login')
  const errorMessage = useErrorMessage()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const chosen = useEffectEvent((answer: SignInResult) => flow.handleResult(answer))
  // Nobody asked for it, so nobody is told when it comes to nothing; what was chosen and refused is another thing.
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
      // Whatever else is thrown comes from the browser: put away, not there, or too late.
      setFailed(isRefusal(error) ? errorMessage(error) : t('passkey.none'))
      setBusy(false)
    }
  }
  return { use, busy, failed }
}
