import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown in place of the posts if they can't be loaded; the rest of the page stays. */
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
