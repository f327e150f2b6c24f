import type { ApiOutput } from '#contract/api.ts'
import { type MutedPlace, mutedPlaces } from '#contract/muted-places.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { dropLists } from '#web/features/posts/lists.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { AddWords, type Added } from './add-words.tsx'
import { type ListProps, SettingsSection } from './settings-section.tsx'

type List = ApiOutput<'GET /muted-words'>
type Word = List['items'][number]

/** A process of the release before doesn't say where words apply: everywhere. */
const placesOf = ({ appliesTo = [...mutedPlaces] }: { appliesTo?: MutedPlace[] }): MutedPlace[] => appliesTo

/** Mutes the words. A single one is sent alone, which a process of the release before understands as well. */
async function mute({ words, ...how }: Added): Promise<Word[]> {
  const [word, ...more] = words
  if (word !== undefined && more.length === 0) return [await signed('POST /muted-words', { word, ...how })]
  return (await signed('POST /muted-words/list', { words, ...how })).items
}

/** The member's muted words, a form to add some, and buttons to remove them. */
export function MutedWords({ list: { items }, change }: ListProps<List>) {
  const t = useText('feed-settings')
  const add = async (added: Added) => {
    const mutedWord = await mute(added)
    dropLists()
    change((before) => ({ items: [...mutedWord, ...before.items.filter(({ id }) => !mutedWord.some((one) => one.id === id))] }))
  }
  const remove = async (removed: Word) => {
    const { id, word, expiresAt } = removed
    try {
      await signed('DELETE /muted-words/:id', { id })
      dropLists()
      change((before) => ({ items: before.items.filter((one) => one.id !== id) }))
      const undo = () => void add({ words: [word], expiresAt, appliesTo: placesOf(removed) }).catch(toastError)
      toast('success', t('words.removed', { word }), { label: t('undo'), run: undo })
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <SettingsSection title={t('words.title')} text={t('words.text')}>
      <AddWords onAdd={add} />
      {items.length === 0 ? (
        <p className="mt-4 text-quiet">{t('words.none')}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line">
          {items.map((word) => (
            <Row key={word.id} word={word} onRemove={() => void remove(word)} />
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}

function Row({ word: muted, onRemove }: { word: Word; onRemove: () => void }) {
  const t = useText('feed-settings')
  const moment = useMoment()
  const { word, expiresAt } = muted
  const [place, ...others] = placesOf(muted)
  const only = others.length === 0 ? place : undefined
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{word}</p>
        <p className="text-sm text-quiet">
          {expiresAt === null ? t('words.spans.forever') : t('words.until', { time: moment(expiresAt) })}
          {only !== undefined && ` · ${t(`words.only.${only}`)}`}
        </p>
      </div>
      <Button look="secondary" aria-label={t('words.unmuteWord', { word })} onClick={onRemove}>
        {t('words.unmute')}
      </Button>
    </li>
  )
}
