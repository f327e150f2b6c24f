import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import type { PaginatedList } from '#web/lib/use-paginated-list.ts'
import { Button } from '#web/ui/button.tsx'

/** Loads the next page of a list; nothing if there is none. Needs the group "clubs". */
export function MoreButton<T>({ pages: { hasMore, busy, error, more } }: { pages: PaginatedList<T> }) {
  const t = useText('clubs')
  const errorMessage = useErrorMessage()
  if (!hasMore) return null
  return (
    <div className="mt-6 grid justify-items-start gap-2">
      {error !== null && (
        <p role="alert" className="text-sm text-bad">
          {errorMessage(error)}
        </p>
      )}
      <Button look="secondary" busy={busy} onClick={more}>
        {t('more')}
      </Button>
    </div>
  )
}
