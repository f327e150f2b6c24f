import type { BlogSummary } from '#contract/blogs.ts'
import { urls } from '#contract/urls.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'

/** Earlier articles as lines, grouped by month of publication. */
export function Months({ stories }: { stories: BlogSummary[] }) {
  const calendar = useCalendar()
  const byMonth = Map.groupBy(stories, ({ publishedAt }) => publishedAt.slice(0, 7))
  return [...byMonth].map(([month, some]) => (
    <section key={month} aria-labelledby={`m-${month}`} className="mt-16">
      <h2 id={`m-${month}`} className="display border-b border-ink pb-3 text-2xl">
        {calendar.month(month)}
      </h2>
      <ul>
        {some.map((story) => (
          <li key={story.id}>
            <Line story={story} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Line({ story: { slug, title, category, author, source, publishedAt, readingMinutes } }: { story: BlogSummary }) {
  const t = useText('blog')
  const { day } = useCalendar()
  return (
    <article className="story story-line">
      <time dateTime={publishedAt} className="text-sm text-quiet">
        {day(publishedAt)}
      </time>
      <h3 className="text-lg font-medium">
        <Link to={urls.blog(slug)}>{title}</Link>
      </h3>
      <p className="text-sm text-quiet">{t(`categories.${category}`)}</p>
      <p className="text-sm text-quiet">{source ? t('from', { source: source.name }) : author}</p>
      <p className="text-sm text-quiet md:text-end">{t('minutes', { count: readingMinutes })}</p>
    </article>
  )
}
