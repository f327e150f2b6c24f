import { type ReactNode, useEffect, useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Person } from '#contract/people.ts'
import { signed, useSession } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Field } from '#web/ui/field.tsx'

interface FindPersonProps {
  title: string
  /** The label of the search field; defaults to "Name". */
  label?: string
  /** Renders a person's row: a link or a button with the class `look`, around `shown`. */
  renderRow: (person: Person, look: string, shown: ReactNode) => ReactNode
}

const look = 'flex min-h-14 w-full items-center gap-3 rounded-input px-2 py-1.5 text-start transition-colors hover:bg-studio'

/** Finds a member by name or handle, followed people first. Needs the group "send-to". */
export function FindPerson({ title, label, renderRow }: FindPersonProps) {
  const t = useText('send-to')
  const listId = useId()
  const [query, setQuery] = useState('')
  const people = usePeople(query)
  return (
    <div className="grid min-h-0 content-start gap-3 overflow-y-auto p-5">
      <Field
        type="search"
        label={label ?? t('find.label')}
        hint={t('find.hint')}
        value={query}
        maxLength={limits.name.max}
        autoComplete="off"
        aria-controls={listId}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p role="status" className="sr-only">
        {people && people.length > 0 && query.trim() !== '' && t('find.found', { count: people.length })}
      </p>
      <ul id={listId} aria-label={title} className="grid min-h-40 content-start">
        {people?.map((person) => (
          <li key={person.id}>{renderRow(person, look, <PersonLabel person={person} />)}</li>
        ))}
        <li role="status" className="py-3 text-quiet empty:hidden">
          {people === undefined ? t('find.failed') : people?.length === 0 && query.trim() !== '' ? t('find.none') : null}
        </li>
      </ul>
    </div>
  )
}

/** A person's picture, name and handle. */
export const PersonLabel = ({ person: { name, handle, avatar } }: { person: Person }) => (
  <>
    <Avatar name={name} url={avatar} />
    <span className="min-w-0">
      <span className="block truncate font-medium">{name}</span>
      <span className="block truncate text-sm text-quiet">@{handle}</span>
    </span>
  </>
)

const pauseMs = 150

/** The people found; null while loading, undefined if the search failed. */
function usePeople(query: string): Person[] | null | undefined {
  const own = useSession(({ customer }) => customer?.id)
  const [people, setPeople] = useState<Person[] | null | undefined>(null)
  const q = query.trim().replace(/^@/, '')
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(
      () =>
        void signed('GET /mention-suggestions', { q }, { signal: controller.signal }).then(
          ({ items }) => setPeople(items.filter(({ id }) => id !== own)),
          () => controller.signal.aborted || setPeople(undefined),
        ),
      q === '' ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, own])
  return people
}
