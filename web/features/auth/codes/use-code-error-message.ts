import { isRefusal } from '#contract/refusal.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'

/** The message for a code that couldn't be sent or wasn't accepted. */
export function useCodeErrorMessage(): (error: unknown) => string {
  const t = useText('sign-up')
  const errorMessage = useErrorMessage()
  return (error) => {
    if (isRefusal(error) && error.retryAfter) return t('errors.wait', { count: error.retryAfter })
    if (isRefusal(error) && error.errors?.['cookies']) return t('code.cookies')
    return isRefusal(error) && error.code === 'OTP_EXPIRED_OR_INVALID_OTP' ? t('code.wrong') : errorMessage(error)
  }
}
