import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { useShop } from '#web/lib/shop.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { type FeedView, feedViews } from './feed-views.ts'
import { ViewLinks } from './view-links.tsx'

/** Today's date as a headline, with the links that choose which posts are shown. */
export function Day({ view }: { view: FeedView }) {
  const t = useText('posts')
  const { locale } = useShop()
  const now = serverNow()
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(now)
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div>
        <h1 tabIndex={-1} className="display text-2xl">
          {format({ weekday: 'long' })}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-quiet">
          {format({ day: 'numeric', month: 'long' })}
          <TextLink to={urls.feedSettings()} className="inline-flex min-h-11 items-center text-sm hoverable:min-h-9">
            {t('views.settings')}
          </TextLink>
        </p>
      </div>
      <ViewLinks views={feedViews} view={view} />
    </div>
  )
}
