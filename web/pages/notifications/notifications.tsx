import { useCallback, useEffect } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { setUnread } from '#web/features/notifications/unread.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotificationRow } from './notification-row.tsx'
import { spanOf } from './span-of.ts'

type Page = ApiOutput<'GET /notifications'>
const pageSize = 20

/** Notifications by age. Viewing marks them as read, but they look new until the page is left. */
export function Notifications() {
  const t = useText('people')
  const errorMessage = useErrorMessage()
  const more = useAction()
  const ask = useCallback(() => signed('GET /notifications', { limit: pageSize }), [])
  const { value, error, busy, load, change } = useAsyncData<Page>(ask)
  useRead(value)
  if (!value && error)
    return (
      <EmptyState title={t('notifications.failed')} text={errorMessage(error)}>
        <Button busy={busy} onClick={() => void load()}>
          {t('retry')}
        </Button>
      </EmptyState>
    )
  if (!value) return <NotificationsSkeleton />
  // A page may be empty and not the last one, where all that it passed is hidden.
  if (value.items.length === 0 && value.nextCursor === null)
    return (
      <EmptyState title={t('notifications.empty')} text={t('notifications.emptyText')}>
        <ButtonLink to={urls.people()}>{t('own.people')}</ButtonLink>
      </EmptyState>
    )
  const loadMore = (cursor: string) =>
    void more.run(async () => {
      try {
        const page = await signed('GET /notifications', { cursor, limit: pageSize })
        change((before) => ({ ...page, items: [...before.items, ...page.items] }))
      } catch (failure) {
        toastError(failure)
      }
    })
  return (
    <>
      {[...Map.groupBy(value.items, ({ at }) => spanOf(at, serverNow()))].map(([span, items]) => (
        <section
          key={span}
          aria-label={t(`notifications.spans.${span}`)}
          className="mb-6 gap-8 lg:mb-8 lg:grid lg:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <h2 className="mb-1 text-sm font-semibold text-quiet lg:sticky lg:top-24 lg:mb-0 lg:self-start lg:pt-3.5">
            {t(`notifications.spans.${span}`)}
          </h2>
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <NotificationRow key={item.id} item={item} span={span} />
            ))}
          </ul>
        </section>
      ))}
      {value.nextCursor !== null && (
        <Button look="secondary" busy={more.busy} onClick={() => loadMore(value.nextCursor ?? '')}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

/** Marks notifications as read up to the latest one shown; later ones stay unread. */
function useRead(page: Page | null): void {
  const newest = page !== null && page.unread > 0 ? page.items[0]?.at : undefined
  useEffect(() => {
    if (newest === undefined) return
    signed('PUT /notifications/read', { until: newest }).then(
      ({ unread }) => setUnread(unread),
      () => undefined,
    )
  }, [newest])
}

export const NotificationsSkeleton = () => (
  <div aria-hidden="true" className="grid gap-4">
    {Array.from({ length: 6 }, (_, row) => (
      <div key={row} className="flex items-center gap-3">
        <Skeleton className="size-11 rounded-full" />
        <Skeleton className="h-5 w-3/5" />
      </div>
    ))}
  </div>
)
