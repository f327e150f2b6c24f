import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { useCodeErrorMessage } from './use-code-error-message.ts'

/** Sends another code, at most once a minute. Needs the group "sign-up". */
export function Resend({ send }: { send: () => Promise<unknown> }) {
  const t = useText('sign-up')
  const errorMessage = useCodeErrorMessage()
  const { left, start } = useCooldown(limits.otp.resendSeconds)
  const { busy, run } = useAction()
  async function resend() {
    try {
      await send()
      start(limits.otp.resendSeconds)
      toast('success', t('code.resent'))
    } catch (error) {
      if (isRefusal(error) && error.retryAfter) start(error.retryAfter)
      toast('error', errorMessage(error))
    }
  }
  return (
    <TextButton disabled={busy || left > 0} onClick={() => void run(resend)}>
      {left > 0 ? t('code.resendIn', { count: left }) : t('code.resend')}
    </TextButton>
  )
}

/** The remaining seconds, and a function that restarts the countdown. */
function useCooldown(seconds: number): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: (next) => setLeft(Math.ceil(next)) }
}
