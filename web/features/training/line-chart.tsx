import { useCalendar } from '#web/lib/dates.ts'
import { frame, numberAbove, chartPoints } from './course.ts'

const text = 'fill-quiet text-[13px] md:text-[8px]'

interface LineChartProps {
  /** A sentence that describes the chart. */
  label: string
  /** Oldest first; at least one. */
  points: readonly { performedOn: string; value: number }[]
  shown: (value: number) => string
}

/** A value over time as a line from the first to the last day, with the first and the last value as numbers. */
export function LineChart({ label, points, shown }: LineChartProps) {
  const calendar = useCalendar()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const dots = chartPoints(points)
  const end = dots.at(-1)!
  // If all days are in the same year, the year is left out.
  const axisDay = first.performedOn.slice(0, 4) === last.performedOn.slice(0, 4) ? calendar.day : calendar.date
  return (
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
      <circle cx={end.x} cy={end.y} r="4.5" className="fill-volt stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" />
      <text x={frame.right} y={numberAbove(dots)} textAnchor="end" className="display fill-ink text-[18px] md:text-[12px]">
        {shown(last.value)}
      </text>
      {points.length > 1 && (
        <text x={frame.left} y={numberAbove(mirrored(dots))} className={text}>
          {shown(first.value)}
        </text>
      )}
      <text x={frame.left} y={frame.height} className={text}>
        {axisDay(first.performedOn)}
      </text>
      {points.length > 1 && (
        <text x={frame.right} y={frame.height} textAnchor="end" className={text}>
          {axisDay(last.performedOn)}
        </text>
      )}
    </svg>
  )
}

/** The line from right to left, for the number at its first point. */
const mirrored = (dots: readonly { x: number; y: number }[]) => dots.map(({ x, y }) => ({ x: frame.width - x, y })).toReversed()
