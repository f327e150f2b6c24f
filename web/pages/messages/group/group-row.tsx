import type { GroupCard } from '#contract/groups.ts'
import { urls } from '#contract/urls.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { GroupMark } from '#web/features/groups/group-mark.tsx'
import { useText } from '#web/lib/text.ts'
import { InboxRow } from '../inbox-row.tsx'
import { sentenceOf } from './sentence.ts'

/** A group in the list: its name, the last message with who wrote it, and whether it's unread. */
export function GroupRow({ item, query, isHere }: { item: GroupCard; query: string; isHere: boolean }) {
  const { id, name, unread, isMuted, at } = item
  return (
    <InboxRow
      to={urls.group(id) + query}
      mark={<GroupMark name={name} />}
      name={name}
      text={useLast(item)}
      unread={unread}
      isMuted={isMuted}
      at={at}
      isHere={isHere}
    />
  )
}

function useLast({ last, invitedBy }: GroupCard): string {
  const t = useText('groups')
  const messages = useText('messages')
  const ownId = useSession(({ customer }) => customer?.id)
  if (invitedBy) return t('invitedBy', { name: invitedBy.name })
  if (!last) return t('invited')
  if (last.event) return sentenceOf(last, ownId, t)
  if (last.isDeleted || last.isRemoved) return messages(last.isDeleted ? 'last.deleted' : 'last.removed')
  const text = last.text || (last.attachment ? messages(`last.${last.attachment}`) : '')
  if (last.isMine) return last.text ? messages('you', { text }) : text
  return t('said', { name: last.author.name.split(' ')[0] ?? '', text })
}
