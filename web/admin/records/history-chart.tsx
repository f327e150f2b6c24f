import type { FlaggedRecordDetail } from '#contract/admin/records.ts'
import { useText } from '#web/lib/text.ts'
import { frame, historyShape } from './history-shape.ts'
import { useLift } from './use-lift.ts'

/** Personal bests as a step line, each lift as a dot, the flagged one in ember. The table below has the same data. */
export function HistoryChart({ value }: { value: FlaggedRecordDetail }) {
  const t = useText('admin-records')
  const { name, figure } = useLift(value.measure)
  const shape = historyShape(value.history, value.id, value.measure === 'time')
  if (!shape) return null
  const isLate = shape.here !== null && shape.here.x > frame.width / 2
  return (
    <figure className="rounded-card border border-line p-4">
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={t('chart', { lift: name(value.lift), count: value.history.length })}
        className="w-full overflow-visible"
      >
        <path d={`M0 ${frame.bottom}H${frame.width}`} className="stroke-line [vector-effect:non-scaling-stroke]" />
        <path d={shape.steps} className="fill-none stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" />
        {shape.dots.map(({ id, x, y, isFlagged }) => (
          <circle key={id} cx={x} cy={y} r={isFlagged ? 3 : 2.5} className={isFlagged ? 'fill-ground stroke-warn' : 'fill-edge'} />
        ))}
        {shape.here && (
          <>
            <circle cx={shape.here.x} cy={shape.here.y} r="5" className="fill-ember stroke-ground stroke-2" />
            <text
              x={shape.here.x + (isLate ? 4 : -4)}
              y={shape.here.y - 12}
              textAnchor={isLate ? 'end' : 'start'}
              className="display fill-ink text-[18px]"
            >
              {figure(value.value)}
            </text>
          </>
        )}
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-quiet">
        <span>{t('scale', { low: figure(shape.low), high: figure(shape.high) })}</span>
        <span>{t('legend')}</span>
      </figcaption>
    </figure>
  )
}
