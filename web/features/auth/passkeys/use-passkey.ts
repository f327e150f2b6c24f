import { useEffect, useEffectEvent, useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import type { SignedIn } from '#contract/auth/sign-in-result.ts'
import { useText } from '#web/lib/text.ts'
import { answerOfPasskey, canAutofill, stopAsking } from './passkey.ts'
import type { Entry } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { useExplainSignIn } from '#web/features/auth/sign-in/use-sign-in-form.ts'

/** Signing in with a passkey: by a press, or offered by the browser in the field for the name. */
export function usePasskey(entry: Entry, here: boolean) {
  const t = useText('login')
  const explain = useExplainSignIn()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const chosen = useEffectEvent((answer: SignedIn) => entry.take(answer))
  // Nobody asked for it, so nobody is told when it comes to nothing; what was chosen and refused is another thing.
  const refused = useEffectEvent((error: unknown) => {
    if (isRefusal(error) && error.status === 422) setFailed(explain(error))
  })
  useEffect(() => {
    if (!here) return undefined
    let left = false
    const offered = async () => {
      if (!(await canAutofill()) || left) return
      const answer = await answerOfPasskey({ autofill: true })
      if (!left) await chosen(answer)
    }
    offered().catch(refused)
    return () => {
      left = true
      stopAsking().catch(() => undefined)
    }
  }, [here])

  async function use(): Promise<void> {
    setBusy(true)
    setFailed(null)
    try {
      await entry.take(await answerOfPasskey())
    } catch (error) {
      // Whatever else is thrown comes from the browser: put away, not there, or too late.
      setFailed(isRefusal(error) ? explain(error) : t('passkey.none'))
      setBusy(false)
    }
  }
  return { use, busy, failed }
}
