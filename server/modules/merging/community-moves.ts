import { type Move, reassignRows, reassignUniqueRows, reassignSingleRow, customMove } from './move.ts'
import { trainingMoves } from './training-moves.ts'

/**
 * Locks posts with reactions or reposts by the account that goes, in id order. Their counts change if both accounts reacted. And without
 * the lock, a concurrent reaction by the account that stays would find none of its own, wait for the moved one, and count a second time.
 */
const lockPosts = customMove(
  'lockPosts',
  [],
  `
  select from posts where id in (select post_id from reactions where user_id = :gone union all select post_id from reposts
    where user_id = :gone)
  order by id for no key update`,
)
/** Likewise locks polls that the account that goes voted in. Of two votes, the one of the account that stays counts. */
const lockPolls = customMove(
  'lockPolls',
  [],
  `select from polls where post_id in (select post_id from poll_votes where user_id = :gone) order by post_id for no key update`,
)

const kinds = { like: 'likes', love: 'loves', fire: 'fires', strong: 'strongs', clap: 'claps', wow: 'wows' }
const fewer = Object.entries(kinds).map(([kind, column]) => `${column} = p.${column} - (t.kind = '${kind}')::int`)
export const both = (table: string, key: string, person = 'user_id') => `from ${table} s where s.${person} = :stay and s.${key} = g.${key}`

/** Posts, comments, reactions and other community content. */
export const postMoves: readonly Move[] = [
  reassignRows('posts.author_id'),
  reassignRows('scheduled_posts.author_id'),
  reassignRows('comments.author_id'),
  lockPosts,
  customMove(
    'reactions',
    ['reactions.user_id'],
    `
  with twice as (delete from reactions g where g.user_id = :gone and exists (select ${both('reactions', 'post_id')}) returning g.post_id,
    g.kind), counted as (update posts p set ${fewer.join(', ')} from twice t where p.id = t.post_id)
  update reactions g set user_id = :stay where g.user_id = :gone and not exists (select ${both('reactions', 'post_id')})`,
  ),
  reassignUniqueRows('reposts.user_id', 'post_id'),
  lockPolls,
  reassignUniqueRows('poll_votes.user_id', 'post_id'),
  reassignUniqueRows('saved_posts.user_id', 'post_id'),
  reassignUniqueRows('followed_tags.user_id', 'tag'),
  reassignUniqueRows('muted_words.user_id', 'folded'),
  reassignRows('records.user_id'),
  // Of two results, the better one stays. Running challenges are counted anew at the end.
  customMove(
    'challenge_members',
    ['challenge_members.user_id'],
    `
  with twice as (
    delete from challenge_members g where g.user_id = :gone and exists (select ${both('challenge_members', 'challenge_id')})
    returning g.challenge_id, g.total, g.result
  ), better as (
    update challenge_members s set total = t.total, result = t.result from twice t
    where s.user_id = :stay and s.challenge_id = t.challenge_id and t.total > s.total)
  update challenge_members g set user_id = :stay
  where g.user_id = :gone and not exists (select ${both('challenge_members', 'challenge_id')})`,
  ),
  customMove(
    'training_days',
    ['training_days.user_id'],
    `
  with gone as (delete from training_days where user_id = :gone returning day, workouts, sets, reps, volume)
  insert into training_days as t (user_id, day, workouts, sets, reps, volume) select :stay, day, workouts, sets, reps, volume from gone
  on conflict (user_id, day) do update set workouts = t.workouts + excluded.workouts, sets = t.sets + excluded.sets,
    reps = t.reps + excluded.reps, volume = t.volume + excluded.volume`,
  ),
  ...trainingMoves,
  reassignRows('stories.owner_id'),
  reassignRows('highlights.owner_id'),
  reassignUniqueRows('story_views.viewer_id', 'story_id', { table: 'stories', set: 'views = c.views - 1' }),
  customMove(
    'story_views.own',
    [],
    `
  with own as (
    delete from story_views v using stories s where v.viewer_id = :stay and s.id = v.story_id and s.owner_id = :stay returning v.story_id)
  update stories c set views = c.views - 1 from own o where c.id = o.story_id`,
  ),
]

/**
 * Moves one side of follows. If both accounts have a follow with the same person, that person's count decreases by one. A request that was
 * accepted for one of the accounts counts as accepted.
 */
