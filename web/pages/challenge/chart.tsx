import type { Challenge } from '#contract/challenges/challenges.ts'
import { tiers } from '#contract/challenges/tiers.ts'
import { dayAt, lengthOf, paceOf } from '#web/features/challenges/pace.ts'
import { useAmounts } from '#web/features/challenges/use-amounts.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { totalsOf } from './totals.ts'

const floor = 210
const ceiling = 26
const height = 236

/** The reader's total by day with the tiers as lines and, while it runs, an even pace to the next one; below it the same as a table. */
export function Chart({ challenge }: { challenge: Challenge }) {
  return (
    <div className="mt-6">
      <Drawing challenge={challenge} width={360} className="md:hidden" />
      <Drawing challenge={challenge} width={760} className="max-md:hidden" />
      <div className="min-h-12">
        <Table challenge={challenge} />
      </div>
    </div>
  )
}

/** Drawn for one width, so that its text has the same size on a phone. */
function Drawing({ challenge, width, className }: { challenge: Challenge; width: number; className: string }) {
  const t = useText('challenges')
  const number = useNumber()
  const { day } = useCalendar()
  const { firstDay, tiers: amounts, mine, state } = challenge
  const days = lengthOf(challenge)
  const right = width - 8
  const top = Math.max(amounts.gold, mine?.total ?? 0)
  const x = (at: number) => (at / days) * right
  const y = (amount: number) => floor - (amount / top) * (floor - ceiling)
  const { target } = paceOf(challenge, mine?.total ?? 0)
  const evenAt = placeBetween(
    tiers.map((tier) => y(amounts[tier])),
    (at) => y(target * at) + 22,
  )
  const step = Math.max(1, Math.ceil((days - 1) / 4))
  const ticks = Array.from({ length: Math.floor((days - 1) / step) + 1 }, (_, at) => at * step)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={useName(challenge)} className={`w-full ${className}`}>
      {tiers.map((tier) => (
        <g key={tier}>
          <path d={`M0 ${y(amounts[tier])}H${right}`} className="stroke-line" />
          <text x="4" y={y(amounts[tier]) - 6} className="fill-quiet text-[12px]">
            {`${t(`tiers.${tier}`)} ${number(amounts[tier])}`}
          </text>
        </g>
      ))}
      <path d={`M0 ${floor}H${right}`} className="stroke-edge" />
      {state === 'running' && (
        <>
          <path d={`M0 ${floor}L${right} ${y(target)}`} className="stroke-quiet stroke-2 [stroke-dasharray:2_5]" />
          <text x={x(days * evenAt)} y={y(target * evenAt) + 22} className="fill-quiet text-[12px]">
            {t('chart.even')}
          </text>
        </>
      )}
      <Steps challenge={challenge} x={x} y={y} right={right} />
      {ticks.map((at) => (
        <text
          key={at}
          x={at === 0 ? 0 : at === days - 1 ? right : x(at + 0.5)}
          y={height - 8}
          textAnchor={at === 0 ? 'start' : at === days - 1 ? 'end' : 'middle'}
          className="fill-quiet text-[12px]"
        >
          {day(dayAt(firstDay, at))}
        </text>
      ))}
    </svg>
  )
}

/** The best places for a label along a line: below it, and on no other line. `baseAt`: the label's baseline at a place. */
const places = [0.72, 0.6, 0.5, 0.42, 0.8]
const placeBetween = (lines: number[], baseAt: (at: number) => number): number =>
  places.find((at) => lines.every((line) => line < baseAt(at) - 13 || line > baseAt(at) + 4)) ?? places[0]!

interface StepsProps {
  challenge: Challenge
  x: (at: number) => number
  y: (amount: number) => number
  right: number
}

/** A step on each day with a workout, up to today. */
function Steps({ challenge, x, y, right }: StepsProps) {
  const t = useText('challenges')
  const totals = totalsOf(challenge)
  const begun = challenge.state === 'running' ? lengthOf(challenge) - challenge.daysLeft + 1 : lengthOf(challenge)
  const path = totals.map(({ at, total }) => `H${x(at)}V${y(total)}`).join('')
  const end = { x: x(begun), y: y(totals.at(-1)?.total ?? 0) }
  const isAtEdge = end.x > right - 40
  return (
    <>
      <path d={`M0 ${floor}${path}H${end.x}`} className="fill-none stroke-ink stroke-[2.5]" />
      <circle cx={end.x} cy={end.y} r="6" className="fill-ember" />
      <text
        x={isAtEdge ? end.x - 12 : end.x + 12}
        y={end.y + 4}
        textAnchor={isAtEdge ? 'end' : 'start'}
        className="fill-ink text-[12px] font-semibold"
      >
        {t('chart.you')}
      </text>
    </>
  )
}

/** The chart's accessible name, as a sentence. */
function useName(challenge: Challenge): string {
  const t = useText('challenges')
  const amount = useAmounts(challenge.goal)
  const { mine, tiers: amounts } = challenge
  const shown = { bronze: amount(amounts.bronze), silver: amount(amounts.silver), gold: amount(amounts.gold) }
  const total = mine?.total ?? 0
  return t('chart.mine', { ...shown, total: amount(total), target: amount(paceOf(challenge, total).target) })
}

function Table({ challenge }: { challenge: Challenge }) {
  const t = useText('challenges')
  const amount = useAmounts(challenge.goal)
  const { day } = useCalendar()
  const totals = totalsOf(challenge)
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-link">{t('chart.table')}</summary>
      {totals.length === 0 ? (
        <p className="py-2 text-quiet">{t('chart.nothing')}</p>
      ) : (
        <table className="mt-1 w-full max-w-[26rem]">
          <thead>
            <tr className="border-b border-ink text-sm text-quiet">
              <th className="py-2 text-start font-normal">{t('chart.day')}</th>
              <th className="text-end font-normal">{t('chart.added')}</th>
              <th className="text-end font-normal">{t('chart.total')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map((one) => (
              <tr key={one.day} className="border-b border-line">
                <td className="py-2">{day(one.day)}</td>
                <td className="text-end tabular-nums">{amount(one.added)}</td>
                <td className="text-end tabular-nums">{amount(one.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
