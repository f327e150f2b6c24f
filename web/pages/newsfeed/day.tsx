import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { type FeedView, feedViews } from './feed-views.ts'

/** The day as headline, and which posts are shown. */
export function Day({ view, onView }: { view: FeedView; onView: (view: FeedView) => void }) {
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
        <p className="mt-1 text-quiet">{format({ day: 'numeric', month: 'long' })}</p>
      </div>
      <div role="group" aria-label={t('views.label')} className="flex rounded-full border border-edge p-0.5">
        {feedViews.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            className="min-h-11 rounded-full px-4 text-sm font-medium transition-colors hoverable:min-h-9 aria-pressed:bg-ink aria-pressed:text-ground"
            onClick={() => onView(one)}
          >
            {t(`views.${one}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