function follows(mine: 'follower_id' | 'followed_id', theirs: 'follower_id' | 'followed_id', counter: 'followers' | 'following'): Move {
  const twice = `from follows s where s.${mine} = :stay and s.${theirs} = g.${theirs}`
  return customMove(
    `follows.${mine}`,
    [`follows.${mine}`],
    `
  with twice as (delete from follows g where g.${mine} = :gone and exists (select ${twice}) returning g.${theirs} as other, g.accepted_at),
    granted as (
      update follows s set accepted_at = t.accepted_at from twice t
      where s.${mine} = :stay and s.${theirs} = t.other and s.accepted_at is null and t.accepted_at is not null
      returning s.${theirs} as other),
    counted as (
      update profiles p set ${counter} = p.${counter} - 1 from twice t join follows s on s.${mine} = :stay and s.${theirs} = t.other
      where p.user_id = t.other and t.accepted_at is not null and s.accepted_at is not null)
  update follows g set ${mine} = :stay where g.${mine} = :gone and not exists (select ${twice})`,
  )
}

/** Blocking ends following, even if one account blocked someone and the other one followed them. */
const unfollow = (mine: 'follower_id' | 'followed_id', theirs: 'follower_id' | 'followed_id', counter: 'followers' | 'following'): Move =>
  customMove(
    `blocks.${mine}`,
    [],
    `
  with ended as (
    delete from follows f where f.${mine} = :stay and (
      exists (select from blocks b where b.blocker_id = :stay and b.blocked_id = f.${theirs})
      or exists (select from blocks b where b.blocked_id = :stay and b.blocker_id = f.${theirs}))
    returning f.${theirs} as other, f.accepted_at)
  update profiles p set ${counter} = p.${counter} - 1 from ended e where p.user_id = e.other and e.accepted_at is not null`,
  )

/** Relations to other people. Follows and mutes between the two accounts are deleted first. */
export const peopleMoves: readonly Move[] = [
  customMove(
    'follows.selves',
    [],
    `delete from follows where (follower_id = :stay and followed_id = :gone) or (follower_id = :gone and followed_id = :stay)`,
  ),
  customMove(
    'mutes.selves',
    [],
    `delete from mutes where (muter_id = :stay and muted_id = :gone) or (muter_id = :gone and muted_id = :stay)`,
  ),
  follows('follower_id', 'followed_id', 'followers'),
  follows('followed_id', 'follower_id', 'following'),
  reassignUniqueRows('blocks.blocker_id', 'blocked_id'),
  reassignUniqueRows('blocks.blocked_id', 'blocker_id'),
  unfollow('follower_id', 'followed_id', 'followers'),
  unfollow('followed_id', 'follower_id', 'following'),
  reassignUniqueRows('mutes.muter_id', 'muted_id'),
  reassignUniqueRows('mutes.muted_id', 'muter_id'),
  customMove(
    'notifications.twice',
    [],
    `
  update notifications g set read_at = :now where g.user_id = :gone and g.read_at is null
    and exists (select from notifications s where s.user_id = :stay and s.group_key = g.group_key and s.read_at is null)`,
  ),
  reassignRows('notifications.user_id'),
  reassignUniqueRows('notification_actors.actor_id', 'notification_id'),
  customMove(
    'notifications.ownActs',
    [],
    `delete from notification_actors a using notifications n where a.actor_id = :stay and n.id = a.notification_id and n.user_id = :stay`,
  ),
  reassignSingleRow('notification_settings.user_id'),
]

/** Reports of the account and by it. Reports of oneself are removed. */
export const caseMoves: readonly Move[] = [
  customMove(
    'reports.person',
    [],
    `
  update community_reports g set subject_id = :stay where g.kind = 'person' and g.subject_id = :gone
    and not exists (select from community_reports s where s.kind = 'person' and s.subject_id = :stay and s.reporter_id = g.reporter_id)`,
  ),
  customMove(
    'cases.person',
    [],
    `
  update moderation_cases g set subject_id = :stay where g.kind = 'person' and g.subject_id = :gone
    and not exists (select from moderation_cases s where s.kind = 'person' and s.subject_id = :stay)`,
  ),
  reassignRows('moderation_cases.owner_id'),
  customMove(
    'community_reports.twice',
    [],
    `
  with twice as (
    delete from community_reports g using community_reports s where g.reporter_id = :gone and s.reporter_id = :stay and s.kind = g.kind
      and s.subject_id = g.subject_id
    returning g.kind, g.subject_id)
  update moderation_cases c set reports = greatest(c.reports - 1, 0) from twice t where c.kind = t.kind and c.subject_id = t.subject_id`,
  ),
  reassignRows('community_reports.reporter_id'),
  customMove(
    'community_reports.own',
    [],
    `
  with own as (
    delete from community_reports r using moderation_cases c where r.reporter_id = :stay and c.kind = r.kind and c.subject_id = r.subject_id
      and c.owner_id = :stay
    returning c.id)
  update moderation_cases c set reports = greatest(c.reports - 1, 0) from own o where c.id = o.id`,
  ),
]
