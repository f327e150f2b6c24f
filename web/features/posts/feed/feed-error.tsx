import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Posts that did not come: only their part of the page says so. */
export function FeedError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('posts')
  const errorMessage = useErrorMessage()
  return (
    <div role="alert">
      <EmptyState title={t('feed.failed')} text={errorMessage(error)}>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </EmptyState>
    </div>
  )
}
