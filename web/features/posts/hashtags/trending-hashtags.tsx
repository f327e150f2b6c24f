import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'

type Trending = ApiOutput<'GET /trending-tags'>['items']

/** The trending hashtags as a list, with how many people used each; nothing if there are none. Needs the group "posts". */
export function TrendingHashtags({ items, max = items.length }: { items: Trending; max?: number }) {
  const t = useText('posts')
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="text-sm font-semibold">{t('trending.title')}</h2>
      <ol className="mt-2">
        {items.slice(0, max).map(({ hashtag, people }) => (
          <li key={hashtag}>
            <Link to={urls.tag(hashtag)} className="group grid min-h-11 content-center py-1">
              <span className="truncate font-medium group-hover:underline">{t('tag.title', { tag: hashtag })}</span>
              <span className="text-sm text-quiet">{t('trending.people', { count: people })}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The trending hashtags in one scrolling line, for the top of a page. */
export function TrendingLine({ items, className = '' }: { items: Trending; className?: string }) {
  const t = useText('posts')
  if (items.length === 0) return null
  return (
    <nav aria-label={t('trending.title')} className={`flex items-center gap-3 ${className}`}>
      <p aria-hidden="true" className="shrink-0 text-sm text-quiet">
        {t('trending.title')}
      </p>
      <ul className="-me-4 flex gap-2 overflow-x-auto py-1 pe-4 md:me-0 md:pe-0">
        {items.map(({ hashtag }) => (
          <li key={hashtag} className="shrink-0">
            <Link to={urls.tag(hashtag)} className="reaction font-medium">
              {t('tag.title', { tag: hashtag })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
