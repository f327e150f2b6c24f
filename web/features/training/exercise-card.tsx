import { useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { WorkoutSet } from '#contract/training/sets.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { addSet, changeExercise, changeSet, removeSet } from './draft-changes.ts'
import { fieldsOf } from './draft-input.ts'
import type { Draft, DraftExercise } from './draft.ts'
import { CardMenu } from './exercise-menu.tsx'
import { useExerciseName } from './exercise-info.ts'
import { PlatesHint } from './plates-hint.tsx'
import { alignedSets, hintsOf } from './set-hints.ts'
import { SetRow } from './set-row.tsx'
import { barClassOf, SupersetMark } from './superset-mark.tsx'
import type { Place } from './supersets.ts'

interface ExerciseCardProps {
  draft: Draft
  exercise: DraftExercise
  /** The sets of the previous workout with this exercise. */
  previous: readonly WorkoutSet[]
  hasTick: boolean
  /** Its position in its superset; null for an exercise on its own. */
  place: Place | null
  /** The next set of its superset, if it's one of this exercise's. */
  nextAt: number | null
  change: (change: (draft: Draft) => Draft) => void
  /** A set was ticked. */
  onDone: (at: number) => void
  onAnnounce: (message: string) => void
}

/** An exercise of a workout with its sets. */
export function ExerciseCard({ draft, exercise: stored, previous, hasTick, place, nextAt, change, onDone, onAnnounce }: ExerciseCardProps) {
  const t = useText('training')
  const nameOf = useExerciseName()
  const id = useId()
  const exercise = { ...stored, name: nameOf(stored.exercise, stored.name) }
  const { key, name, sets, note } = exercise
  const [focused, setFocused] = useState<number | null>(null)
  const [hasNote, setHasNote] = useState(note !== '')
  const last = alignedSets(sets, previous)
  const next = sets.findIndex(({ isDone }) => !isDone)
  const shownAt = focused ?? (next < 0 ? sets.length - 1 : next)
  const shownWeight = sets[shownAt]?.weight || hintsOf(exercise, shownAt, last[shownAt], draft.unit).weight
  return (
    <section
      aria-labelledby={place ? `${id} ${id}-superset` : id}
      className={`rounded-card border border-line bg-surface p-3 md:p-5 ${barClassOf(place)} ${place && place.number > 1 ? '-mt-3' : ''}`}
    >
      <div className="flex items-center justify-between gap-2">
        <CardTitle exercise={exercise} place={place} id={id} />
        <CardMenu draft={draft} exercise={exercise} change={change} onNote={() => setHasNote(true)} onAnnounce={onAnnounce} />
      </div>
      {hasNote && (
        <TextArea
          className="mt-2"
          label={t('now.exerciseNote', { exercise: name })}
          rows={2}
          maxLength={limits.training.note}
          value={note}
          onChange={({ currentTarget: { value } }) => change(changeExercise(key, (one) => ({ ...one, note: value })))}
        />
      )}
      <table className="mt-2 w-full table-fixed">
        <caption className="sr-only">{name}</caption>
        <SetHead exercise={exercise} draft={draft} hasTick={hasTick} />
        <tbody>
          {sets.map((_, at) => (
            <SetRow
              // oxlint-disable-next-line react/no-array-index-key -- they are only added and removed at the end
              key={at}
              exercise={exercise}
              at={at}
              number={sets.slice(0, at + 1).filter(({ isWarmUp }) => !isWarmUp).length}
              previous={last[at]}
              unit={draft.unit}
              showsRpe={draft.showsRpe}
              hasTick={hasTick}
              isNext={nextAt === at}
              onChange={(changed) => change(changeSet(key, at, hasTick ? changed : { ...changed, isDone: true }))}
              onDone={() => {
                setFocused(null)
                onDone(at)
              }}
              onFocus={() => setFocused(at)}
            />
          ))}
        </tbody>
      </table>
      {exercise.equipment === 'barbell' && <PlatesHint weight={shownWeight} unit={draft.unit} />}
      <SetButtons exercise={exercise} change={change} />
    </section>
  )
}

/** The name with its superset and the planned sets. `id` is the heading's. */
function CardTitle({ exercise, place, id }: { exercise: DraftExercise; place: Place | null; id: string }) {
  const t = useText('training')
  const { name, sets, targetReps } = exercise
  return (
    <div className="min-w-0">
      <div className="flex items-baseline gap-2">
        {place && (
          <span id={`${id}-superset`}>
            <SupersetMark place={place} />
          </span>
        )}
        <h2 id={id} className="font-semibold wrap-anywhere">
          <Link to={trainingUrls.exercise(exercise.exercise)} className="hover:underline">
            {name}
          </Link>
        </h2>
      </div>
      {targetReps !== null && <p className="text-sm text-quiet">{t('now.target', { sets: sets.length, reps: targetReps })}</p>}
    </div>
  )
}

/** Adds a set at the end, or removes the last one. */
function SetButtons({ exercise: { key, sets }, change }: Pick<ExerciseCardProps, 'exercise' | 'change'>) {
  const t = useText('training')
  return (
    <div className="flex flex-wrap gap-x-5">
      <TextButton onClick={() => change(addSet(key))}>{t('now.addSet')}</TextButton>
      {sets.length > 1 && (
        <TextButton
          onClick={({ currentTarget: { previousElementSibling: add } }) => {
            change(removeSet(key))
            if (sets.length === 2) focusSoon(() => add)
          }}
        >
          {t('now.removeSet')}
        </TextButton>
      )}
    </div>
  )
}

const head = 'px-1 pb-1 text-center text-xs font-medium text-quiet'

function SetHead({ exercise, draft, hasTick }: { exercise: DraftExercise; draft: Draft; hasTick: boolean }) {
  const t = useText('training')
  const names = { weight: t(`units.${draft.unit}`), reps: t('now.reps'), time: t('now.time'), distance: t('now.distance') }
  return (
    <thead>
      <tr>
        <th scope="col" className={`${head} w-[3.25rem]`}>
          {t('now.set')}
        </th>
        <th scope="col" className={head}>
          {t('now.previous')}
        </th>
        {fieldsOf[exercise.tracks].map((field) => (
          <th key={field} scope="col" className={head}>
            {names[field]}
          </th>
        ))}
        {draft.showsRpe && (
          <th scope="col" className={head}>
            {t('now.rpe')}
          </th>
        )}
        {hasTick && (
          <th scope="col" className={`${head} w-[3.25rem]`}>
            {t('now.done')}
          </th>
        )}
      </tr>
    </thead>
  )
}
