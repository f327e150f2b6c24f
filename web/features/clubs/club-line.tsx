import type { ClubCard } from '#contract/clubs/clubs.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Crest } from './crest.tsx'

/** A club in a list. Needs the group "clubs". */
export function ClubLine({ club: { slug, name, description, place, members, visibility } }: { club: ClubCard }) {
  const t = useText('clubs')
  return (
    <li className="flex gap-4 border-b border-line py-5">
      <Crest name={name} className="size-16" />
      <div className="min-w-0">
        <h2 className="text-lg font-semibold">
          <Link to={urls.club(slug)}>{name}</Link>
        </h2>
        <p className="text-sm text-quiet">
          {[t(`visibility.${visibility}`), place, t('members', { count: members })].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 line-clamp-2 wrap-anywhere">{description}</p>
      </div>
    </li>
  )
}
