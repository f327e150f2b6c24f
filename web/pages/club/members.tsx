import { useCallback } from 'react'
import type { Club } from '#contract/clubs/clubs.ts'
import type { ClubMember } from '#contract/clubs/members.ts'
import { clubRights } from '#contract/clubs/roles.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Loaded } from '#web/features/clubs/loaded.tsx'
import { mayInClub } from '#web/features/clubs/may.ts'
import { MoreButton } from '#web/features/clubs/more-button.tsx'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { MemberMenu, Requests } from './staff-parts.tsx'

/** The club's members, newest first; those who may decide also see the join requests above. */
export function Members({ club, onReload }: { club: Club; onReload: () => Promise<void> }) {
  const t = useText('clubs')
  const { slug, membership } = club
  const ask = useCallback((cursor?: string) => signed('GET /clubs/:slug/members', { slug, cursor, limit: 50 }), [slug])
  const pages = usePaginatedList<ClubMember>(ask)
  const reload = () => {
    void pages.data.load()
    void onReload()
  }
  const changed = (id: string, role: ClubMember['role'] | null) => {
    if (role === 'owner') return reload()
    pages.changeItems((items) => items.flatMap((one) => (one.id !== id ? [one] : role === null ? [] : [{ ...one, role }])))
    void onReload()
  }
  const over = mayInClub(club, 'remove') && membership ? clubRights[membership.role].over : []
  return (
    <>
      {mayInClub(club, 'accept') && club.requests > 0 && <Requests slug={slug} onChange={reload} />}
      <Loaded data={pages.data}>
        {({ items }) => (
          <ul className="grid gap-x-8 md:grid-cols-2">
            {items.map((member) => (
              <li key={member.id} className="flex min-h-16 items-center gap-3 border-b border-line py-2">
                <Avatar name={member.name} url={member.avatar} />
                <Link to={urls.person(member.handle)} className="min-w-0 font-medium wrap-anywhere">
                  {member.name}
                </Link>
                <span className="ms-auto flex items-center gap-1">
                  {member.role !== 'member' && <span className="text-sm text-quiet">{t(`roles.${member.role}`)}</span>}
                  {over.includes(member.role) && (
                    <MemberMenu
                      club={club}
                      member={member}
                      onChange={(role) => changed(member.id, role)}
                      waiting={<span className="size-11" />}
                    />
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <MoreButton pages={pages} />
    </>
  )
}
