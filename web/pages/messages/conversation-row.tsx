import type { Conversation } from '#contract/conversations.ts'
import { urls } from '#contract/urls.ts'
import { type Translate, useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { InboxRow } from './inbox-row.tsx'

interface ConversationRowProps {
  item: Conversation
  /** The query of its address, which says in which box it is. */
  query: string
  isHere: boolean
}

/** A conversation: the person, the last message, and whether it's unread. */
export function ConversationRow({ item: { person, last, unread, isMuted, at }, query, isHere }: ConversationRowProps) {
  const t = useText('messages')
  return (
    <InboxRow
      to={urls.messages(person.handle) + query}
      mark={<Avatar name={person.name} url={person.avatar} />}
      name={person.name}
      text={lastOf(last, t)}
      unread={unread}
      isMuted={isMuted}
      at={at}
      isHere={isHere}
    />
  )
}

function lastOf(last: Conversation['last'], t: Translate<'messages'>): string {
  if (!last) return t('last.none')
  if (last.isDeleted) return t('last.deleted')
  if (last.isRemoved) return t('last.removed')
  const text = last.text || (last.attachment ? t(`last.${last.attachment}`) : '')
  return last.isMine && last.text ? t('you', { text }) : text
}
