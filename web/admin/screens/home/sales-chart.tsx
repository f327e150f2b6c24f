import { useMoney, useNumber, withDigits } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { stepsTo } from '#web/admin/ui/steps.ts'

const width = 640
const height = 232
/** Where the hours begin, beside the amounts. */
const left = 84
/** Room for the dot of now. */
const right = 6
const top = 16
const bottom = 40

interface SalesChartProps {
  /** Cumulative sales at the end of each hour: today's hours so far, and all hours of the same weekday a week ago. */
  today: readonly number[]
  before: readonly number[]
}

/** The first and the last hour end where the lines do. */
const anchors: Partial<Record<number, 'start' | 'end'>> = { 0: 'start', 24: 'end' }

/** Two lines from zero: today in ink with a dot at the current hour, the same weekday a week ago in a quiet color. */
export function SalesChart({ today, before }: SalesChartProps) {
  const t = useText('admin-home')
  const money = useMoney(true)
  const number = useNumber()
  const steps = stepsTo(Math.max(...today, ...before, 1))
  const max = steps.at(-1)!
  const x = (hour: number) => left + ((width - left - right) * hour) / 24
  const y = (value: number) => top + (height - top - bottom) * (1 - value / max)
  const line = (values: readonly number[]) =>
    [0, ...values].map((value, hour) => `${hour === 0 ? 'M' : 'L'}${x(hour).toFixed(1)} ${y(value).toFixed(1)}`).join('')
  const now = today.length
  const label = t('chart', { now: money(today.at(-1) ?? 0), before: money(before.at(now - 1) ?? 0) })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="sales-chart mt-4 w-full">
      {steps.map((step) => (
        <g key={step}>
          <path d={`M${left} ${y(step)}H${width}`} className="stroke-line" />
          <text x="0" y={y(step) + 4} className="fill-quiet">
            {money(step)}
          </text>
        </g>
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <text key={hour} x={hour === 24 ? width : x(hour)} y={height - 8} textAnchor={anchors[hour] ?? 'middle'} className="fill-quiet">
          {withDigits(`${String(hour).padStart(2, '0')}:00`, number)}
        </text>
      ))}
      <path d={line(before)} fill="none" strokeWidth="1.5" className="stroke-edge" />
      <text x={width} y={y(before.at(-1) ?? 0) - 8} textAnchor="end" className="fill-quiet">
        {t('lastWeek')}
      </text>
      <path d={line(today)} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-ink" />
      <circle cx={x(now)} cy={y(today.at(-1) ?? 0)} r="5" className="fill-ember" />
    </svg>
  )
}
