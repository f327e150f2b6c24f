import { useCalendar } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Fold } from '#web/features/training/fold.tsx'
import { type Course, frame, places } from '#web/features/training/course.ts'
import { useAmounts } from '#web/features/training/use-amounts.ts'

const text = 'fill-quiet text-[13px] md:text-[8px]'

/** How an exercise went, as a line with a sentence for its name, and as a table. */
export function CourseChart({ name, course: { what, points } }: { name: string; course: Course }) {
  const t = useText('training')
  const calendar = useCalendar()
  const amounts = useAmounts()
  const number = useNumber()
  const shown = (value: number) => (what === 'reps' ? number(value) : amounts.weight(value))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const dots = places(points)
  const end = dots.at(-1)!
  const said = {
    exercise: name,
    what: t(`exercise.what.${what}`),
    from: shown(first.value),
    since: calendar.date(first.performedOn),
    to: shown(last.value),
    on: calendar.date(last.performedOn),
    count: points.length,
  }
  const label = points.length > 1 ? t('exercise.chart', said) : t('exercise.chartOne', said)
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('exercise.course')}</h2>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label} className="mt-2 w-full overflow-visible">
        <path d={`M${frame.left} ${frame.bottom + 6}H${frame.right}`} className="stroke-line [vector-effect:non-scaling-stroke]" />
        <path
          d={dots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
          className="fill-none stroke-ink stroke-2 [vector-effect:non-scaling-stroke]"
        />
        {dots.slice(0, -1).map(({ x, y }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an exercise may be in a workout twice
          <circle key={at} cx={x} cy={y} r="2.5" className="fill-ground stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" />
        ))}
        <circle cx={end.x} cy={end.y} r="4.5" className="fill-volt stroke-ground stroke-2 [vector-effect:non-scaling-stroke]" />
        <text x={frame.right} y={Math.max(end.y - 10, 12)} textAnchor="end" className="display fill-ink text-[18px] md:text-[12px]">
          {shown(last.value)}
        </text>
        <text x={frame.left} y={frame.height} className={text}>
          {calendar.day(first.performedOn)}
        </text>
        {points.length > 1 && (
          <text x={frame.right} y={frame.height} textAnchor="end" className={text}>
            {calendar.day(last.performedOn)}
          </text>
        )}
      </svg>
      <p className="mt-2 mb-3 text-sm text-quiet">{t(`exercise.what.${what}`)}</p>
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
