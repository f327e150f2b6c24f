import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import type { Board } from './load.ts'

const width = 640
const floor = 96
const dot = 7

/** Every ranked member as a mark on one scale, the reader in ember. The table below says the same to who can't see it. */
export function Field({ board: { field, median, total, mine }, step, by }: { board: Board; step: number; by: 'weight' | 'dots' }) {
  const t = useText('clubs')
  const number = useNumber()
  const [first] = field
  const last = field.at(-1)
  if (!first || !last || median === null) return null
  const steps = Math.max((last.from - first.from) / step + 1, 8)
  const x = (value: number) => 20 + (((value - first.from) / step + 0.5) * (width - 40)) / steps
  const high = Math.max(...field.map(({ count }) => count))
  const rise = Math.min(dot + 1, (floor - 34) / high)
  const own = mine && (by === 'weight' ? mine.value : mine.points)
  const labels = [0, 0.25, 0.5, 0.75, 1].map((part) => first.from + Math.round(part * (steps - 1)) * step)
  return (
    <svg
      viewBox={`0 0 ${width} 120`}
      role="img"
      aria-label={t('board.field', { count: total, median: number(median) })}
      className="my-5 w-full overflow-visible"
    >
      {field.map(({ from, count }) =>
        Array.from({ length: count }, (_, at) => (
          <rect key={`${from}-${at}`} x={x(from) - dot / 2} y={floor - (at + 1) * rise} width={dot} height={Math.max(rise - 1, 1)} rx="1.5" className="fill-edge" />
        )),
      )}
      <path d={`M0 ${floor + 1}H${width}`} className="stroke-line" />
      <path d={`M${x(median - step / 2)} 22V${floor}`} className="stroke-quiet [stroke-dasharray:2_4]" />
      <text x={x(median - step / 2)} y="14" textAnchor="middle" className="fill-quiet text-[11px]">
        {t('board.half', { median: number(median) })}
      </text>
      {typeof own === 'number' && (
        <path d={`M${x(own - step / 2)} 30V${floor}`} className="stroke-ember stroke-3" />
      )}
      {labels.map((value) => (
        <text key={value} x={x(value)} y="115" textAnchor="middle" className="fill-quiet text-[11px]">
          {number(value)}
        </text>
      ))}
    </svg>
  )
}
