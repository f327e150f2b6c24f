import type { Goal } from '#contract/challenges/tiers.ts'
import type { ClubRole, ClubVisibility } from '#contract/clubs/clubs.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, type Row, textOf } from '#server/db/types.ts'

/** A challenge with its club, and the viewer's relation to both. */
const columns = {
  id: 'uuid',
  club_id: 'uuid?',
  title: 'text',
  description: 'text',
  cover: 'text?',
  goal: textOf<Goal>(),
  exercise: 'text?',
  bronze: 'int8',
  silver: 'int8',
  gold: 'int8',
  first_day: 'date',
  last_day: 'date',
  participants: 'int4',
  cancelled_at: 'timestamptz?',
  final_at: 'timestamptz?',
  club_slug: 'text?',
  club_name: 'text?',
  club_visibility: nullable(textOf<ClubVisibility>()),
  role: nullable(textOf<ClubRole>()),
  is_member: 'bool',
  is_banned: 'bool',
  total: 'int8?',
  is_ranked: 'bool?',
} as const
export type ChallengeRow = Row<typeof columns>

/** Challenges by id, without those whose club is gone. */
export const challengesById = statement(
  'challenges.byId',
  { ids: 'uuid[]', viewer: 'uuid?' },
  columns,
  `
  select c.id, c.club_id, c.title, c.description, c.cover, c.goal, c.exercise, c.bronze, c.silver, c.gold, c.first_day, c.last_day, c.participants,
    c.cancelled_at, c.final_at, k.slug as club_slug, k.name as club_name, k.visibility as club_visibility, m.role,
    coalesce(m.state = 'member', false) as is_member, coalesce(m.state = 'banned', false) as is_banned, p.total, p.is_ranked
  from challenges c left join clubs k on k.id = c.club_id and k.removed_at is null
    left join club_members m on m.club_id = c.club_id and m.user_id = $2
    left join challenge_members p on p.challenge_id = c.id and p.user_id = $2
  where c.id = any($1) and (c.club_id is null or k.id is not null)`,
)

/** A member's days in the unit of the challenge, the first day first. */
export const daysOf = statement(
  'challenges.days',
  { challenge: 'uuid', user: 'uuid' },
  { day: 'date', amount: 'int8' },
  `select d.day, d.amount from challenges c cross join lateral counted_days(c, $2) d where c.id = $1 and d.amount > 0 order by d.day`,
)

const fields = {
  id: 'uuid',
  title: 'text',
  description: 'text',
  cover: 'text?',
  goal: textOf<Goal>(),
  bronze: 'int8',
  silver: 'int8',
  gold: 'int8',
  first: 'date',
  last: 'date',
  exercise: 'text?',
} as const
export const insert = statement(
  'challenges.insert',
  { ...fields, club: 'uuid?', now: 'timestamptz' },
  {},
  `
  insert into challenges (id, title, description, cover, goal, bronze, silver, gold, first_day, last_day, exercise, club_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
)
export const change = statement(
  'challenges.change',
  fields,
  {},
  `
  update challenges set title = $2, description = $3, cover = $4, goal = $5, bronze = $6, silver = $7, gold = $8, first_day = $9,
    last_day = $10, exercise = $11
  where id = $1`,
)
/** The challenge must be locked by `lockForChange`, so that no training is being counted. */
export const recount = statement(
  'challenges.recount',
  { id: 'uuid' },
  {},
  `
  update challenge_members m set total = challenge_total(c, m.user_id)
  from challenges c where c.id = $1 and m.challenge_id = c.id`,
)
export const cancel = statement(
  'challenges.cancel',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update challenges set cancelled_at = coalesce(cancelled_at, $2) where id = $1`,
)
export const insertJob = statement(
  'challenges.insertJob',
  { id: 'uuid', name: 'text', data: jsonb<{ challenge: string; by: string }>(), now: 'timestamptz' },
  {},
  `
  with job as (insert into jobs (id, name, data, run_at, created_at) values ($1, $2, $3, $4, $4) returning id)
  select pg_notify('jobs', '') from job`,
)
export const countOpen = statement(
  'challenges.countOpen',
  { club: 'uuid', today: 'date' },
  { count: 'int4' },
  `select count(*)::int as count from challenges where club_id = $1 and last_day >= $2 and cancelled_at is null`,
)

/** Waits for transactions that are counting training, and blocks new ones. */
export const lockForChange = statement('challenges.lock', { id: 'uuid' }, {}, `select from challenges where id = $1 for update`)
/** Serializes joining and leaving. It doesn't block counting training. */
export const lockParticipants = statement(
  'challenges.lockParticipants',
  { id: 'uuid' },
  {},
  `select from challenges where id = $1 for no key update`,
)
/** Adds a member with what they have trained since the first day. Their profile must be locked. */
export const join = statement(
  'challenges.join',
  { challenge: 'uuid', user: 'uuid', now: 'timestamptz' },
  {},
  `
  insert into challenge_members (challenge_id, user_id, total, is_ranked, joined_at)
  select c.id, $2::uuid, challenge_total(c, $2), in_rankings($2, c.club_id), $3 from challenges c where c.id = $1
  on conflict do nothing`,
)
export const leave = statement(
  'challenges.leave',
  { challenge: 'uuid', user: 'uuid' },
  {},
  `delete from challenge_members where challenge_id = $1 and user_id = $2`,
)
