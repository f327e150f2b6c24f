import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

/** The toast after signing in. `quiet` skips the greeting of someone who was here a moment ago. */
export function useSignedInToast(quiet = false): (restored: boolean) => void {
  const t = useText('sign-in')
  return (restored) => {
    if (restored) toast('info', t('restored'))
    else if (!quiet) toast('success', t('success'))
  }
}
