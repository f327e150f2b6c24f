import { useCalendar } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Fold } from '#web/features/training/fold.tsx'
import type { Course } from '#web/features/training/course.ts'
import { LineChart } from '#web/features/training/line-chart.tsx'
import { useAmounts } from '#web/features/training/use-amounts.ts'

/** An exercise's progress as a line chart, with a sentence as its name, and as a table. */
export function CourseChart({ name, course: { what, points } }: { name: string; course: Course }) {
  const t = useText('training')
  const calendar = useCalendar()
  const amounts = useAmounts()
  const number = useNumber()
  const shown = (value: number) => (what === 'reps' ? number(value) : amounts.weight(value))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const values = {
    exercise: name,
    what: t(`exercise.what.${what}`),
    from: shown(first.value),
    since: calendar.date(first.performedOn),
    to: shown(last.value),
    on: calendar.date(last.performedOn),
    count: points.length,
  }
  const label = points.length > 1 ? t('exercise.chart', values) : t('exercise.chartOne', values)
  return (
    <section>
      <div className="mb-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-lg font-semibold">{t('exercise.course')}</h2>
          <p className="text-sm text-quiet">{t(`exercise.what.${what}`)}</p>
        </div>
        <LineChart label={label} points={points} shown={shown} />
      </div>
      <Fold title={t('exercise.asTable')}>
        <table className="w-full">
          <caption className="sr-only">{label}</caption>
          <thead className="text-sm text-quiet">
            <tr>
              <th scope="col" className="py-2 text-start font-medium">
                {t('exercise.day')}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {t('exercise.value')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {points.toReversed().map(({ workoutId, performedOn, value }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- an exercise may be in a workout twice
              <tr key={`${workoutId} ${at}`}>
                <th scope="row" className="py-2 text-start font-normal">
                  {calendar.date(performedOn)}
                </th>
                <td className="py-2 text-end">{shown(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </section>
  )
}
