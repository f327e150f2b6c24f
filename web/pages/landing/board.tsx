import { urls } from '#contract/urls.ts'
import { liftName } from '#web/features/posts/record/lift-name.ts'
import { LoadedBar } from '#web/features/posts/record/loaded-bar.tsx'
import { isBarbellLift } from '#web/features/posts/record/plates.ts'
import { RecordGain, RecordNumber } from '#web/features/posts/record/record-figure.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import type { BoardLine, StaffTexts } from './load.ts'
import { Title } from './title.tsx'

/** A gym's whiteboard: recent personal bests, with the loaded bar. */
export function Board({ lines, own }: { lines: BoardLine[]; own?: StaffTexts }) {
  const t = useText('community')
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="board" className="board-band dark mt-16 overflow-hidden bg-ground py-14 text-ink md:mt-24 md:py-20">
      <div className="wrap">
        <Title
          id="board"
          title={own?.title || t('board.title')}
          text={own?.text || t('board.text')}
          to={urls.newsfeed()}
          more={t('board.all')}
        />
        <CachedFragment name="board" tag="ul" className="border-t border-line" cacheKey={lines}>
          {() => lines.map((line) => <Line key={line.id} line={line} />)}
        </CachedFragment>
      </div>
    </section>
  )
}

function Line({ line: { id, name, avatar, club, record } }: { line: BoardLine }) {
  const t = useText('community')
  return (
    <li className="board-line">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={name} url={avatar} />
        <p className="min-w-0">
          <Link to={urls.post(id)} aria-label={t('read', { name })} className="block truncate font-semibold after:absolute after:inset-0">
            {name}
          </Link>
          {club && <span className="block truncate text-sm text-quiet">{club}</span>}
        </p>
      </div>
      <p className="board-lift">{liftName(record.lift, t)}</p>
      <p className="board-number display">
        <RecordNumber record={record} />
      </p>
      <p className="board-gain">
        <RecordGain record={record} />
      </p>
      {record.measure === 'weight' && isBarbellLift(record.lift) && <LoadedBar kilograms={record.value} className="board-bar" />}
    </li>
  )
}
