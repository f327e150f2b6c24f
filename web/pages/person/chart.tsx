import { useAmount } from '#web/features/profiles/use-amount.ts'
import { formatter } from '#web/lib/dates.ts'
import { useShop } from '#web/lib/shop.ts'
import { labelsOf } from './chart-labels.ts'
import { chartShape, frame } from './chart-shape.ts'
import type { History } from './history.ts'

/** User units are rendered at about 12 pixels, on phones and on wide screens. */
const text = 'text-[13px] md:text-[7.5px] xl:text-[6px]'
const small = `fill-quiet ${text}`

/** The personal best as a step line, each other session as a dot. The table below has the same data for screen readers. */
export function Chart({ history, label }: { history: History; label: string }) {
  const amount = useAmount()
  const { locale } = useShop()
  const [first] = history.records
  if (!first) return null
  const { measure } = first
  const left = leftOf(chartShape(history.records)?.levels.map(({ value }) => amount(value, measure).number) ?? [])
  const shape = chartShape(history.records, left)
  const last = shape?.bests.at(-1)
  if (!shape || !last) return null
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
          <text x={x} y={frame.height - 6} textAnchor="middle" className={small}>
            {monthLabel(day, locale)}
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
      {labelsOf(shape.bests, left).map(({ point: { record }, ...place }) => (
        <text key={record.id} {...place} className={`fill-ink font-medium ${text}`}>
          {amount(record.value, measure).number}
        </text>
      ))}
      <circle cx={last.x} cy={last.y} r="4.5" className="fill-volt stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" />
      <text x={frame.width} y={last.y - 9} textAnchor="end" className="display fill-ink text-[20px] md:text-[12px]">
        {amount(last.record.value, measure).number}
      </text>
    </svg>
  )
}

/** The width of a digit in the lines' numbers. */
const digitWidth = 7

/** The start of the chart, right of the longest number, which is at most a time with hours. */
const leftOf = (numbers: string[]): number => Math.max(frame.left, ...numbers.map((number) => 8 + number.length * digitWidth))

/** A month without its year, which January names instead: both together would run into their neighbors. */
function monthLabel(day: string, locale: string): string {
  const part = day.slice(5, 7) === '01' ? ({ year: 'numeric' } as const) : ({ month: 'short' } as const)
  return formatter(locale, { ...part, timeZone: 'UTC' }).format(new Date(day))
}
