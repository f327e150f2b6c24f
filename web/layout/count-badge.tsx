import { useUnread } from '#web/features/notifications/unread.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'

const shownMax = 99

const inCorner = 'absolute top-0.5 end-0.5'

/** The number of new items, in the corner of an icon by default; nothing if there are none. */
export function CountBadge({ count, className = inCorner }: { count: number; className?: string }) {
  const number = useNumber()
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-ember px-1 text-xs font-semibold text-ember-ink ${className}`}
    >
      {count > shownMax ? `${number(shownMax)}+` : number(count)}
    </span>
  )
}

/** The number of unread notifications and conversations together. */
export const useUnreadTotal = (): number => useUnread(({ unread, conversations }) => unread + conversations)

/** All that is unread, on the account's icon, which replaces the bell and the messages icon on phones. */
export const AccountBadge = () => <CountBadge count={useUnreadTotal()} className={`${inCorner} min-[27.01rem]:hidden`} />

/** The same in the phone bar, where the header has no room for the account's icon either. */
export function PhoneBarBadge() {
  const t = useText('common')
  const count = useUnreadTotal()
  if (count === 0) return null
  return (
    <span className="min-[23.01rem]:hidden">
      <CountBadge count={count} className="absolute start-1/2 top-1 ms-1" />
      <span className="sr-only">{t('phoneBar.unread', { count })}</span>
    </span>
  )
}
