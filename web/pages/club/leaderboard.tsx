import { useCallback, useState } from 'react'
import { mainLifts, type MainLift } from '#contract/lifts.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { Loaded } from '#web/features/clubs/loaded.tsx'
import { useCalendar } from '#web/lib/dates.ts'
import { decimalsOf } from '#web/lib/decimals.ts'
import { useNumber, withDigits } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { Field } from './field.tsx'
import type { Board } from './load.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const LogRecord = pressedPart(async () => (await withText(['people'], import('#web/features/profiles/log-record.tsx'))).LogRecord)

const step = 5
/** The fewest marks that form a distribution; with fewer, the table alone says more. */
const leastOnScale = 8
type By = 'weight' | 'dots'
type Who = 'everyone' | 'female' | 'male'

/** The ranking of a lift, with all ranked members as marks on one scale. */
export function Leaderboard({ slug, first, isIn }: { slug: string; first: Board | null; isIn: boolean }) {
  const t = useText('clubs')
  const isMember = useSessionStatus() === 'authenticated'
  const [lift, setLift] = useState<MainLift>('squat')
  const [by, setBy] = useState<By>('weight')
  const [who, setWho] = useState<Who>('everyone')
  const isFirst = first !== null && !isMember && lift === 'squat' && by === 'weight' && who === 'everyone'
  const ask = useCallback(
    (cursor?: string) =>
      signed('GET /clubs/:slug/leaderboard', { slug, lift, by, cursor, limit: 50, ...(who !== 'everyone' && { sex: who }) }),
    [slug, lift, by, who],
  )
  const firstPage = useCallback(() => ask(), [ask])
  const data = useAsyncData<Board>(isFirst ? null : firstPage)
  const more = async (cursor: string) => {
    const { items, nextCursor } = await ask(cursor)
    data.change((before) => ({ ...before, items: [...before.items, ...items], nextCursor }))
  }
  return (
    <section aria-label={t('tabs.leaderboard')}>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('board.lift')}
          value={lift}
          onChange={(event) => setLift(mainLifts.find((one) => one === event.currentTarget.value) ?? 'squat')}
          options={mainLifts.map((value) => ({ value, name: t(`board.lifts.${value}`) }))}
        />
        <Segmented
          label={t('board.by')}
          value={by}
          onChange={setBy}
          options={(['weight', 'dots'] as const).map((value) => ({ value, name: t(`board.${value}`) }))}
        />
        <Segmented
          label={t('board.sex')}
          value={who}
          onChange={setWho}
          options={(['everyone', 'female', 'male'] as const).map((value) => ({ value, name: t(`board.${value}`) }))}
        />
      </div>
      {isFirst ? (
        <Ranking board={first} by={by} />
      ) : (
        <Loaded data={data}>{(board) => <Ranking board={board} by={by} onMore={more} {...(isIn && { onLogged: data.load })} />}</Loaded>
      )}
    </section>
  )
}

interface RankingProps {
  board: Board
  by: By
  /** Appends the page after a cursor. */
  onMore?: (cursor: string) => Promise<void>
  /** For members, who may log the first lift. */
  onLogged?: () => Promise<void>
}

function Ranking({ board, by, onMore, onLogged }: RankingProps) {
  const t = useText('clubs')
  const number = useNumber()
  const { shortDate } = useCalendar()
  const { items, total, mine, flagged, nextCursor } = board
  const { busy, run } = useAction()
  if (total === 0) return <Empty onLogged={onLogged} />
  return (
    <>
      {flagged && <Alert tone="quiet">{t('board.flagged', { value: number(flagged.value, decimalsOf(flagged.value)) })}</Alert>}
      {total >= leastOnScale && <Field board={board} step={step} by={by} />}
      {mine && <p className="mt-5 font-medium text-ember">{t('board.you', { place: mine.place, total })}</p>}
      <div className={`overflow-x-auto ${mine ? '' : 'mt-5'}`}>
        <table className="w-full text-start">
          <thead>
            <tr className="border-b border-ink text-sm text-quiet">
              <th className="py-2 pe-4 text-start font-normal">{t('board.place')}</th>
              <th className="text-start font-normal wrap-anywhere">{t('board.member')}</th>
              <th className="hidden ps-4 text-start font-normal md:table-cell">{t('board.class')}</th>
              <th className="hidden ps-4 text-end font-normal md:table-cell">{t('board.points')}</th>
              <th className="hidden ps-4 text-end font-normal md:table-cell">{t('board.set')}</th>
              <th className="ps-4 text-end font-normal">{t(by === 'weight' ? 'board.kg' : 'board.points')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ place, person, value, points, weightClass, performedOn }) => (
              <tr key={person.id} className={`border-b border-line ${person.id === mine?.person.id ? 'bg-studio' : ''}`}>
                <td className={`display py-3 pe-4 ${size(place)}`}>{number(place)}</td>
                <td className="w-full max-w-0">
                  <span className="flex items-center gap-3">
                    <Avatar name={person.name} url={person.avatar} size="small" />
                    <Link to={urls.person(person.handle)} className="min-w-0 truncate font-medium">
                      {person.name}
                    </Link>
                  </span>
                </td>
                <td className="hidden ps-4 text-quiet md:table-cell">{weightClass && withDigits(weightClass, number)}</td>
                <td className="hidden ps-4 text-end text-quiet md:table-cell">{points === null ? '' : number(points)}</td>
                <td className="hidden ps-4 text-end whitespace-nowrap text-quiet md:table-cell">{shortDate(performedOn)}</td>
                <td className={`display ps-4 text-end ${size(place)}`}>
                  {by === 'dots' ? number(points ?? 0) : number(value, decimalsOf(value))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-quiet">{t('board.shown', { shown: items.length, total })}</p>
        {nextCursor !== null && onMore && (
          <Button look="secondary" busy={busy} onClick={() => void run(() => onMore(nextCursor))}>
            {t('more')}
          </Button>
        )}
      </div>
    </>
  )
}

function Empty({ onLogged }: { onLogged: RankingProps['onLogged'] }) {
  const t = useText('clubs')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-5 rounded-card bg-studio px-6 py-10">
      <h2 className="display text-xl">{t('board.empty')}</h2>
      <p className="mt-2 text-quiet">{t('board.emptyText')}</p>
      {onLogged && (
        <Button className="mt-5" onClick={() => setOpen(true)}>
          {t('board.log')}
        </Button>
      )}
      {isOpen && onLogged && <LogRecord onClose={() => setOpen(false)} onLogged={onLogged} />}
    </div>
  )
}

/** The first three places stand out by type size only. */
const size = (place: number): string => ['text-3xl', 'text-2xl', 'text-xl'][place - 1] ?? 'text-base'
