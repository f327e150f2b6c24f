import { useUnread } from '#web/features/notifications/unread.ts'
import { useNumber } from '#web/lib/format.ts'

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

/** The number of unread conversations, on the element that replaces the messages icon on phones. */
export function MessagesBadge({ on }: { on: 'account' | 'phone bar' }) {
  const count = useUnread((state) => state.conversations)
  return (
    <CountBadge
      count={count}
      className={on === 'account' ? `${inCorner} min-[27.01rem]:hidden` : 'absolute top-1 start-1/2 ms-1 min-[23.01rem]:hidden'}
    />
  )
}
