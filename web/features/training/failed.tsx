import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** An error message with a retry button. Needs the group "training". */
export function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  return (
    <EmptyState title={t('failed')} text={errorMessage(error)}>
      <Button busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </EmptyState>
  )
}
