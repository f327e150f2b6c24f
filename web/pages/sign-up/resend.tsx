import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { SignUpDraft } from '#web/features/account/schema.ts'
import { useWait } from '#web/features/account/use-wait.ts'
import { call } from '#web/lib/call.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { useExplain } from './use-explain.ts'

/** Another code, a minute after the last at the earliest. */
export function Resend({ draft }: { draft: SignUpDraft }) {
  const t = useText('register')
  const explain = useExplain()
  const { left, wait } = useWait(limits.otp.resendSeconds)
  const [busy, setBusy] = useState(false)
  async function send() {
    setBusy(true)
    try {
      await call('POST /user-auth/signup/send-otp', draft)
      wait(limits.otp.resendSeconds)
      toast('success', t('code.resent'))
    } catch (error) {
      if (isRefusal(error) && error.retryAfter) wait(error.retryAfter)
      toast('error', explain(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <TextButton disabled={busy || left > 0} onClick={() => void send()}>
      {left > 0 ? t('code.resendIn', { count: left }) : t('code.resend')}
    </TextButton>
  )
}
