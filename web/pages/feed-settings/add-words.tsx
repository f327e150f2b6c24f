import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type MutedPlace, mutedPlaces } from '#contract/muted-places.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Check } from '#web/ui/check.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { linesOf, listProblem, longWord } from './word-list.ts'

export interface Added {
  words: string[]
  expiresAt: string | null
  appliesTo: MutedPlace[]
}

const hourMs = 3_600_000
/** In hours; null means permanently. */
const spans = { forever: null, day: 24, week: 168, month: 720 } as const
type Span = keyof typeof spans
const isSpan = (value: string): value is Span => Object.hasOwn(spans, value)

/** A form that mutes a word, or a pasted list with one on each line. */
export function AddWords({ onAdd }: { onAdd: (added: Added) => Promise<void> }) {
  const t = useText('feed-settings')
  const errorMessage = useErrorMessage()
  const [written, setWritten] = useState('')
  const [isList, setList] = useState(false)
  const [span, setSpan] = useState<Span>('forever')
  const [appliesTo, setAppliesTo] = useState<MutedPlace[]>([...mutedPlaces])
  const [wasSent, setSent] = useState(false)
  const { busy, error, run } = useAction()
  const words = isList ? linesOf(written) : [written.trim()].filter((word) => word !== '')
  const problem = listProblem(words)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (problem || appliesTo.length === 0) return
    const hours = spans[span]
    void run(async () => {
      await onAdd({ words, expiresAt: hours === null ? null : new Date(serverNow() + hours * hourMs).toISOString(), appliesTo })
      setWritten('')
      setSent(false)
    })
  }
  const change = () => {
    // A single field shows all lines as one word, but each would be muted.
    if (isList) setWritten(words[0] ?? '')
    setList(!isList)
  }
  const wordError =
    wasSent && problem
      ? t(`words.problems.${problem}`, {
          count: problem === 'many' ? limits.mutedWords.max : limits.mutedWords.length,
          word: longWord(words) ?? '',
        })
      : undefined
  const field = { value: written, error: wordError, required: true, autoComplete: 'off' }
  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      {isList ? (
        <TextArea
          {...field}
          label={t('words.list')}
          hint={t('words.listHint', { count: limits.mutedWords.max })}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
      ) : (
        <Field
          {...field}
          label={t('words.word')}
          maxLength={limits.mutedWords.length}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
      )}
      <div>
        <TextButton onClick={change}>{isList ? t('words.single') : t('words.paste')}</TextButton>
      </div>
      <Select
        label={t('words.span')}
        value={span}
        options={Object.keys(spans)
          .filter(isSpan)
          .map((one) => ({ value: one, name: t(`words.spans.${one}`) }))}
        onChange={({ currentTarget: { value } }) => isSpan(value) && setSpan(value)}
      />
      <Places chosen={appliesTo} onChange={setAppliesTo} />
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <div>
        <Button type="submit" busy={busy}>
          {t('words.mute')}
        </Button>
      </div>
    </form>
  )
}

/** Where the words apply: at least one place. */
function Places({ chosen, onChange }: { chosen: MutedPlace[]; onChange: (chosen: MutedPlace[]) => void }) {
  const t = useText('feed-settings')
  return (
    <ChoiceGroup label={t('words.appliesTo')} error={chosen.length === 0 ? t('words.nowhere') : undefined}>
      {mutedPlaces.map((place) => (
        <Check
          key={place}
          label={t(`words.places.${place}`)}
          checked={chosen.includes(place)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(mutedPlaces.filter((one) => (one === place ? checked : chosen.includes(one))))
          }
        />
      ))}
    </ChoiceGroup>
  )
}
