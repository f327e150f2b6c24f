import type { Club } from '#contract/clubs/clubs.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'

/** The organizers of the club. */
export function ClubAside({ club: { team } }: { club: Club }) {
  const t = useText('clubs')
  if (team.length === 0) return null
  return (
    <aside aria-label={t('team')} className="max-lg:mt-10 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:pt-12">
      <h2 className="text-sm font-semibold">{t('team')}</h2>
      <ul className="mt-3 grid gap-3">
        {team.map(({ id, handle, name, avatar, role }) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar name={name} url={avatar} size="small" />
            <Link to={urls.person(handle)} className="min-w-0 font-medium wrap-anywhere hover:underline">
              {name}
            </Link>
            <span className="ms-auto text-sm text-quiet">{t(`roles.${role}`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
