import { useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'

type Suggested = ApiOutput<'GET /suggested-people'>['items'][number]

const loadPeople = () => signed('GET /suggested-people', { limit: 5 })

/** Suggests people to follow; nothing if there are none, or the call fails. */
export function PeopleToFollow({ title, text }: { title: string; text?: string }) {
  const { value } = useAsyncData(loadPeople)
  if (!value || value.items.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={text ? 'display text-xl' : 'text-sm font-semibold'}>{title}</h2>
      {text && <p className="mt-1 text-quiet">{text}</p>}
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {value.items.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </ul>
    </section>
  )
}

function Row({ person }: { person: Suggested }) {
  const t = useText('posts')
  const { handle, name, avatar, mutual } = person
  const [state, setState] = useState(person.relation?.follow ?? 'none')
  const isOn = state !== 'none'
  async function toggle() {
    setState(isOn ? 'none' : 'following')
    try {
      const { relation } = await signed(isOn ? 'DELETE /people/:handle/follow' : 'PUT /people/:handle/follow', { handle })
      setState(relation.follow)
    } catch (error) {
      setState(state)
      toast('error', errorMessage(error))
    }
  }
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
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={t('people.follow', { name })}
        className="reaction font-medium"
        onClick={() => void toggle()}
      >
        {t(`people.${state}`)}
      </button>
    </li>
  )
}
