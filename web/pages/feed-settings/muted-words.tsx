import { type FormEvent, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { dropLists } from '#web/features/posts/lists.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type ListProps, SettingsSection } from './settings-section.tsx'

type List = ApiOutput<'GET /muted-words'>
type Word = List['items'][number]

const hourMs = 3_600_000
/** In hours; null means permanently. */
const spans = { forever: null, day: 24, week: 168, month: 720 } as const
type Span = keyof typeof spans
const isSpan = (value: string): value is Span => Object.hasOwn(spans, value)

/** The member's muted words, a form to add one, and buttons to remove them. */
export function MutedWords({ list: { items }, change }: ListProps<List>) {
  const t = useText('feed-settings')
  const add = async (word: string, expiresAt: string | null) => {
    const made = await signed('POST /muted-words', { word, expiresAt })
    dropLists()
    change((before) => ({ items: [made, ...before.items.filter(({ id }) => id !== made.id)] }))
  }
  const remove = async ({ id, word, expiresAt }: Word) => {
    try {
      await signed('DELETE /muted-words/:id', { id })
      dropLists()
      change((before) => ({ items: before.items.filter((one) => one.id !== id) }))
      const undo = () => void add(word, expiresAt).catch(toastError)
      toast('success', t('words.removed', { word }), { label: t('undo'), run: undo })
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <SettingsSection title={t('words.title')} text={t('words.text')}>
      <AddWord onAdd={add} />
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

function AddWord({ onAdd }: { onAdd: (word: string, expiresAt: string | null) => Promise<void> }) {
  const t = useText('feed-settings')
  const errorMessage = useErrorMessage()
  const [word, setWord] = useState('')
  const [span, setSpan] = useState<Span>('forever')
  const { busy, error, run } = useAction()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const hours = spans[span]
    void run(async () => {
      await onAdd(word.trim(), hours === null ? null : new Date(serverNow() + hours * hourMs).toISOString())
      setWord('')
    })
  }
  return (
    <form onSubmit={send} className="grid gap-3">
      <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_11rem_auto]">
        <Field
          label={t('words.word')}
          value={word}
          required
          maxLength={limits.mutedWords.length}
          autoComplete="off"
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
        />
        <Select
          label={t('words.span')}
          value={span}
          options={Object.keys(spans)
            .filter(isSpan)
            .map((one) => ({ value: one, name: t(`words.spans.${one}`) }))}
          onChange={({ currentTarget: { value } }) => isSpan(value) && setSpan(value)}
        />
        <Button type="submit" busy={busy} className="min-h-12">
          {t('words.mute')}
        </Button>
      </div>
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
    </form>
  )
}

function Row({ word: { word, expiresAt }, onRemove }: { word: Word; onRemove: () => void }) {
  const t = useText('feed-settings')
  const moment = useMoment()
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{word}</p>
        <p className="text-sm text-quiet">
          {expiresAt === null ? t('words.spans.forever') : t('words.until', { time: moment(expiresAt) })}
        </p>
      </div>
      <Button look="secondary" aria-label={t('words.unmuteWord', { word })} onClick={onRemove}>
        {t('words.unmute')}
      </Button>
    </li>
  )
}
