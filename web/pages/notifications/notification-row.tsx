import type { Notification } from '#contract/notifications.ts'
import { urls } from '#contract/urls.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'

/** Who, and what they did; the whole row leads to it. */
export function NotificationRow({ item: { kind, people, total, postId, isRead, at } }: { item: Notification }) {
  const t = useText('people')
  const moment = useMoment()
  const [first] = people
  if (!first) return null
  const to = kind === 'follow-request' ? urls.people() : postId === null ? urls.person(first.handle) : urls.post(postId)
  return (
    <li>
      <Link
        to={to}
        className={`flex min-h-16 items-center gap-3 border-s-2 px-3 py-3 transition-colors hover:bg-studio ${isRead ? 'border-transparent' : 'border-ember bg-surface'}`}
      >
        <Avatar name={first.name} url={first.avatar} />
        <span className="min-w-0 grow">
          <span className="block wrap-anywhere">
            <span className="font-semibold">{total > 1 ? t('told.others', { name: first.name, count: total - 1 }) : first.name}</span>{' '}
            {t(`told.kinds.${kind}`)}
          </span>
          <time dateTime={at} className="block text-sm text-quiet">
            {moment(at)}
          </time>
        </span>
        {!isRead && <span className="sr-only">{t('told.new')}</span>}
      </Link>
    </li>
  )
}
