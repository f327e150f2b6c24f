import { type Move, reassignRows, customMove } from './move.ts'

/** Pairs of conversations that both accounts have with the same person: `g` of the account that goes, `s` of the one that stays. */
const twice = `
  conversation_members g join conversation_members s on s.user_id = :stay and s.other_id = g.other_id where g.user_id = :gone`

/**
 * Messages. Two conversations with the same person become one, with messages in order of time. What a participant had cleared in one of
 * them is marked message by message, as the time of clearing doesn't apply to the other conversation.
 */
export const conversationMoves: readonly Move[] = [
  customMove(
    'conversations.lock',
    [],
    `select from conversations where low_id in (:stay, :gone) or high_id in (:stay, :gone) order by id for no key update`,
  ),
  customMove(
    'conversations.selves',
    [],
    `delete from conversations where low_id = least(:stay::uuid, :gone::uuid) and high_id = greatest(:stay::uuid, :gone::uuid)`,
  ),
  customMove(
    'conversations.cleared',
    [],
    `
  with pairs as (select g.conversation_id as gone_id, s.conversation_id as stay_id from ${twice}),
    cleared as (
      select m.conversation_id, m.user_id, m.cleared_until from conversation_members m, pairs p
      where m.conversation_id in (p.gone_id, p.stay_id) and m.cleared_until > '-infinity'),
    marked as (
      update conversation_messages m set
        hidden_from_sender = m.hidden_from_sender or exists (select from cleared c where c.conversation_id = m.conversation_id
          and c.user_id = m.sender_id and c.cleared_until >= m.created_at),
        hidden_from_receiver = m.hidden_from_receiver or exists (select from cleared c where c.conversation_id = m.conversation_id
          and c.user_id <> m.sender_id and c.cleared_until >= m.created_at)
      where m.conversation_id in (select conversation_id from cleared))
  update conversation_members m set cleared_until = '-infinity' from cleared c where m.conversation_id = c.conversation_id
    and m.user_id = c.user_id`,
  ),
  customMove(
    'conversations.members',
    [],
    `
  with pairs as (select g.conversation_id as gone_id, s.conversation_id as stay_id from ${twice}),
    dated as (
      update conversations s set last_at = greatest(s.last_at, g.last_at), created_at = least(s.created_at, g.created_at),
        cleared_until = null
      from pairs p, conversations g where s.id = p.stay_id and g.id = p.gone_id)
  update conversation_members s set unread = s.unread + g.unread, read_until = greatest(s.read_until, g.read_until),
    last_at = greatest(s.last_at, g.last_at), asked_at = greatest(s.asked_at, g.asked_at),
    state = case when 'inbox' in (s.state, g.state) then 'inbox' when 'declined' in (s.state, g.state) then 'declined' else 'request' end
  from pairs p, conversation_members g
  where s.conversation_id = p.stay_id and g.conversation_id = p.gone_id and (s.user_id = :stay) = (g.user_id = :gone)`,
  ),
  customMove(
    'conversations.messages',
    [],
    `
  with pairs as (select g.conversation_id as gone_id, s.conversation_id as stay_id from ${twice})
  update conversation_messages m set conversation_id = p.stay_id from pairs p where m.conversation_id = p.gone_id`,
  ),
  customMove('conversations.twice', [], `delete from conversations c where c.id in (select g.conversation_id from ${twice})`),
  customMove(
    'conversations.people',
    ['conversations.low_id', 'conversations.high_id'],
    `
  update conversations set low_id = least(:stay::uuid, case low_id when :gone then high_id else low_id end),
    high_id = greatest(:stay::uuid, case low_id when :gone then high_id else low_id end)
  where low_id = :gone or high_id = :gone`,
  ),
  reassignRows('conversation_members.user_id'),
  reassignRows('conversation_members.other_id'),
  reassignRows('conversation_messages.sender_id'),
]
