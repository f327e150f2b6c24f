import type { Challenge } from '#contract/challenges/challenges.ts'
import { tiers } from '#contract/challenges/tiers.ts'
import { useAmounts } from '#web/features/challenges/use-amounts.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { type Field, marksOf, reachedOf } from './field-of.ts'

const floor = 210
const height = 236
/** The tiers' names are on separate rows, the lowest tier's on top, so that no name is crossed by the next tier's line. */
const nameAt = { bronze: 16, silver: 36, gold: 56 }
const headroom = floor - 76
/** Up to this number of participants, marks are drawn larger. */
const fewMax = 30

/**
 * The totals of all participants as marks on one scale, with the tiers as lines, for visitors who don't take part. As high as the chart of
 * the reader's own total, which may replace it.
 */
export function FieldChart({ challenge, field }: { challenge: Challenge; field: Field | null }) {
  const t = useText('challenges')
  const number = useNumber()
  const { gold, silver, bronze } = reachedOf(field?.totals ?? [], challenge.tiers)
  const reached = t('field.reached', { gold: number(gold), silver: number(silver), bronze: number(bronze) })
  const unranked = field?.isWhole ? challenge.participants - field.totals.length : 0
  const left = unranked > 0 ? t('field.unranked', { count: unranked }) : ''
  return (
    <div className="mt-6">
      <Drawing challenge={challenge} totals={field?.totals ?? []} width={360} className="md:hidden" />
      <Drawing challenge={challenge} totals={field?.totals ?? []} width={760} className="max-md:hidden" />
      <p className="min-h-13 pt-2 text-sm text-quiet">
        {field &&
          field.totals.length > 0 &&
          [t('field.marks'), field.isWhole ? reached : t('field.first', { count: field.totals.length }), left].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}

/** Drawn for one width, so that its text has the same size on a phone. */
function Drawing({ challenge, totals, width, className }: { challenge: Challenge; totals: number[]; width: number; className: string }) {
  const t = useText('challenges')
  const number = useNumber()
  const amount = useAmounts(challenge.goal)
  const { tiers: amounts, state } = challenge
  const radius = totals.length > fewMax || width < 400 ? 6 : 9
  const right = width - radius
  const top = Math.max(amounts.gold, totals[0] ?? 0)
  const x = (at: number) => radius + at * (right - radius)
  const columns = Math.floor(right / (2 * radius + 2))
  const marks = marksOf(totals, { top, columns, lines: Object.values(amounts) })
  const step = Math.min(2 * radius + 2, headroom / Math.max(1, ...marks.map(({ level }) => level + 1)))
  const shown = { bronze: amount(amounts.bronze), silver: amount(amounts.silver), gold: amount(amounts.gold) }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('field.chart', { ...shown, count: totals.length })}
      className={`w-full ${className}`}
    >
      {tiers.map((tier) => {
        const at = x(amounts[tier] / top)
        const isAtEdge = at > right - 120
        return (
          <g key={tier}>
            <path d={`M${at} ${nameAt[tier] - 12}V${floor}`} className="stroke-line" />
            <text
              x={isAtEdge ? at - 6 : at + 6}
              y={nameAt[tier]}
              textAnchor={isAtEdge ? 'end' : 'start'}
              className="fill-quiet text-[12px]"
            >
              {`${t(`tiers.${tier}`)} ${number(amounts[tier])}`}
            </text>
          </g>
        )
      })}
      <path d={`M0 ${floor}H${width}`} className="stroke-edge" />
      {marks.map(({ at, level }, index) => (
        <circle
          key={`${at} ${level}`}
          cx={x(at)}
          cy={floor - radius - 3 - level * step}
          r={radius}
          className={index === 0 && state === 'ended' ? 'fill-ember stroke-ground' : 'fill-ink stroke-ground'}
        />
      ))}
      <text x="0" y={height - 8} className="fill-quiet text-[12px]">
        {number(0)}
      </text>
      <text x={width} y={height - 8} textAnchor="end" className="fill-quiet text-[12px]">
        {amount(top)}
      </text>
    </svg>
  )
}
