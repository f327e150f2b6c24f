import { useEffect, useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Person } from '#contract/people.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSession } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'

/** Finds whom to write to. */
export function NewMessage({ onClose }: { onClose: () => void }) {
  const t = useText('messages')
  const listId = useId()
  const [query, setQuery] = useState('')
  const found = usePeople(query)
  return (
    <Dialog open title={t('find.title')} onClose={onClose}>
      <div className="grid min-h-0 content-start gap-3 overflow-y-auto p-5">
        <Field
          label={t('find.label')}
          hint={t('find.hint')}
          value={query}
          maxLength={limits.name.max}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press that asks to type
          autoFocus
          aria-controls={listId}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <ul id={listId} aria-label={t('find.title')} className="grid min-h-40 content-start">
          {found?.map(({ id, handle, name, avatar }) => (
            <li key={id}>
              <Link
                to={urls.messages(handle)}
                onClick={onClose}
                className="flex min-h-14 items-center gap-3 rounded-input px-2 py-1.5 transition-colors hover:bg-studio"
              >
                <Avatar name={name} url={avatar} />
                <span className="min-w-0">
                  <span className="block truncate font-medium">{name}</span>
                  <span className="block truncate text-sm text-quiet">@{handle}</span>
                </span>
              </Link>
            </li>
          ))}
          <li role="status" className="py-3 text-quiet empty:hidden">
            {found === undefined ? t('find.failed') : found?.length === 0 ? t('find.none') : null}
          </li>
        </ul>
      </div>
    </Dialog>
  )
}

const pauseMs = 150

/** Null until they're known, undefined where the search failed. */
function usePeople(query: string): Person[] | null | undefined {
  const own = useSession(({ customer }) => customer?.id)
  const [found, setFound] = useState<Person[] | null | undefined>(null)
  const q = query.trim().replace(/^@/, '')
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(
      () =>
        void signed('GET /mention-suggestions', { q }, { signal: controller.signal }).then(
          ({ items }) => setFound(items.filter(({ id }) => id !== own)),
          () => controller.signal.aborted || setFound(undefined),
        ),
      q === '' ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, own])
  return found
}
