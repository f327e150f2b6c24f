import { useMoney, useNumber } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useIsPhone } from '#web/admin/table/use-phone.ts'
import { stepsTo } from '#web/admin/ui/steps.ts'

const width = 1000
/** On phones the chart is taller, with fewer dates below the bars. */
const wide = { height: 260, left: 72, top: 18, bottom: 30, namesMax: 8, letter: 4 }
const narrow = { height: 620, left: 170, top: 40, bottom: 70, namesMax: 4, letter: 12 }
const right = 8

interface BarsProps {
  label: string
  values: readonly number[]
  before: readonly number[]
  /** The date of each bar. */
  names: readonly string[]
  isMoney: boolean
}

/** Bars from zero, the current day in ember; the days before as gray bars behind them. The table below has the same data. */
export function Bars({ label, values, before, names, isMoney }: BarsProps) {
  const t = useText('admin-analytics')
  const money = useMoney(true)
  const number = useNumber()
  const { locale } = useShop()
  const { height, left, top, bottom, namesMax, letter } = useIsPhone() ? narrow : wide
  const show = isMoney ? money : number
  const steps = stepsTo(Math.max(...values, ...before, 3))
  const max = steps.at(-1)!
  const room = (width - left - right) / values.length
  const x = (at: number) => left + room * at
  const y = (value: number) => top + (height - top - bottom) * (1 - value / max)
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const every = Math.ceil(values.length / namesMax)
  const gap = Math.min(6, room / 4)
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="day-chart mt-4 w-full">
        {steps.map((step) => (
          <g key={step}>
            <path d={`M${left} ${y(step)}H${width - right}`} className="stroke-line" />
            <text x={left - 10} y={y(step) + letter} textAnchor="end" className="fill-quiet">
              {show(step)}
            </text>
          </g>
        ))}
        {values.map((value, at) => {
          const full = room - gap
          const bar = (amount: number, size: number) => ({
            x: x(at) + (room - size) / 2,
            y: y(amount),
            width: size,
            height: height - bottom - y(amount),
          })
          return (
            <g key={names[at]}>
              <rect {...bar(before[at] ?? 0, full)} className="fill-line" />
              <rect {...bar(value, full * 0.55)} className={at === values.length - 1 ? 'fill-ember' : 'fill-ink'} />
            </g>
          )
        })}
        {names.map((name, at) =>
          at % every === 0 ? (
            <text key={name} x={x(at) + room / 2} y={height - letter * 2} textAnchor="middle" className="fill-quiet">
              {date.format(new Date(name))}
            </text>
          ) : null,
        )}
      </svg>
      <p className="mb-3 text-xs text-quiet">{t('chart.line', { count: values.length })}</p>
    </>
  )
}
