import { isRefusal } from '#contract/refusal.ts'
import { useSentence } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'

/** Why a call failed, and what to do. */
export function useReason(): (error: unknown) => string {
  const t = useText('myAccount')
  const sentence = useSentence()
  return (error) => {
    if (!isRefusal(error) || !error.retryAfter) return sentence(error)
    const minutes = Math.ceil(error.retryAfter / 60)
    return minutes > 1 ? t('security.waitMinutes', { count: minutes }) : t('security.wait', { count: error.retryAfter })
  }
}
