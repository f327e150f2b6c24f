import type { ApiOutput } from '#contract/api.ts'
import type { BoardEntry } from '#contract/leaderboards/leaderboards.ts'
import type { Board } from '#contract/leaderboards/urls.ts'
import { urls } from '#contract/urls.ts'
import { amountOf } from '#web/features/profiles/amount.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useNumber, withDigits } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'

interface PlacesProps {
  board: Board
  shown: ApiOutput<'GET /leaderboards/:lift'>
  isFollowing: boolean
}

/** The ranking as a table, with the reader's own row above it unless it's visible. */
export function Places({ board, shown: { items, mine, measure }, isFollowing }: PlacesProps) {
  const t = useText('challenges')
  const hasPoints = measure === 'weight'
  if (items.length === 0) {
    const which = isFollowing ? 'following' : board.span === 'month' ? 'month' : 'all'
    return (
      <div className="rounded-card bg-studio px-6 py-10">
        <h2 className="display text-xl">{t(`boards.empty.${which}.title`)}</h2>
        <p className="mt-2 text-quiet">{t(`boards.empty.${which}.text`)}</p>
      </div>
    )
  }
  const isListed = items.some(({ person }) => person.id === mine?.person.id)
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start">
        <caption className="sr-only">{t('boards.caption', { lift: t(`boards.lifts.${board.lift}`) })}</caption>
        <thead>
          <tr className="border-b border-ink text-sm text-quiet">
            <th scope="col" className="w-16 py-2 pe-4 text-start font-normal md:w-24">
              {t('boards.place')}
            </th>
            <th scope="col" className="text-start font-normal wrap-anywhere">
              {t('boards.member')}
            </th>
            {hasPoints && (
              <th scope="col" className="hidden ps-4 text-start font-normal md:table-cell">
                {t('boards.class')}
              </th>
            )}
            <th scope="col" className="hidden ps-4 text-end font-normal md:table-cell">
              {t('boards.date')}
            </th>
            <th scope="col" className="ps-4 text-end font-normal">
              {t(`boards.${measure === 'time' ? 'time' : board.by === 'dots' ? 'points' : 'weight'}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {mine && !isListed && <Row place={mine} board={board} measure={measure} isOwn />}
          {items.map((place) => (
            <Row key={place.person.id} place={place} board={board} measure={measure} isOwn={place.person.id === mine?.person.id} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  place: BoardEntry
  board: Board
  measure: PlacesProps['shown']['measure']
  isOwn: boolean
}

function Row({ place: { place, person, value, points, weightClass, performedOn }, board, measure, isOwn }: RowProps) {
  const t = useText('challenges')
  const number = useNumber()
  const unit = useUnit()
  const { locale } = useShop()
  const { shortMonth } = useCalendar()
  const amount = amountOf(value, measure, { unit, locale })
  const shown = amount.unit === 'kg' || amount.unit === 'lb' ? t(`boards.units.${amount.unit}`, { weight: amount.text }) : amount.text
  const isByPoints = board.by === 'dots' && measure === 'weight'
  return (
    <tr className={`border-b border-line ${isOwn ? 'bg-studio' : ''}`}>
      <td className={`display py-3 pe-4 ${sizeOf(place)}`}>
        {place === null ? <span aria-label={t('boards.beyond')}>…</span> : number(place)}
      </td>
      <td className="w-full max-w-0 py-2">
        <span className="flex min-w-0 items-center gap-3 max-[22rem]:flex-wrap">
          <Avatar name={person.name} url={person.avatar} size="small" />
          <span className="min-w-0">
            <Link to={urls.person(person.handle)} className="block truncate font-medium hover:underline">
              {person.name}
            </Link>
            {isOwn && <span className="block text-sm text-quiet">{t('boards.you')}</span>}
            <span className="block text-sm text-quiet md:hidden">{shortMonth(performedOn)}</span>
          </span>
        </span>
      </td>
      {measure === 'weight' && (
        <td className="hidden ps-4 whitespace-nowrap text-quiet md:table-cell">
          {weightClass === null ? '' : t('boards.units.kg', { weight: withDigits(weightClass, number) })}
        </td>
      )}
      <td className="hidden ps-4 text-end whitespace-nowrap text-quiet md:table-cell">{shortMonth(performedOn)}</td>
      <td className="py-2 ps-4 text-end">
        <span className={`display whitespace-nowrap max-[22rem]:whitespace-normal ${sizeOf(place)}`}>
          {isByPoints ? number(points ?? 0) : shown}
        </span>
        {measure === 'weight' && points !== null && (
          <span className="mt-0.5 block text-sm text-quiet">{isByPoints ? shown : t('boards.withPoints', { points: number(points) })}</span>
        )}
      </td>
    </tr>
  )
}

/** The first three places stand out by type size only. */
const sizeOf = (place: number | null): string =>
  ['text-2xl lg:text-3xl', 'text-xl lg:text-2xl', 'text-lg lg:text-xl'][(place ?? 0) - 1] ?? 'text-base'
