import { useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { FollowButton } from '#web/features/profiles/follow-button.tsx'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'

export type SuggestedPerson = ApiOutput<'GET /suggested-people'>['items'][number]
type Relation = SuggestedPerson['relation']

export const suggestedPeople = () => signed('GET /suggested-people', { limit: 5 })

/** Suggests people to follow; nothing if there are none, or the call fails. Needs the group "people". */
export function PeopleToFollow({ title }: { title: string }) {
  const { value } = useAsyncData(suggestedPeople)
  return value && <SuggestedPeople title={title} people={value.items} />
}

interface SuggestedPeopleProps {
  title: string
  text?: string
  people: SuggestedPerson[]
  /** Called once someone is followed, or no longer is. */
  onFollow?: (handle: string, relation: Relation) => void
}

/** People to follow, with a button for each; nothing if there are none. */
export function SuggestedPeople({ title, text, people, onFollow }: SuggestedPeopleProps) {
  if (people.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={text ? 'display text-xl' : 'text-sm font-semibold'}>{title}</h2>
      {text && <p className="mt-1 text-quiet">{text}</p>}
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {people.map((person) => (
          <Row key={person.id} person={person} onFollow={onFollow} />
        ))}
      </ul>
    </section>
  )
}

function Row({ person, onFollow }: { person: SuggestedPerson; onFollow: SuggestedPeopleProps['onFollow'] }) {
  const t = useText('posts')
  const { handle, name, avatar, mutual } = person
  const [relation, setRelation] = useState(person.relation)
  return (
    <li className="flex items-center gap-3">
      <Avatar name={name} url={avatar} />
      <div className="min-w-0 grow">
        <Link to={urls.person(handle)} className="block truncate font-medium hover:underline">
          {name}
        </Link>
        <p className="text-sm leading-snug text-balance wrap-anywhere text-quiet">
          {mutual > 0 ? t('people.mutual', { count: mutual }) : `@${handle}`}
        </p>
      </div>
      <FollowButton
        quiet
        person={person}
        relation={relation}
        onChange={(now) => {
          setRelation(now)
          onFollow?.(handle, now)
        }}
      />
    </li>
  )
}
