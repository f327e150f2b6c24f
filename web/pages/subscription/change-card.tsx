import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** Leads to the payment provider's page for changing the card. */
export function ChangeCard() {
  const t = useText('plans')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const leave = () => void run(async () => window.location.assign((await signed('POST /subscription/card', {})).url))
  return (
    <>
      <Button look="secondary" busy={busy} onClick={leave}>
        {t('manage.card')}
      </Button>
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
    </>
  )
}
