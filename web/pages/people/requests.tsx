import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { PersonRow } from '#web/features/profiles/person-row.tsx'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Button } from '#web/ui/button.tsx'

type Requests = ApiOutput<'GET /follow-requests'>

/** Follow requests; nothing if there are none. */
export function Requests() {
  const t = useText('people')
  const ask = useCallback(() => signed('GET /follow-requests', { limit: 100 }), [])
  const { value, change } = useAsyncData<Requests>(ask)
  if (!value || value.items.length === 0) return null
  const answered = (id: string) => change((before) => ({ ...before, items: before.items.filter((one) => one.id !== id) }))
  return (
    <section aria-labelledby="requests" className="mt-6">
      <h2 id="requests" className="text-lg font-semibold">
        {t('people.requests')}
      </h2>
      <ul className="divide-y divide-line">
        {value.items.map((person) => (
          <Request key={person.id} person={person} onAnswered={() => answered(person.id)} />
        ))}
      </ul>
    </section>
  )
}

function Request({ person, onAnswered }: { person: Requests['items'][number]; onAnswered: () => void }) {
  const t = useText('people')
  const { busy, run } = useToastedAction()
  const { handle, name } = person
  const answer = (route: 'PUT /follow-requests/:handle' | 'DELETE /follow-requests/:handle') =>
    void run(async () => {
      await signed(route, { handle })
      onAnswered()
    })
  return (
    <PersonRow person={person}>
      <Button
        look="secondary"
        busy={busy}
        aria-label={t('people.declinePerson', { name })}
        onClick={() => answer('DELETE /follow-requests/:handle')}
      >
        {t('people.decline')}
      </Button>
      <Button busy={busy} aria-label={t('people.acceptPerson', { name })} onClick={() => answer('PUT /follow-requests/:handle')}>
        {t('people.accept')}
      </Button>
    </PersonRow>
  )
}
