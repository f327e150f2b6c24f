import type { z } from 'zod'
import type { staffQuestion } from '#contract/questions.ts'
import { statement } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

const columns = {
  id: 'uuid',
  product_id: 'uuid',
  text: 'text',
  created_at: 'timestamptz',
  reports: 'int4',
  answered: json<z.infer<typeof staffQuestion>['answers']>(),
} as const
const after = { id: 'uuid', limit: 'int8' } as const

const select = (from: string) => `
  select q.id, q.product_id, q.text, q.created_at, q.reports,
    (select coalesce(json_agg(json_build_object('id', a.id, 'answer', a.text, 'isShop', a.is_shop, 'reports', a.reports) order by a.id),
      '[]')
      from (select * from answers where question_id = q.id and removed_at is null order by reports desc, id limit 100) a) as answered
  from ${from} order by q.id desc limit $2`

export const unanswered = statement(
  'questions.unanswered',
  after,
  columns,
  select('questions q where q.answers = 0 and q.removed_at is null and q.id < $1'),
)
export const reported = statement(
  'questions.reported',
  after,
  columns,
  select(`(
    select id from questions where reports > 0 and removed_at is null
    union select question_id from answers where reports > 0 and removed_at is null
  ) f join questions q on q.id = f.id and q.removed_at is null and q.id < $1`),
)

const removal = { id: 'uuid', reason: 'text', now: 'timestamptz', log: 'uuid', staff: 'uuid' } as const
/** Takes a question down and logs the reason in one statement. */
export const removeQuestion = statement(
  'questions.remove',
  removal,
  {},
  `
  with removed as (update questions set removed_at = $3, removed_reason = $2, reports = 0 where id = $1 returning id, product_id)
  insert into moderation_log (id, kind, subject_id, product_id, reason, staff_id, at) select $4, 'question', id, product_id, $2, $5, $3
  from removed`,
)
export const removeAnswer = statement(
  'questions.removeAnswer',
  removal,
  {},
  `
  with removed as (update answers set removed_at = $3, removed_reason = $2, reports = 0 where id = $1 returning id, question_id),
    counted as (update questions q set answers = q.answers - 1 from removed r where q.id = r.question_id returning q.product_id)
  insert into moderation_log (id, kind, subject_id, product_id, reason, staff_id, at)
  select $4, 'answer', r.id, c.product_id, $2, $5, $3 from removed r, counted c`,
)
