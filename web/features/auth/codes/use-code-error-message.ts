import { isRefusal } from '#contract/refusal.ts'
import { useSentence } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'

/** Why no code was sent, or why it did not work. */
export function useExplain(): (error: unknown) => string {
  const t = useText('register')
  const sentence = useSentence()
  return (error) => {
    if (isRefusal(error) && error.retryAfter) return t('errors.wait', { count: error.retryAfter })
    return isRefusal(error) && error.code === 'OTP_EXPIRED_OR_INVALID_OTP' ? t('code.wrong') : sentence(error)
  }
}
