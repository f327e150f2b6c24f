import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of an open conversation or group: as high as the screen, so that only its messages scroll. */
export const threadShape =
  'flex h-[calc(100dvh-8.125rem-var(--offline)-env(safe-area-inset-bottom))] min-h-96 min-w-0 flex-col px-4 md:h-[calc(100dvh-4.0625rem-var(--offline))] lg:px-10 lg:pe-6'

interface FailedProps {
  title: string
  error: unknown
  busy: boolean
  onRetry: () => void
}

/** Shown instead of messages that couldn't be loaded. */
export function Failed({ title, error, busy, onRetry }: FailedProps) {
  const t = useText('messages')
  const errorMessage = useErrorMessage()
  return (
    <div className="grid content-start justify-items-start gap-3 p-6">
      <p className="font-semibold">{title}</p>
      <p className="text-quiet">{errorMessage(error)}</p>
      <Button busy={busy} onClick={onRetry}>
        {t('list.retry')}
      </Button>
    </div>
  )
}

export const ThreadSkeleton = () => (
  <div aria-hidden="true" className="grid content-start gap-4 p-4 lg:px-10 lg:py-4">
    <Skeleton className="mb-6 h-11 w-56" />
    <Skeleton className="h-12 w-3/5 rounded-card" />
    <Skeleton className="ms-auto h-12 w-1/2 rounded-card" />
    <Skeleton className="h-20 w-2/3 rounded-card" />
  </div>
)
