import { useCallback } from 'react'
import type { StaffClubDetail } from '#contract/admin/clubs.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { PersonLink } from './facts.tsx'

/** A club's members, latest first. */
export function Members({ club: { id } }: { club: Pick<StaffClubDetail, 'id'> }) {
  const t = useText('admin-clubs')
  const admin = useText('admin')
  const date = useDate('short')
  const ask = useCallback((cursor?: string) => staff('GET /admin/clubs/:id/members', { id, cursor, limit: 50 }), [id])
  const { data, hasMore, busy, error, more } = usePaginatedList(ask)
  const failure = data.error ?? error
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="mb-2 font-semibold">
        {t('column.members')}
      </h2>
      {data.value?.items.length === 0 && <p className="text-quiet">{t('noMembers')}</p>}
      {data.value ? (
        <ul>
          {data.value.items.map(({ id: person, handle, name, avatar, role, joinedAt }) => (
            <li key={person} className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line py-1.5">
              <Avatar name={name} url={avatar} size="small" />
              <span className="min-w-0 grow">
                <PersonLink handle={handle} name={name} />
              </span>
              <span className="text-quiet">{t(`role.${role}`)}</span>
              <span className="w-28 text-end whitespace-nowrap text-quiet">{date(joinedAt)}</span>
            </li>
          ))}
        </ul>
      ) : (
        failure === null && <Skeleton className="h-40" />
      )}
      <ErrorLine error={failure} />
      {hasMore && (
        <ActionButton className="mt-4" busy={busy} onClick={more}>
          {t('more')}
        </ActionButton>
      )}
      {data.error !== null && <ActionButton onClick={() => void data.load()}>{admin('retry')}</ActionButton>}
    </section>
  )
}
