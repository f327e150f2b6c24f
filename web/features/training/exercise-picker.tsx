import { type FormEvent, useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type Tracks, tracks } from '#contract/training/exercise-kinds.ts'
import { foldName, libraryExercise, libraryExerciseNamed } from '#contract/training/library.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type ExerciseInfo, findExercises, ownInfo } from './exercise-info.ts'
import { setOwnExercises, useOwnExercises } from './use-own-exercises.ts'

interface ExercisePickerProps {
  onPick: (exercise: ExerciseInfo) => void
  onClose: () => void
}

/** Chooses an exercise by name, in either language, or adds a custom one. Needs the groups "training" and "ui". */
export function ExercisePicker({ onPick, onClose }: ExercisePickerProps) {
  const t = useText('training')
  const { locale } = useShop()
  const [query, setQuery] = useState('')
  const own = useOwnExercises()
    .filter(({ name }) => foldName(name).includes(foldName(query)))
    .map(ownInfo)
  const matches = [...own, ...findExercises(query, locale)]
  const isThere = libraryExerciseNamed(query) !== undefined || matches.some(({ name }) => foldName(name) === foldName(query))
  return (
    <Dialog open title={t('picker.title')} onClose={onClose}>
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-2 p-5 pb-0">
        <Field
          type="search"
          label={t('picker.search')}
          value={query}
          maxLength={limits.training.exerciseName}
          autoComplete="off"
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <div className="max-h-[60dvh] overflow-y-auto pb-5">
          <p role="status" className="sr-only">
            {t('picker.count', { count: matches.length })}
          </p>
          <ul className="divide-y divide-line">
            {matches.map((one) => (
              <li key={one.exercise}>
                <Choice exercise={one} isOwn={!libraryExercise(one.exercise)} onPick={onPick} />
              </li>
            ))}
          </ul>
          {query.trim() !== '' && !isThere && <NewExercise name={query.trim()} isOnly={matches.length === 0} onAdded={onPick} />}
        </div>
      </div>
    </Dialog>
  )
}

function Choice({ exercise, isOwn, onPick }: { exercise: ExerciseInfo; isOwn: boolean; onPick: ExercisePickerProps['onPick'] }) {
  const t = useText('training')
  const known = libraryExercise(exercise.exercise)
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center justify-between gap-4 py-2 text-start hover:bg-studio"
      onClick={() => onPick(exercise)}
    >
      <span className="min-w-0 font-medium wrap-anywhere">{exercise.name}</span>
      <span className="shrink-0 text-end text-sm text-quiet">
        {isOwn ? t('picker.own') : known && `${t(`muscles.${known.muscle}`)} · ${t(`equipment.${known.equipment}`)}`}
      </span>
    </button>
  )
}

function NewExercise({ name, isOnly, onAdded }: { name: string; isOnly: boolean; onAdded: ExercisePickerProps['onPick'] }) {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const hint = useId()
  const [what, setWhat] = useState<Tracks>('weight')
  const { busy, error, run } = useAction()
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const created = await signed('POST /own-exercises', { name, tracks: what })
      setOwnExercises((items) => [...items.filter(({ id }) => id !== created.id), created])
      onAdded(ownInfo(created))
    })
  }
  return (
    <form onSubmit={send} aria-describedby={isOnly ? hint : undefined} className="mt-4 grid gap-3 border-t border-line pt-4">
      {isOnly && (
        <p id={hint} className="text-quiet">
          {t('picker.none')}
        </p>
      )}
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <Select
        label={t('picker.tracks')}
        value={what}
        options={tracks.map((value) => ({ value, name: t(`tracks.${value}`) }))}
        onChange={({ currentTarget }) => setWhat(currentTarget.value as Tracks)}
      />
      <Button type="submit" look="secondary" busy={busy}>
        {t('picker.create', { name })}
      </Button>
    </form>
  )
}
