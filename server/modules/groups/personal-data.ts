import type { GroupRole } from '#contract/groups.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { discardMedia } from '#server/modules/media/media.ts'
import { announceGroup } from './events.ts'
import { settle } from './membership.ts'
import { recount } from './write-queries.ts'

interface GroupData {
  name: string
  state: string
  role: GroupRole
  joinedAt: string
  messages: { id: string; text: string; picture: string | null; productId: string | null; recordId: string | null; at: string }[]
}

const everything = statement(
  'groups.personalData',
  { user: 'uuid' },
  { data: json<GroupData[]>() },
  `
  select coalesce(json_agg(json_build_object('name', g.name, 'state', m.state, 'role', m.role, 'joinedAt', m.joined_at, 'messages', (
    select coalesce(json_agg(json_build_object('id', x.id, 'text', x.text, 'picture', x.picture ->> 'url', 'productId', x.product_id, 'recordId', x.record_id,
      'at', x.created_at) order by x.created_at, x.id), '[]')
    from group_messages x where x.sender_id = $1 and x.group_id = g.id and x.event is null and x.deleted_at is null)) order by g.id), '[]') as data
  from group_members m join group_chats g on g.id = m.group_id where m.user_id = $1`,
)

/**
 * The groups that a person is or was in, and what they wrote there, for the export of their account. Messages of others aren't included.
 */
export async function exportGroups(tx: Tx, user: string): Promise<{ groups: GroupData[] }> {
  const { data } = (await everything.one(tx, { user }))!
  const inUtc = (time: string) => new Date(time).toISOString()
  return {
    groups: data.map((one) => ({
      ...one,
      joinedAt: inUtc(one.joinedAt),
      messages: one.messages.map((message) => ({ ...message, at: inUtc(message.at) })),
    })),
  }
}

/** Locks the groups that the person is or was in, in id order. */
const lock = statement(
  'groups.lockAll',
  { user: 'uuid' },
  { id: 'uuid' },
  `select id from group_chats where id in (select group_id from group_members where user_id = $1) order by id for no key update`,
)
const pictures = statement(
  'groups.picturesBy',
  { user: 'uuid' },
  { id: 'uuid' },
  `select id from group_messages where sender_id = $1 and picture is not null order by id`,
)
const eraseMessages = statement(
  'groups.erase',
  { user: 'uuid' },
  {},
  `
  with places as (delete from group_members where user_id = $1)
  delete from group_messages where sender_id = $1 or subject_id = $1`,
  { slow: true },
)

/** Erases a person's memberships, messages, and the lines about them. The groups continue to exist. */
export async function eraseGroups(tx: Tx, user: string, now: Date): Promise<void> {
  const groups = (await lock.all(tx, { user })).map(({ id }) => id)
  for (const { id } of await pictures.all(tx, { user })) await discardMedia(tx, { usedBy: `message:${id}`, now })
  await eraseMessages.run(tx, { user })
  await recount.run(tx, { groups })
  for (const group of groups) {
    await settle(tx, group, now)
    await announceGroup(tx, group)
  }
}
