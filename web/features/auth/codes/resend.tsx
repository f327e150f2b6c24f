import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { useCodeErrorMessage } from './use-code-error-message.ts'
import { useCooldown } from './use-cooldown.ts'

/** Another code, a minute after the last at the earliest. Needs the group "register". */
export function Resend({ send }: { send: () => Promise<unknown> }) {
  const t = useText('register')
  const errorMessage = useCodeErrorMessage()
  const { left, wait } = useCooldown(limits.otp.resendSeconds)
  const [busy, setBusy] = useState(false)
  async function again() {
    setBusy(true)
    try {
      await send()
      wait(limits.otp.resendSeconds)
      toast('success', t('code.resent'))
    } catch (error) {
      if (isRefusal(error) && error.retryAfter) wait(error.retryAfter)
      toast('error', errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <TextButton disabled={busy || left > 0} onClick={() => void again()}>
      {left > 0 ? t('code.resendIn', { count: left }) : t('code.resend')}
    </TextButton>
  )
}
