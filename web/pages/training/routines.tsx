import type { ApiOutput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import type { Routine } from '#contract/training/routines.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import type { AsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Link, TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { draftOfRoutine } from '#web/features/training/draft.ts'
import { infoOf } from '#web/features/training/exercise-info.ts'
import { Failed } from '#web/features/training/failed.tsx'
import { startWorkout } from '#web/features/training/start-workout.ts'
import { useOwnExercises } from '#web/features/training/use-own-exercises.ts'
import { useUnit } from '#web/features/profiles/unit.ts'

/** The member's routines: each starts a workout with one press. */
export function Routines({ by, routines: { value, error, busy, load } }: { by: string; routines: AsyncData<ApiOutput<'GET /routines'>> }) {
  const t = useText('training')
  if (!value && error) return <Failed error={error} busy={busy} onRetry={() => void load()} />
  if (!value) return <Skeleton className="h-40 w-full" />
  return (
    <section>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lg font-semibold">{t('routines.title')}</h2>
        {value.items.length < limits.training.routinesMax && (
          <TextLink to={urls.routine('new')} className="inline-flex min-h-11 items-center text-sm">
            {t('routines.new')}
          </TextLink>
        )}
      </div>
      {value.items.length === 0 ? (
        <p className="mt-1 text-quiet">{t('routines.none')}</p>
      ) : (
        <ul className="mt-1 grid grid-cols-1 gap-3 md:grid-cols-2">
          {value.items.map((routine) => (
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
        <Link to={urls.routine(id)} aria-label={t('routines.editOne', { name })} className="hover:underline">
          {name}
        </Link>
      </h3>
      <p className="mt-1 mb-3 line-clamp-2 text-sm text-quiet">{exercises.map((one) => one.name).join(', ')}</p>
      <Button look="secondary" className="mt-auto w-full" aria-label={t('routines.startOne', { name })} onClick={start}>
        {t('routines.start')}
      </Button>
    </li>
  )
}
