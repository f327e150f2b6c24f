import type { ChallengeState } from '#contract/challenges/states.ts'
import { highestId, lowestId } from '#server/db/ids.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, textOf } from '#server/db/types.ts'

/** The condition and order of each list on a day ($1), after a place in its order ($2, $3). */
const lists = {
  running: { where: `last_day >= $1 and first_day <= $1 and (last_day, id) > ($2, $3)`, at: 'last_day', order: 'asc' },
  upcoming: { where: `first_day > $1 and (first_day, id) > ($2, $3)`, at: 'first_day', order: 'asc' },
  ended: { where: `last_day < $1 and (last_day, id) < ($2, $3)`, at: 'last_day', order: 'desc' },
} as const
type ListName = keyof typeof lists

/** The place before the first entry of each list. */
export const startOfList: Record<ListName, [day: string, id: string]> = {
  running: ['0001-01-01', lowestId],
  upcoming: ['0001-01-01', lowestId],
  ended: ['9999-12-31', highestId],
}

const page = { today: 'date', at: 'date', id: 'uuid', limit: 'int8' } as const
const key = { id: 'uuid', at: 'date' } as const
const isReadable = `(c.club_id is null or exists (
  select from clubs k where k.id = c.club_id and k.removed_at is null and (k.visibility = 'public'
    or exists (select from club_members m where m.club_id = k.id and m.user_id = $5 and m.state = 'member'))))`

function keysOf(name: ListName) {
  const { where, at, order } = lists[name]
  const select = `select c.id, c.${at} as at from challenges c where c.cancelled_at is null and ${where}`
  const rest = `order by c.${at} ${order}, c.id ${order} limit $4`
  return {
    all: statement(`challenges.keys.${name}`, { ...page, viewer: 'uuid?' }, key, `${select} and ${isReadable} ${rest}`),
    ofMember: statement(
      `challenges.ownKeys.${name}`,
      { ...page, viewer: 'uuid', club: 'uuid?' },
      key,
      `${select} and c.id in (select challenge_id from challenge_members where user_id = $5) and ($6::uuid is null or c.club_id = $6)
        and ${isReadable} ${rest}`,
    ),
    ofClub: statement(`challenges.clubKeys.${name}`, { ...page, club: 'uuid' }, key, `${select} and c.club_id = $5 ${rest}`),
  }
}
export const keys = { running: keysOf('running'), upcoming: keysOf('upcoming'), ended: keysOf('ended') }

/** All challenges for staff: those of the shop and of every club. */
export const newestKeys = statement(
  'challenges.newest',
  { at: 'timestamptz', id: 'uuid', state: nullable(textOf<ChallengeState>()), today: 'date', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select id, created_at as at from challenges where (created_at, id) < ($1, $2)
    and ($3::text is null or $3 = case when cancelled_at is not null then 'cancelled' when first_day > $4 then 'upcoming'
      when last_day >= $4 then 'running' else 'ended' end)
  order by created_at desc, id desc limit $5`,
)
export const participantKeys = statement(
  'challenges.participants',
  { challenge: 'uuid', after: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `select user_id as id from challenge_members where challenge_id = $1 and user_id > $2 order by user_id limit $3`,
)
