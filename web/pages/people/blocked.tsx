import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { PersonRow } from '#web/features/profiles/person-row.tsx'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Button } from '#web/ui/button.tsx'

type List = ApiOutput<'GET /blocked-people'>
type Person = List['items'][number]

/** The people whom the member has blocked, who can't be found elsewhere; nothing if there are none. */
export function Blocked() {
  const t = useText('people')
  const ask = useCallback(() => signed('GET /blocked-people', { limit: 100 }), [])
  const { value, change } = useAsyncData<List>(ask)
  if (!value || value.items.length === 0) return null
  const unblocked = (id: string) => change((before) => ({ ...before, items: before.items.filter((one) => one.id !== id) }))
  return (
    <section aria-labelledby="blocked" className="mt-10">
      <h2 id="blocked" className="text-lg font-semibold">
        {t('people.blocked')}
      </h2>
      <ul className="divide-y divide-line">
        {value.items.map((person) => (
          <PersonRow key={person.id} person={person}>
            <Unblock person={person} onDone={() => unblocked(person.id)} />
          </PersonRow>
        ))}
      </ul>
    </section>
  )
}

function Unblock({ person: { handle, name }, onDone }: { person: Person; onDone: () => void }) {
  const t = useText('people')
  const { busy, run } = useToastedAction()
  const unblock = () =>
    void run(async () => {
      await signed('DELETE /people/:handle/block', { handle })
      toast('success', t('menu.unblocked', { name }))
      onDone()
    })
  return (
    <Button look="secondary" busy={busy} aria-label={t('people.unblockPerson', { name })} onClick={unblock}>
      {t('menu.unblock')}
    </Button>
  )
}
