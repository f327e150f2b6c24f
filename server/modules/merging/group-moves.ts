import { countUnread } from '#server/modules/groups/groups.ts'
import { type Move, reassignRows, customMove } from './move.ts'

/** Which of two places in a group counts: the first of these. */
const rank = (state: string) => `array_position('{member,invited,removed,left}'::text[], ${state})`

/**
 * Groups. If both accounts have a place in the same group, the better one stays; if both are members, the place has everything that either
 * had. Unread messages are counted again.
 */
export const groupMoves: readonly Move[] = [
  customMove(
    'groups.lock',
    [],
    `select from group_chats where id in (select group_id from group_members where user_id in (:stay, :gone)) order by id for no key update`,
  ),
  customMove(
    'groups.twice',
    [],
    `
  with twice as (
    delete from group_members g where g.user_id = :gone and exists (select from group_members s where s.user_id = :stay and s.group_id = g.group_id) returning g.*),
    better as (
      select t.*, s.state = t.state as is_same from twice t join group_members s on s.user_id = :stay and s.group_id = t.group_id
      where ${rank('t.state')} <= ${rank('s.state')})
  update group_members s set state = b.state, declined_at = case when b.state <> 'member' then coalesce(b.declined_at, s.declined_at) end,
    role = case when b.is_same and 'admin' in (s.role, b.role) then 'admin' else b.role end,
    joined_at = case when b.is_same then least(s.joined_at, b.joined_at) else b.joined_at end,
    read_until = case when b.is_same then greatest(s.read_until, b.read_until) else b.read_until end,
    last_at = case when b.is_same then greatest(s.last_at, b.last_at) else b.last_at end,
    is_muted = case when b.is_same then s.is_muted and b.is_muted else b.is_muted end, unread = b.unread
  from better b where s.user_id = :stay and s.group_id = b.group_id`,
  ),
  reassignRows('group_members.user_id'),
  reassignRows('group_members.invited_by'),
  reassignRows('group_messages.sender_id'),
  reassignRows('group_messages.subject_id'),
  reassignRows('group_invites.created_by'),
  reassignRows('group_asks.user_id'),
  customMove(
    'groups.unread',
    [],
    `update group_members c set unread = ${countUnread('c.read_until')} where c.user_id = :stay and c.state = 'member'`,
  ),
]
