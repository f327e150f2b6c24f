import { isRefusal } from '#contract/refusal.ts'
import { signInAgain } from '#web/features/auth/session/sign-in-again.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'

/** What went wrong, beside the button that was pressed; where signing in once more helps, the way to it. */
export function ActionError({ error }: { error: unknown }) {
  const t = useText('myAccount')
  const errorMessage = useErrorMessage()
  if (error === null) return null
  return (
    <div role="alert" className="text-sm text-bad">
      <p>{errorMessage(error)}</p>
      {isRefusal(error) && error.code === 'SIGN_IN_AGAIN' && (
        // Who is signed out on this page is led to the sign-in and back.
        <TextButton className="text-ink" onClick={() => void signInAgain()}>
          {t('security.signInAgain')}
        </TextButton>
      )}
    </div>
  )
}
