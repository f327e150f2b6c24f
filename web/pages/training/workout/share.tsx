import { useEffect, useRef, useState } from 'react'
import type { Workout, WorkoutExercise } from '#contract/training/workouts.ts'
import { limits } from '#contract/limits.ts'
import { type ComposerHandle, ComposerRow } from '#web/features/posts/composer/composer-row.tsx'
import { loadDraft, saveDraft } from '#web/features/posts/composer/draft.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { groupsOf } from '#web/features/training/supersets.ts'
import { useAmounts } from '#web/features/training/use-amounts.ts'

/** The composer with a workout's text, added below the existing draft. The member chooses the audience. */
export function Share({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const t = useText('training')
  const by = useStored(({ auth }) => auth.userId)
  const text = useWorkoutText(workout)
  useState(() => {
    if (by === undefined) return
    const draft = loadDraft(by)
    const joined = draft.text.includes(text) ? draft.text : [draft.text, text].filter(Boolean).join('\n\n')
    saveDraft(by, { ...draft, text: joined.slice(0, limits.post.text) })
  })
  const row = useRef<ComposerHandle>(null)
  useEffect(() => row.current?.open(), [])
  if (by === undefined) return null
  return (
    <section aria-label={t('workout.share')}>
      <p className="mb-2 text-sm text-quiet">{t('workout.shareNote')}</p>
      <ComposerRow ref={row} onPosted={onClose} />
    </section>
  )
}

/** "Lower body: 18 sets, 7,420 kg, 1 h 5 min", and a line for each exercise with its best set; those of a superset share one. */
function useWorkoutText({ title, setCount, volume, duration, exercises }: Workout): string {
  const t = useText('training')
  const amounts = useAmounts()
  const facts = [
    t('units.sets', { count: setCount }),
    volume > 0 && amounts.volume(volume),
    duration !== null && amounts.duration(duration),
  ]
  const bestOf = ({ name, sets }: WorkoutExercise): string => {
    const best = sets
      .filter(({ isWarmUp }) => !isWarmUp)
      .toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || (b.reps ?? 0) - (a.reps ?? 0))[0]
    return best ? `${name}: ${amounts.set(best)}` : name
  }
  const lines = groupsOf(exercises).map((group) => {
    const line = group.map(bestOf).join(' + ')
    return group.length > 1 ? t('superset.line', { exercises: line }) : line
  })
  return [`${title}: ${facts.filter(Boolean).join(', ')}`, ...lines].join('\n')
}
