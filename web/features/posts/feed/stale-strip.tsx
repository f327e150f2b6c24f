import { useMoment } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'

/** Says that the posts are from an earlier visit, and when they were loaded. */
export function StaleStrip({ loadedAt }: { loadedAt: number }) {
  const t = useText('posts')
  const moment = useMoment()
  const time = moment(loadedAt)
  return (
    <p role="status" className="-mx-4 bg-ink px-4 py-2.5 text-sm text-ground md:mx-0 md:rounded-card">
      {t('feed.stale', { time })}
    </p>
  )
}
