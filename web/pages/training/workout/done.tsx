import { useState } from 'react'
import type { Workout, WorkoutExercise } from '#contract/training/workouts.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { barClassOf, SupersetMark } from '#web/features/training/superset-mark.tsx'
import { type Place, supersetPositions } from '#web/features/training/supersets.ts'
import { useAmounts } from '#web/features/training/use-amounts.ts'
import { Actions } from './actions.tsx'
import { Offers } from './offers.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const Share = pressedPart(async () => (await withText(['posts', 'composer'], import('./share.tsx'))).Share)

/** A finished workout, its possible records, and its actions. */
export function Done({ workout, onChange }: { workout: Workout; onChange: () => Promise<void> }) {
  const t = useText('training')
  const calendar = useCalendar()
  const number = useNumber()
  const amounts = useAmounts()
  const [isShared, setShared] = useState(false)
  const places = supersetPositions(workout.exercises)
  const { startedAt, duration, setCount, volume, note, exercises, recordOffers } = workout
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="-mt-3 text-quiet">
        {t('workout.startedAt', { date: calendar.date(startedAt.slice(0, 10)), time: startedAt.slice(11) })}
      </p>
      <dl className="grid grid-cols-3 gap-4">
        <Fact name={t('workout.time')} value={duration === null ? '–' : amounts.duration(duration)} />
        <Fact name={t('workout.sets')} value={number(setCount)} />
        <Fact name={t('workout.volume')} value={amounts.volume(volume)} />
      </dl>
      {recordOffers.length > 0 && <Offers offers={recordOffers} performedOn={startedAt.slice(0, 10)} onSaved={onChange} />}
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {exercises.map((exercise, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an exercise may be in it twice
        <Exercise key={at} exercise={exercise} place={places[at]!} />
      ))}
      <Actions workout={workout} onShare={() => setShared(true)} />
      {isShared && <Share workout={workout} onClose={() => setShared(false)} waiting={<Skeleton className="h-56 w-full" />} />}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="display text-lg md:text-xl">{value}</dd>
    </div>
  )
}

function Exercise({ exercise: { exercise, name, note, sets }, place }: { exercise: WorkoutExercise; place: Place | null }) {
  const t = useText('training')
  const amounts = useAmounts()
  const number = useNumber()
  return (
    <section className={`${barClassOf(place)} ${place ? 'ps-3' : ''} ${place && place.number > 1 ? '-mt-6 pt-3' : ''}`}>
      <h2 className="flex items-center gap-2 font-semibold wrap-anywhere">
        {place && <SupersetMark place={place} />}
        <Link to={trainingUrls.exercise(exercise)} className="inline-flex min-h-11 min-w-0 items-center hover:underline">
          {name}
        </Link>
      </h2>
      {note && <p className="mb-1 text-sm whitespace-pre-line wrap-anywhere text-quiet">{note}</p>}
      <ol className="divide-y divide-line border-y border-line">
        {sets.map((set, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- sets have nothing else
          <li key={at} className="flex items-baseline gap-4 py-2">
            <span className="w-8 shrink-0 text-sm text-quiet">{number(at + 1)}</span>
            <span className="grow">{amounts.set(set)}</span>
            <span className="text-sm text-quiet">
              {[
                set.isWarmUp && t('workout.warmUp'),
                set.rpe !== null && t('workout.rpe', { rpe: number(set.rpe, Number.isInteger(set.rpe) ? 0 : 1) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
