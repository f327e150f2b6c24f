import { statement } from '#server/db/statement.ts'

export const insertPoll = statement(
  'polls.insert',
  { post: 'uuid', options: 'text[]', isMultiple: 'bool', endsAt: 'timestamptz' },
  {},
  `
  insert into polls (post_id, options, is_multiple, votes, ends_at) values ($1, $2, $3, array_fill(0, array[cardinality($2::text[])]), $4)`,
)
export const vote = statement(
  'polls.vote',
  { post: 'uuid', user: 'uuid', choices: 'int4[]', now: 'timestamptz' },
  {},
  `
  insert into poll_votes (post_id, user_id, choices, created_at) values ($1, $2, $3, $4)
  on conflict (post_id, user_id) do update set choices = excluded.choices`,
)
export const withdraw = statement(
  'polls.withdraw',
  { post: 'uuid', user: 'uuid' },
  {},
  `delete from poll_votes where post_id = $1 and user_id = $2`,
)

export const duePolls = statement(
  'polls.due',
  { now: 'timestamptz', limit: 'int8' },
  { post_id: 'uuid' },
  `select post_id from polls where notified_at is null and ends_at <= $1 order by ends_at, post_id limit $2`,
)
/** Claims a poll that has ended but whose voters weren't all notified. Skips it while another process has it locked. */
export const claimPoll = statement(
  'polls.claim',
  { post: 'uuid' },
  { author_id: 'uuid', notified_to: 'uuid?' },
  `
  select p.author_id, v.notified_to from polls v join posts p on p.id = v.post_id
  where v.post_id = $1 and v.notified_at is null for no key update of v skip locked`,
)
export const votersAfter = statement(
  'polls.votersAfter',
  { post: 'uuid', after: 'uuid', limit: 'int8' },
  { user_id: 'uuid' },
  `select user_id from poll_votes where post_id = $1 and user_id > $2 order by user_id limit $3`,
)
export const markNotified = statement(
  'polls.markNotified',
  { post: 'uuid', to: 'uuid', at: 'timestamptz?' },
  {},
  `update polls set notified_to = $2, notified_at = $3 where post_id = $1`,
)
