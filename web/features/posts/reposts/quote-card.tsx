import type { Post, QuotedPost } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Ago } from '../ago.tsx'
import { liftName } from '../record/lift-name.ts'
import { figureOf, shownValue } from '../record/value.ts'

/** The quoted post as a small card that links to it; a line of text if it isn't available. */
export function QuoteCard({ of: { isQuote, quote } }: { of: Pick<Post, 'isQuote' | 'quote'> }) {
  const t = useText('posts')
  if (!isQuote) return null
  return (
    <div className="post-part pt-3">
      {quote ? (
        <Card quote={quote} />
      ) : (
        <p className="rounded-input border border-line bg-studio px-3 py-3 text-sm text-quiet">{t('quote.gone')}</p>
      )}
    </div>
  )
}

function Card({ quote: { id, author, text, picture, record, hasPoll, createdAt } }: { quote: QuotedPost }) {
  const t = useText('posts')
  return (
    <div className="relative flex gap-3 rounded-input border border-line p-3 transition-colors focus-within:border-ink hover:border-ink">
      <div className="min-w-0 grow">
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <Avatar name={author.name} url={author.avatar} size="small" />
          <Link
            to={urls.post(id)}
            aria-label={t('quote.read', { name: author.name })}
            className="min-w-0 truncate font-semibold after:absolute after:inset-0"
          >
            {author.name}
          </Link>
          <span className="shrink-0 text-quiet">
            <Ago time={createdAt} />
          </span>
        </p>
        {text !== '' && <p className="mt-1.5 line-clamp-4 wrap-anywhere whitespace-pre-line">{text}</p>}
        {record && <RecordLine record={record} />}
        {hasPoll && <p className="mt-1 text-sm text-quiet">{t('poll.title')}</p>}
      </div>
      {picture && (
        <div className="size-20 shrink-0 overflow-hidden rounded-input bg-studio">
          <Picture url={picture.url} alt={picture.alt} width={80} height={80} shown="thumb" className="size-full object-cover" />
        </div>
      )}
    </div>
  )
}

function RecordLine({ record }: { record: NonNullable<QuotedPost['record']> }) {
  const t = useText('posts')
  const number = useNumber()
  const shown = shownValue(record, useUnit())
  return (
    <p className="mt-1.5">
      <span className="font-semibold">{liftName(record.lift, t)}</span> <span className="display">{figureOf(shown, number)}</span>
      {shown.unit && ` ${t(`units.${shown.unit}`)}`}
      {record.measure === 'reps' && ` ${t('units.reps')}`}
    </p>
  )
}
