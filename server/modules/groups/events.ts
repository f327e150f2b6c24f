import type { GroupEventKind } from '#contract/groups.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { announceConversation } from '#server/modules/conversations/conversations.ts'
import { memberIds } from './member-queries.ts'
import { insertMessage } from './write-queries.ts'

interface GroupEvent {
  group: string
  kind: GroupEventKind
  /** The person who caused it. */
  by: string
  /** The person it's about. */
  subject?: string
  /** The new name. */
  name?: string
}

/** Adds a line about what happened to a locked group. */
export async function addEvent(tx: Tx, { group, kind, by, subject, name }: GroupEvent, now: Date): Promise<void> {
  await insertMessage.run(tx, {
    id: newId(now),
    group,
    sender: by,
    event: kind,
    subject: subject ?? null,
    text: name ?? '',
    attachment: null,
    picture: null,
    product: null,
    record: null,
    link_kind: null,
    link_key: null,
    now,
  })
}

/** Tells the browsers of a group's members, of the invited, and of `others` to reload the group. */
export async function announceGroup(tx: Tx, group: string, others: string[] = []): Promise<void> {
  const people = await memberIds.all(tx, { group, invited: true })
  announceConversation(tx, [...new Set([...people.map((one) => one.user_id), ...others])])
}

/** Tells the browsers of a group's members that its messages changed. The invited see no messages, and needn't know how many there are. */
export async function announceMessages(tx: Tx, group: string): Promise<void> {
  const members = await memberIds.all(tx, { group, invited: false })
  announceConversation(
    tx,
    members.map((one) => one.user_id),
  )
}
