import { type ReactNode, useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { loadUnread, useUnread } from '#web/features/notifications/unread.ts'
import { useText } from '#web/lib/text.ts'
import { useStored } from '#web/lib/store.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { iconButtonShape } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { CountBadge } from './count-badge.tsx'

/** Links to notifications and messages, with the unread counts. */
export function BellLink() {
  const t = useText('common')
  const unread = useUnread((state) => state.unread)
  const conversations = useUnread((state) => state.conversations)
  useLive()
  return (
    <>
      <CountedLink to={urls.notifications()} label={t('header.notifications', { count: unread })} count={unread}>
        <Icon name="bell" />
      </CountedLink>
      <CountedLink to={urls.messages()} label={t('header.messages', { count: conversations })} count={conversations}>
        <svg viewBox="0 0 24 24" className="icon size-5" aria-hidden="true">
          <path d="M4 5h16v11H11l-4 4v-4H4Z" />
        </svg>
      </CountedLink>
    </>
  )
}

/** Loads the counts once the browser is idle; after that, the server announces changes. */
function useLive(): void {
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
}

interface CountedLinkProps {
  to: string
  label: string
  count: number
  children: ReactNode
}

/** An icon with a count. Phones have no room for it: there the account's icon shows the sum, and its menu has both. */
const CountedLink = ({ to, label, count, children }: CountedLinkProps) => (
  <Link to={to} aria-label={label} className={`${iconButtonShape} relative max-[27rem]:hidden`}>
    {children}
    <CountBadge count={count} />
  </Link>
)
