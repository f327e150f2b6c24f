import type { Box, Conversation } from '#contract/conversations.ts'
import { urls } from '#contract/urls.ts'
import { type Translate, useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { useWhen } from './use-when.ts'

/** A conversation: the person, the last message, and whether it's unread. */
export function ConversationRow({
  item: { person, last, unread, isMuted, at },
  box,
  isHere,
}: {
  item: Conversation
  box: Box
  isHere: boolean
}) {
  const t = useText('messages')
  const { short } = useWhen()
  const isNew = unread > 0
  return (
    <li>
      <Link
        to={urls.messages(person.handle) + (box === 'requests' ? '?box=requests' : '')}
        aria-current={isHere ? 'page' : undefined}
        preventScrollReset
        className="flex min-h-18 items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors hover:bg-studio aria-[current]:bg-studio lg:rounded-s-card lg:ps-3"
      >
        <Avatar name={person.name} url={person.avatar} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-3">
            <span className={`min-w-0 grow truncate ${isNew ? 'font-semibold' : 'font-medium'}`}>{person.name}</span>
            <time dateTime={at} className="shrink-0 text-sm text-quiet">
              {short(at)}
            </time>
          </span>
          <span className={`block truncate text-sm ${isNew ? 'font-semibold' : 'text-quiet'}`}>
            {isMuted && `${t('muted')} · `}
            {lastOf(last, t)}
          </span>
        </span>
        {isNew && (
          <span className="size-2.5 shrink-0 rounded-full bg-ember">
            <span className="sr-only">{t('unread', { count: unread })}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

function lastOf(last: Conversation['last'], t: Translate<'messages'>): string {
  if (!last) return t('last.none')
  if (last.isDeleted) return t('last.deleted')
  if (last.isRemoved) return t('last.removed')
  const text = last.text || (last.attachment ? t(`last.${last.attachment}`) : '')
  return last.isMine && last.text ? t('you', { text }) : text
}
