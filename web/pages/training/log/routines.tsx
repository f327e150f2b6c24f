import { limits } from '#contract/limits.ts'
import type { Routine } from '#contract/training/routines.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Link, TextLink } from '#web/ui/link.tsx'
import { draftOfRoutine } from '#web/features/training/draft.ts'
import { infoOf } from '#web/features/training/exercise-info.ts'
import { startWorkout } from '#web/features/training/start-workout.ts'
import { namesOf } from '#web/features/training/supersets.ts'
import { useOwnExercises } from '#web/features/training/use-own-exercises.ts'
import { useUnit } from '#web/features/profiles/unit.ts'

/** The member's routines, each with a button that starts a workout. */
export function Routines({ by, routines }: { by: string; routines: Routine[] }) {
  const t = useText('training')
  return (
    <section>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lg font-semibold">{t('routines.title')}</h2>
        {routines.length < limits.training.routinesMax && (
          <TextLink to={trainingUrls.routine('new')} className="inline-flex min-h-11 items-center text-sm">
            {t('routines.new')}
          </TextLink>
        )}
      </div>
      {routines.length === 0 ? (
        <p className="mt-1 text-quiet">{t('routines.none')}</p>
      ) : (
        <ul className="mt-1 grid grid-cols-1 gap-3 md:grid-cols-2">
          {routines.map((routine) => (
            <RoutineCard key={routine.id} by={by} routine={routine} />
          ))}
        </ul>
      )}
    </section>
  )
}

function RoutineCard({ by, routine }: { by: string; routine: Routine }) {
  const t = useText('training')
  const unit = useUnit()
  const own = useOwnExercises()
  const { id, name, exercises } = routine
  const start = () =>
    startWorkout(
      by,
      draftOfRoutine(routine, unit, Date.now(), (exercise, known) => infoOf(exercise, known, own)),
    )
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4">
      <h3 className="font-semibold wrap-anywhere">
        <Link to={trainingUrls.routine(id)} aria-label={t('routines.editOne', { name })} className="hover:underline">
          {name}
        </Link>
      </h3>
      <p className="mt-1 mb-3 line-clamp-2 text-sm text-quiet">{namesOf(exercises).join(', ')}</p>
      <Button look="secondary" className="mt-auto w-full" aria-label={t('routines.startOne', { name })} onClick={start}>
        {t('routines.start')}
      </Button>
    </li>
  )
}
