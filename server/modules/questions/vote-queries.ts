import { statement } from '#server/db/statement.ts'

/** Counts only a new vote. */
export const vote = statement(
  'questions.vote',
  { id: 'uuid', user: 'uuid', now: 'timestamptz' },
  { votes: 'int4' },
  `
  with voted as (insert into answer_votes (answer_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing returning answer_id)
  update answers a set votes = a.votes + 1 from voted v where a.id = v.answer_id returning a.votes`,
)
export const unvote = statement(
  'questions.unvote',
  { id: 'uuid', user: 'uuid' },
  { votes: 'int4' },
  `
  with gone as (delete from answer_votes where answer_id = $1 and user_id = $2 returning answer_id)
  update answers a set votes = a.votes - 1 from gone g where a.id = g.answer_id returning a.votes`,
)
export const answerVotes = statement(
  'questions.votes',
  { id: 'uuid' },
  { votes: 'int4', user_id: 'uuid?', product_id: 'uuid' },
  `
  select a.votes, a.user_id, q.product_id from answers a join questions q on q.id = a.question_id
  where a.id = $1 and a.removed_at is null and q.removed_at is null`,
)
