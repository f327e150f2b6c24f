import { useCallback } from 'react'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Loaded } from '#web/features/clubs/loaded.tsx'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'

/** Who belongs to the club, the newest first. */
export function Members({ slug }: { slug: string }) {
  const t = useText('clubs')
  const ask = useCallback(() => signed('GET /clubs/:slug/members', { slug, limit: 100 }), [slug])
  const data = useAsyncData(ask)
  return (
    <Loaded data={data}>
      {({ items }) => (
        <ul className="grid gap-x-8 md:grid-cols-2">
          {items.map(({ id, handle, name, avatar, role }) => (
            <li key={id} className="flex items-center gap-3 border-b border-line py-3">
              <Avatar name={name} url={avatar} />
              <Link to={urls.person(handle)} className="font-medium">
                {name}
              </Link>
              {role !== 'member' && <span className="ms-auto text-sm text-quiet">{t(`roles.${role}`)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
