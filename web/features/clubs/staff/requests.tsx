import { useCallback } from 'react'
import type { ClubMember } from '#contract/clubs/members.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

/** The pending requests to join; nothing if there are none. Needs the group "club-forms". */
export function Requests({ slug, onChange }: { slug: string; onChange: () => void }) {
  const t = useText('club-forms')
  const ask = useCallback((cursor?: string) => signed('GET /clubs/:slug/requests', { slug, cursor, limit: 50 }), [slug])
  const { data, hasMore, busy, more, changeItems } = usePaginatedList<ClubMember>(ask)
  if (!data.value || data.value.items.length === 0) return null
  const answered = (id: string) => {
    changeItems((items) => items.filter((one) => one.id !== id))
    onChange()
  }
  return (
    <section aria-label={t('requests.title')} className="mb-8 rounded-card bg-studio p-5">
      <h2 className="text-lg font-semibold">{t('requests.title')}</h2>
      <ul className="divide-y divide-line">
        {data.value.items.map((person) => (
          <Request key={person.id} slug={slug} person={person} onAnswered={() => answered(person.id)} />
        ))}
      </ul>
      {hasMore && (
        <Button look="secondary" busy={busy} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function Request({ slug, person: { handle, name, avatar }, onAnswered }: { slug: string; person: ClubMember; onAnswered: () => void }) {
  const t = useText('club-forms')
  const { busy, run } = useToastedAction()
  const answer = (method: 'PUT' | 'DELETE') =>
    void run(async () => {
      await signed(`${method} /clubs/:slug/requests/:handle`, { slug, handle })
      onAnswered()
    })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Avatar name={name} url={avatar} />
      <Link to={urls.person(handle)} className="min-w-0 grow font-medium wrap-anywhere">
        {name}
      </Link>
      <span className="flex gap-2">
        <Button busy={busy} className="min-h-11 px-4!" aria-label={t('requests.acceptPerson', { name })} onClick={() => answer('PUT')}>
          {t('requests.accept')}
        </Button>
        <Button
          look="secondary"
          busy={busy}
          className="min-h-11 px-4!"
          aria-label={t('requests.declinePerson', { name })}
          onClick={() => answer('DELETE')}
        >
          {t('requests.decline')}
        </Button>
      </span>
    </li>
  )
}
