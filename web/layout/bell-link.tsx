import { useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { loadUnread, useUnread } from '#web/features/notifications/unread.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useStored } from '#web/lib/store.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { iconButtonShape } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

const shownMax = 99

/** How much is unread: asked for once the browser is idle, and told from then on. */
export function BellLink() {
  const t = useText('common')
  const number = useNumber()
  const unread = useUnread((state) => state.unread)
  const token = useStored(({ auth }) => auth.access_token)
  useEffect(() => {
    if (token === null) return
    let stop: (() => void) | null = null
    let isGone = false
    whenIdle(
      () =>
        void import('#web/features/notifications/live.ts').then(
          ({ startLive }) => isGone || (stop = startLive()),
          () => loadUnread(),
        ),
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [token])
  return (
    <Link
      to={urls.notifications()}
      aria-label={t('header.notifications', { count: unread })}
      className={`${iconButtonShape} relative max-[27rem]:hidden`}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 end-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-ember px-1 text-xs font-semibold text-ember-ink"
        >
          {unread > shownMax ? `${number(shownMax)}+` : number(unread)}
        </span>
      )}
    </Link>
  )
}
