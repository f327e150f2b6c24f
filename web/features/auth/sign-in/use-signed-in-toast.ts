import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

/** What is said to someone who has just signed in. `quiet`: they were here a moment ago, and know. */
export function useSignedInToast(quiet = false): (restored: boolean) => void {
  const t = useText('login')
  return (restored) => {
    if (restored) toast('info', t('restored'))
    else if (!quiet) toast('success', t('success'))
  }
}
