import type { ReactNode } from 'react'
import type { Person } from '#contract/people.ts'
import { urls } from '#contract/urls.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'

interface PersonRowProps {
  person: Person
  note?: string
  /** The actions, at the end; on narrow screens below, because the name needs the room. */
  children?: ReactNode
}

/** A person in a list. */
export function PersonRow({ person: { handle, name, avatar }, note, children }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Link to={urls.person(handle)} className="group flex min-h-11 min-w-0 grow basis-35 items-center gap-3">
        <Avatar name={name} url={avatar} />
        <span className="min-w-0">
          <span className="block truncate font-semibold group-hover:underline">{name}</span>
          <span className={`block text-sm leading-snug text-quiet ${note ? 'wrap-anywhere' : 'truncate'}`}>
            {note ? `@${handle} · ${note}` : `@${handle}`}
          </span>
        </span>
      </Link>
      {children && <span className="ms-auto flex shrink-0 gap-2">{children}</span>}
    </li>
  )
}
