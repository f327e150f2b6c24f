import type { Blog } from '#contract/blogs.ts'
import { urls } from '#contract/urls.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useLangOf, useLanguageOf } from '#web/lib/labels.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Share } from './share.tsx'

/** The article's title, author and picture. */
export function Heading({ article }: { article: Blog }) {
  const t = useText('blog')
  const { date } = useCalendar()
  const lang = useLangOf()(article)
  const language = useLanguageOf()(article)
  const { category, title, description, author, about, publishedAt, updatedAt, readingMinutes, cover, caption, source } = article
  return (
    <header>
      <p className="text-sm text-quiet">
        <Link to={urls.blogs({ category })} className="font-medium text-ink text-link">
          {t(`categories.${category}`)}
        </Link>{' '}
        · <time dateTime={publishedAt}>{date(publishedAt)}</time>
        {updatedAt.slice(0, 10) > publishedAt.slice(0, 10) && <> · {t('updated', { date: date(updatedAt) })}</>}
      </p>
      <h1 lang={lang} className="display mt-3 max-w-[13em] text-3xl text-balance md:text-[5rem]">
        {title}
      </h1>
      <p lang={lang} className="mt-5 max-w-[30em] text-lg text-pretty md:text-xl">
        {description}
      </p>
      <div className="mt-7 flex flex-wrap items-center justify-between gap-4">
        <div className="flex items-center gap-3">
          <Avatar name={author} />
          <div className="text-sm">
            <p className="font-semibold">{author}</p>
            <p className="text-quiet">
              {[source ? t('from', { source: source.name }) : about, t('minutes', { count: readingMinutes }), language]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
        <Share article={article} />
      </div>
      {cover && (
        <figure className="mt-7">
          <Picture
            {...cover}
            blur={undefined}
            shown="scene"
            first
            className="aspect-[4/3] w-full rounded-card bg-studio object-cover object-[66%_50%] md:aspect-[2.2]"
          />
          {caption && (
            <figcaption lang={lang} className="mt-3 text-sm text-quiet">
              {caption}
            </figcaption>
          )}
        </figure>
      )}
    </header>
  )
}
