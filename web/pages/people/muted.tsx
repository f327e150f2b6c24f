import { useCallback } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { dropLists } from '#web/features/posts/lists.ts'
import { PersonRow } from '#web/features/profiles/person-row.tsx'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'

type List = ApiOutput<'GET /muted-people'>
type Person = List['items'][number]

/** The people whom the member has muted; unmuting can be undone. Nothing if there are none. */
export function Muted() {
  const t = useText('people')
  const ask = useCallback(() => signed('GET /muted-people', { limit: 100 }), [])
  const { value, change } = useAsyncData<List>(ask)
  if (!value || value.items.length === 0) return null
  /** Optimistic: reverted if the server refuses it. */
  const set = async (person: Person, on: boolean) => {
    const { id, handle, name } = person
    const show = (isOn: boolean) =>
      change((before) => {
        const others = before.items.filter((one) => one.id !== id)
        return { ...before, items: isOn ? [person, ...others] : others }
      })
    show(on)
    try {
      await signed(on ? 'PUT /people/:handle/mute' : 'DELETE /people/:handle/mute', { handle })
      dropLists()
      if (!on) toast('success', t('menu.unmuted', { name }), { label: t('people.undo'), run: () => void set(person, true) })
    } catch (error) {
      show(!on)
      toastError(error)
    }
  }
  return (
    <section aria-labelledby="muted" className="mt-10">
      <h2 id="muted" className="text-lg font-semibold">
        {t('people.muted')}
      </h2>
      <ul className="divide-y divide-line">
        {value.items.map((person) => (
          <PersonRow key={person.id} person={person}>
            <Button look="secondary" aria-label={t('people.unmutePerson', { name: person.name })} onClick={() => void set(person, false)}>
              {t('menu.unmute')}
            </Button>
          </PersonRow>
        ))}
      </ul>
    </section>
  )
}
