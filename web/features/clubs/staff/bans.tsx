import { useCallback } from 'react'
import type { ClubMember } from '#contract/clubs/members.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Loaded } from '../loaded.tsx'

/** The banned members of a club, with a button that lifts each ban. */
export function Bans({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useText('club-forms')
  const ask = useCallback((cursor?: string) => signed('GET /clubs/:slug/bans', { slug, cursor, limit: 50 }), [slug])
  const { data, hasMore, busy, more, changeItems } = usePaginatedList<ClubMember>(ask)
  const unban = async ({ id, handle }: ClubMember) => {
    try {
      await signed('DELETE /clubs/:slug/bans/:handle', { slug, handle })
      changeItems((items) => items.filter((one) => one.id !== id))
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <Dialog open title={t('bans.title')} onClose={onClose}>
      <div className="min-h-0 overflow-y-auto p-5">
        <Loaded data={data}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-quiet">{t('bans.none')}</p>
            ) : (
              <ul className="divide-y divide-line">
                {items.map((person) => (
                  <li key={person.id} className="flex items-center justify-between gap-4 py-2">
                    <span className="font-medium wrap-anywhere">{person.name}</span>
                    <TextButton onClick={() => void unban(person)}>{t('bans.end')}</TextButton>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        {hasMore && (
          <Button look="secondary" busy={busy} onClick={more}>
            {t('more')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
