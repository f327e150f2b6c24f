import type { ReactNode } from 'react'
import type { Person } from '#contract/people.ts'
import { urls } from '#contract/urls.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'

/** A person in a list, with what can be done at the end. */
export function PersonRow({ person: { handle, name, avatar }, note, children }: { person: Person; note?: string; children?: ReactNode }) {
  return (
    <li className="flex items-center gap-3 py-3">
      <Link to={urls.person(handle)} className="group flex min-h-11 min-w-0 grow items-center gap-3">
        <Avatar name={name} url={avatar} />
        <span className="min-w-0">
          <span className="block truncate font-semibold group-hover:underline">{name}</span>
          <span className="block text-sm leading-snug wrap-anywhere text-quiet">{note ? `@${handle} · ${note}` : `@${handle}`}</span>
        </span>
      </Link>
      {children && <span className="flex shrink-0 gap-2">{children}</span>}
    </li>
  )
}
