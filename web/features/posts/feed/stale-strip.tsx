import { useMoment } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'

/** What is shown is from earlier, and when that was. */
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
