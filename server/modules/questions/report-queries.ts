import { statement } from '#server/db/statement.ts'

const report = { id: 'uuid', user: 'uuid', reason: 'text', note: 'text', now: 'timestamptz' } as const
export const reportQuestion = statement(
  'questions.report',
  report,
  {},
  `
  with reported as (
    insert into question_reports (question_id, user_id, reason, note, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing
    returning question_id
  )
  update questions q set reports = q.reports + 1 from reported r where q.id = r.question_id`,
)
export const reportAnswer = statement(
  'questions.reportAnswer',
  report,
  {},
  `
  with reported as (
    insert into question_reports (question_id, answer_id, user_id, reason, note, created_at)
    select question_id, id, $2, $3, $4, $5 from answers where id = $1 on conflict do nothing returning answer_id
  )
  update answers a set reports = a.reports + 1 from reported r where a.id = r.answer_id`,
)
