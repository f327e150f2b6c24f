import { type Move, reassignRows, customMove } from './move.ts'
import { both } from './community-moves.ts'

const roles = `array['owner', 'admin', 'moderator', 'member']`

/** Clubs and their events. If both accounts are banned, the ban stays; if only one is, they can't be merged (see the obstacles). */
export const clubMoves: readonly Move[] = [
  customMove(
    'lockClubs',
    [],
    `
  select from clubs where id in (select g.club_id from club_members g join club_members s on s.club_id = g.club_id and s.user_id = :stay
    where g.user_id = :gone)
  order by id for no key update`,
  ),
  customMove(
    'club_members',
    ['club_members.user_id'],
    `
  with twice as (
    delete from club_members g using club_members s where g.user_id = :gone and s.user_id = :stay and s.club_id = g.club_id
    returning g.club_id, g.role, g.state, g.joined_at, g.is_ranked, s.state as own_state
  ), joined as (
    update club_members s set joined_at = least(s.joined_at, t.joined_at), is_ranked = s.is_ranked and t.is_ranked,
      state = case when 'member' in (s.state, t.state) then 'member' when 'banned' in (s.state, t.state) then 'banned' else s.state end,
      role = (${roles})[least(array_position(${roles}, s.role), case when t.state = 'member' then array_position(${roles},
      t.role) else 4 end)]
    from twice t where s.club_id = t.club_id and s.user_id = :stay
  ), counted as (
    update clubs c set members = c.members - 1 from twice t where c.id = t.club_id and t.state = 'member' and t.own_state = 'member')
  update club_members g set user_id = :stay where g.user_id = :gone and not exists (select ${both('club_members', 'club_id')})`,
  ),
  customMove(
    'lockEvents',
    [],
    `
  select from club_events where id in (select g.event_id from club_rsvps g join club_rsvps s on s.event_id = g.event_id
    and s.user_id = :stay where g.user_id = :gone)
  order by id for no key update`,
  ),
  // If both accounts had a place, one becomes free and goes to the person who has waited the longest.
  customMove(
    'club_rsvps.promote',
    [],
    `
  with free as (
    select g.event_id from club_rsvps g join club_rsvps s on s.event_id = g.event_id and s.user_id = :stay
      join club_events e on e.id = g.event_id where g.user_id = :gone and g.state = 'going' and s.state = 'going' and e.ends_at > :now
        and e.cancelled_at is null
  ), next as (
    select f.event_id, n.user_id from free f cross join lateral (
      select w.user_id from club_rsvps w where w.event_id = f.event_id and w.state = 'waiting' order by w.place limit 1) n
  ), moved as (
    update club_rsvps r set state = 'going' from next n where r.event_id = n.event_id and r.user_id = n.user_id returning r.event_id)
  update club_events e set going = e.going + 1, waiting = e.waiting - 1 from moved m where e.id = m.event_id`,
  ),
  // Of two answers, the one with a place stays.
  customMove(
    'club_rsvps.twice',
    [],
    `
  with twice as (
    select g.event_id, g.state, s.state as own_state from club_rsvps g join club_rsvps s on s.event_id = g.event_id and s.user_id = :stay
    where g.user_id = :gone
  ), ended as (
    delete from club_rsvps r using twice t where r.event_id = t.event_id
      and r.user_id = case when t.state = 'going' and t.own_state = 'waiting' then :stay::uuid else :gone::uuid end)
  update club_events e set going = e.going - (t.state = 'going' and t.own_state = 'going')::int,
    waiting = e.waiting - ('waiting' in (t.state, t.own_state))::int
  from twice t where e.id = t.event_id`,
  ),
  reassignRows('club_rsvps.user_id'),
  reassignRows('club_events.created_by'),
  reassignRows('club_invites.created_by'),
  // Derived from records and memberships, so they are computed again.
  customMove('leaderboard_places', ['leaderboard_places.user_id'], `delete from leaderboard_places where user_id = :gone`),
  customMove('leaderboard_places.refresh', [], `select refresh_all_leaderboards(array[:stay::uuid])`),
  customMove('club_bests', ['club_bests.user_id'], `delete from club_bests where user_id = :gone`),
  customMove('club_bests.count', [], `select refresh_club_bests(array[:stay::uuid])`),
  customMove('challenge_members.count', [], `select count_training(array[:stay::uuid])`),
  customMove(
    'challenge_members.ranked',
    [],
    `
  update challenge_members m set is_ranked = in_rankings(m.user_id, c.club_id) from challenges c
  where m.user_id = :stay and c.id = m.challenge_id`,
  ),
]
