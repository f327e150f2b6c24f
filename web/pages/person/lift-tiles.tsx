import { mainLifts } from '#contract/lifts.ts'
import type { LiftRecord } from '#contract/records.ts'
import { useLiftName } from '#web/features/profiles/lift-name.ts'
import { useAmount } from '#web/features/profiles/use-amount.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { Badge } from '#web/ui/badge.tsx'

interface LiftTilesProps {
  records: LiftRecord[]
  chosen: string
  onChoose: (lift: string) => void
}

const tilesMax = 4
const isMain = (lift: string): boolean => mainLifts.some((name) => name === lift)

/** The best result in each main lift in a row (two by two on phones), the others below or instead. The chosen lift drives the chart. */
export function LiftTiles({ records, chosen, onChoose }: LiftTilesProps) {
  const t = useText('people')
  const main = records.filter(({ lift }) => isMain(lift))
  const tiles = main.length > 0 ? main : records.slice(0, tilesMax)
  const others = records.filter((record) => !tiles.includes(record))
  const newest = records.length > 1 ? records.toSorted((a, b) => (a.performedOn < b.performedOn ? 1 : -1))[0]?.id : null
  return (
    <div role="group" aria-label={t('records.lifts')} className="grid gap-3">
      {tiles.length > 0 && (
        <div className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
          {tiles.map((record) => (
            <Tile key={record.id} record={record} isChosen={record.lift === chosen} isNewest={record.id === newest} onChoose={onChoose} />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((record) => (
            <Other key={record.id} record={record} isChosen={record.lift === chosen} onChoose={onChoose} />
          ))}
        </div>
      )}
    </div>
  )
}

interface TileProps extends Pick<LiftTilesProps, 'onChoose'> {
  record: LiftRecord
  isChosen: boolean
  isNewest: boolean
}
function Tile({ record: { lift, value, measure, performedOn }, isChosen, isNewest, onChoose }: TileProps) {
  const t = useText('people')
  const name = useLiftName()
  const amount = useAmount()
  const { date } = useCalendar()
  const shown = amount(value, measure)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(lift)}
      className="min-w-0 grow max-md:last:odd:col-span-2 border-b-2 border-transparent p-4 text-start shadow-[1px_1px_0_0_var(--color-line)] -outline-offset-2 transition-colors hover:bg-studio aria-pressed:border-ember aria-pressed:bg-surface"
    >
      <span className="flex min-h-6 flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="text-sm font-medium">{name(lift)}</span>
        {isNewest && <Badge>{t('records.newest')}</Badge>}
      </span>
      <span className="mt-2 flex flex-wrap items-baseline gap-x-1">
        <span className="display text-2xl">{shown.number}</span>
        <span className="text-sm text-quiet">{shown.unit}</span>
      </span>
      <span className="mt-1 block text-sm text-quiet">{date(performedOn)}</span>
    </button>
  )
}

function Other({ record: { lift, value, measure }, isChosen, onChoose }: Omit<TileProps, 'isNewest'>) {
  const name = useLiftName()
  const amount = useAmount()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(lift)}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-sm transition-colors hover:bg-studio aria-pressed:border-ink aria-pressed:bg-surface"
    >
      <span className="max-w-40 truncate">{name(lift)}</span>
      <span className="font-semibold">{amount(value, measure).text}</span>
    </button>
  )
}
