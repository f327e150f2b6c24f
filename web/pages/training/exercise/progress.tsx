import type { ApiOutput } from '#contract/api.ts'
import type { BestSet } from '#contract/training/exercises.ts'
import { trainingUrls } from '#contract/training-urls.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { courseOf } from '#web/features/training/course.ts'
import { useAmounts } from '#web/features/training/use-amounts.ts'
import { CourseChart } from './course-chart.tsx'
import { Sessions } from './sessions.tsx'

interface ProgressProps {
  exercise: string
  name: string
  progress: ApiOutput<'GET /exercises/:exercise/progress'>
}

/** The best sets, the chart and the history. */
export function Progress({ exercise, name, progress: { heaviest, mostReps, strongest, points } }: ProgressProps) {
  const t = useText('training')
  const amounts = useAmounts()
  const course = courseOf(points)
  if (points.length === 0)
    return (
      <EmptyState title={t('exercise.none')} text={t('exercise.noneText')}>
        <ButtonLink to={trainingUrls.now()}>{t('start.empty')}</ButtonLink>
      </EmptyState>
    )
  const setOf = (best: BestSet) => amounts.set({ ...best, seconds: null, distance: null })
  const hasWeight = heaviest !== null && (heaviest.weight ?? 0) > 0
  return (
    <div className="grid grid-cols-1 gap-8">
      {(hasWeight || mostReps || strongest) && (
        <section>
          <h2 className="text-lg font-semibold">{t('exercise.bests')}</h2>
          <dl className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-3">
            {hasWeight && <Best name={t('exercise.heaviest')} value={setOf(heaviest)} best={heaviest} />}
            {mostReps && <Best name={t('exercise.mostReps')} value={setOf(mostReps)} best={mostReps} />}
            {strongest?.oneRepMax && <Best name={t('exercise.strongest')} value={amounts.weight(strongest.oneRepMax)} best={strongest} />}
          </dl>
          {strongest && <p className="mt-3 text-sm text-quiet">{t('exercise.formula')}</p>}
        </section>
      )}
      {course && <CourseChart name={name} course={course} />}
      <Sessions exercise={exercise} />
    </div>
  )
}

function Best({ name, value, best }: { name: string; value: string; best: BestSet }) {
  const calendar = useCalendar()
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd>
        <span className="display text-xl">{value}</span>
        <Link to={trainingUrls.workout(best.workoutId)} className="flex min-h-11 items-center text-sm text-quiet text-link">
          {calendar.date(best.performedOn)}
        </Link>
      </dd>
    </div>
  )
}
