import { useAmount } from '#web/features/profiles/use-amount.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { chartShape, frame, type Point } from './chart-shape.ts'
import type { History } from './history.ts'

/** User units are rendered at about 12 pixels, on phones and on wide screens. */
const text = 'text-[13px] md:text-[7.5px] xl:text-[6px]'
const small = `fill-quiet ${text}`

/** The personal best as a step line, each other session as a dot. The table below has the same data for screen readers. */
export function Chart({ history, label }: { history: History; label: string }) {
  const amount = useAmount()
  const { shortMonth: month } = useCalendar()
  const [first] = history.records
  if (!first) return null
  const { measure } = first
  const left = leftOf(chartShape(history.records)?.levels.map(({ value }) => amount(value, measure).number) ?? [])
  const shape = chartShape(history.records, left)
  const last = shape?.bests.at(-1)
  if (!shape || !last) return null
  // A falling line comes from above, so the number is beside it instead of on it.
  const falls = (shape.bests[0]?.y ?? last.y) < last.y
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label} className="mt-4 w-full overflow-visible">
      {shape.levels.map(({ y, value }) => (
        <g key={value}>
          <path d={`M${left} ${y}H${frame.right}`} className="stroke-line [vector-effect:non-scaling-stroke]" />
          <text x={left - 6} y={y + 3} textAnchor="end" className={small}>
            {amount(value, measure).number}
          </text>
        </g>
      ))}
      {shape.months.map(({ x, day }) => (
        <g key={day}>
          <path d={`M${x} ${frame.bottom}v4`} className="stroke-edge [vector-effect:non-scaling-stroke]" />
          <text x={x} y={frame.height - 6} textAnchor={x < left + monthRoom / 2 ? 'start' : 'middle'} className={small}>
            {month(day)}
          </text>
        </g>
      ))}
      {shape.dots.map(({ x, y, record }) => (
        <circle key={record.id} cx={x} cy={y} r="1.5" className="fill-edge" />
      ))}
      <path d={shape.steps} className="fill-none stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" />
      {shape.bests.slice(0, -1).map(({ x, y, record }) => (
        <circle key={record.id} cx={x} cy={y} r="3" className="fill-ground stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" />
      ))}
      {labelled(shape.bests).map((point) => (
        <text key={point.record.id} {...placeOf(point, { left, falls })} className={`fill-ink font-medium ${text}`}>
          {amount(point.record.value, measure).number}
        </text>
      ))}
      <circle cx={last.x} cy={last.y} r="4.5" className="fill-volt stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" />
      <text x={frame.width} y={last.y - 9} textAnchor="end" className="display fill-ink text-[20px] md:text-[12px]">
        {amount(last.record.value, measure).number}
      </text>
    </svg>
  )
}

const labelRoom = 46
const monthRoom = 56
/** The width of a digit in the lines' numbers. */
const digitWidth = 7

/** The start of the chart, right of the longest number, which is at most a time with hours. */
const leftOf = (numbers: string[]): number => Math.max(frame.left, ...numbers.map((number) => 8 + number.length * digitWidth))

/**
 * Where a record's number is: above its point. One at the axis would run into the axis's own numbers, so it's below the rising line, where that
 * leaves room; a falling line comes from above, so the number is beside it.
 */
function placeOf({ x, y }: Point, { left, falls }: { left: number; falls: boolean }) {
  if (falls) return { x: x + 5, y: y - 7, textAnchor: 'start' as const }
  if (x >= left + labelRoom / 2) return { x, y: y - 7, textAnchor: 'middle' as const }
  const isBelow = y + belowRoom <= frame.bottom
  return { x: x + 6, y: isBelow ? y + 3 : y - 7, dy: isBelow ? '1em' : undefined, textAnchor: 'start' as const }
}

/** What a number below its point takes up. */
const belowRoom = 20

/** The records before the last one whose numbers don't overlap. */
function labelled(bests: Point[]): Point[] {
  let end = -Infinity
  const last = bests.at(-1)?.x ?? 0
  return bests.slice(0, -1).filter(({ x }) => {
    if (x - end < labelRoom || last - x < labelRoom * 1.5) return false
    end = x
    return true
  })
}
