import { useShop } from '#web/lib/shop.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { type FeedView, feedViews } from './feed-views.ts'
import { ViewLinks } from './view-links.tsx'

/** The day as headline, and which posts are shown. */
export function Day({ view }: { view: FeedView }) {
  const { locale } = useShop()
  const now = serverNow()
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(now)
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div>
        <h1 tabIndex={-1} className="display text-2xl">
          {format({ weekday: 'long' })}
        </h1>
        <p className="mt-1 text-quiet">{format({ day: 'numeric', month: 'long' })}</p>
      </div>
      <ViewLinks views={feedViews} view={view} />
    </div>
  )
}
