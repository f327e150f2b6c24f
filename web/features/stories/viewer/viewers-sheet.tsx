import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { agoOf } from '#web/features/posts/ago.tsx'
import { PersonRow } from '#web/features/profiles/person-row.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Page = ApiOutput<'GET /story/:id/viewers'>
const limit = 50

/** The people who have seen a story, latest first. */
export function ViewersSheet({ id, total, onClose }: { id: string; total: number; onClose: () => void }) {
  const t = useText('stories')
  const { locale } = useShop()
  const errorMessage = useErrorMessage()
  const ask = useCallback(() => signed('GET /story/:id/viewers', { id, limit }), [id])
  const { value, error, busy, load, change } = useAsyncData<Page>(ask)
  const more = useAction()
  const loadMore = (cursor: string) =>
    void more.run(async () => {
      try {
        const page = await signed('GET /story/:id/viewers', { id, limit, cursor })
        change((before) => ({ items: [...before.items, ...page.items], nextCursor: page.nextCursor }))
      } catch (reason) {
        toastError(reason)
      }
    })
  return (
    <Dialog open title={t('views', { count: total })} place="bottom" onClose={onClose}>
      <div className="min-h-40 overflow-y-auto px-5 pb-6">
        {!value && busy && <Skeleton className="mt-4 h-24" />}
        {!value && !busy && (
          <div className="grid justify-items-start gap-3 pt-4">
            <Alert tone="bad">{errorMessage(error)}</Alert>
            <Button look="secondary" onClick={() => void load()}>
              {t('retry')}
            </Button>
          </div>
        )}
        {value?.items.length === 0 && <p className="py-8 text-quiet">{t(total > 0 ? 'viewers.gone' : 'viewers.none')}</p>}
        {value && value.items.length > 0 && (
          <ul className="divide-y divide-line">
            {value.items.map((person) => (
              <PersonRow key={person.id} person={person} note={agoOf(person.seenAt, serverNow(), locale) ?? ''} />
            ))}
          </ul>
        )}
        {value?.nextCursor != null && (
          <Button look="secondary" busy={more.busy} className="mt-3" onClick={() => loadMore(value.nextCursor!)}>
            {t('viewers.more')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
