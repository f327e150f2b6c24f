import { isRefusal } from '#contract/refusal.ts'
import { signInAgain } from '#web/features/auth/session/sign-in-again.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'

/** An error beside the pressed button, with a link to sign in again if that helps. */
export function ActionError({ error }: { error: unknown }) {
  const t = useText('my-account')
  const errorMessage = useErrorMessage()
  if (error === null) return null
  return (
    <div role="alert" className="text-sm text-bad">
      <p>{errorMessage(error)}</p>
      {isRefusal(error) && error.code === 'SIGN_IN_AGAIN' && (
        // Signing out on this page leads to the sign-in and back.
        <TextButton className="text-ink" onClick={() => void signInAgain()}>
          {t('security.signInAgain')}
        </TextButton>
      )}
    </div>
  )
}
