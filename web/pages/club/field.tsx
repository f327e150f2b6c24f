import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import type { Board } from './load.ts'

const floor = 96
const dot = 7
/** Half of the widest label's width. */
const room = 80

interface FieldProps {
  board: Board
  step: number
  by: 'weight' | 'dots'
}

/** Every ranked member as a mark on one scale, the reader in ember. The table below has the same data for screen readers. */
export function Field(props: FieldProps) {
  return (
    <div className="mt-5">
      <Marks {...props} width={360} className="md:hidden" />
      <Marks {...props} width={900} className="max-w-[56.25rem] max-md:hidden" />
    </div>
  )
}

/** Drawn for one width, so that its text has the same size on a phone. */
function Marks({ board: { field, median, total, mine }, step, by, width, className }: FieldProps & { width: number; className: string }) {
  const t = useText('clubs')
  const number = useNumber()
  const [first] = field
  const last = field.at(-1)
  if (!first || !last || median === null) return null
  const steps = Math.max((last.from - first.from) / step + 1, 8)
  const x = (value: number) => 20 + (((value - first.from) / step + 0.5) * (width - 40)) / steps
  const rise = Math.min(dot + 1, (floor - 34) / Math.max(...field.map(({ count }) => count)))
  const own = mine && (by === 'weight' ? mine.value : mine.points)
  const half = x(median - step / 2)
  const apart = Math.ceil((steps - 1) / 4)
  const labels = Array.from({ length: Math.ceil(steps / apart) }, (_, at) => first.from + at * apart * step)
  return (
    <svg
      viewBox={`0 0 ${width} 120`}
      role="img"
      aria-label={t('board.field', { count: total, median: number(median) })}
      className={`w-full ${className}`}
    >
      {field.map(({ from, count }) => (
        <Stack key={from} x={x(from) - dot / 2} count={count} rise={rise} />
      ))}
      <path d={`M0 ${floor + 1}H${width}`} className="stroke-line" />
      {total > 1 && (
        <>
          <path d={`M${half} 22V${floor}`} className="stroke-quiet [stroke-dasharray:2_4]" />
          <text x={Math.min(Math.max(half, room), width - room)} y="14" textAnchor="middle" className="fill-quiet text-[12px]">
            {t('board.half', { median: number(median) })}
          </text>
        </>
      )}
      {typeof own === 'number' && <path d={`M${x(own - step / 2)} 30V${floor}`} className="stroke-ember stroke-3" />}
      {labels.map((value) => (
        <text key={value} x={x(value - step / 2)} y="115" textAnchor="middle" className="fill-quiet text-[12px]">
          {number(value)}
        </text>
      ))}
    </svg>
  )
}

function Stack({ x, count, rise }: { x: number; count: number; rise: number }) {
  const shown = Math.min(count, 60)
  return Array.from({ length: shown }, (_, at) => (
    <rect
      key={at}
      x={x}
      y={floor - (at + 1) * rise * (count / shown)}
      width={dot}
      height={Math.max(rise - 1, 1)}
      rx="1.5"
      className="fill-edge"
    />
  ))
}
