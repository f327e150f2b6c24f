import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { announceQuestions } from './announce.ts'

interface Written {
  id: string
  productId: string
  text: string
  at: string
}
interface QuestionData {
  asked: Written[]
  answered: Written[]
  /** The ids of answers that they voted for; `reported` likewise. */
  voted: string[]
  reported: string[]
}

const everything = statement(
  'questions.personalData',
  { user: 'uuid' },
  { asked: json<Written[]>(), answered: json<Written[]>(), voted: 'uuid[]', reported: 'uuid[]' },
  `
  select (select coalesce(json_agg(json_build_object('id', id, 'productId', product_id, 'text', text, 'at', created_at) order by id desc),
    '[]')
      from questions where user_id = $1) as asked,
    (select coalesce(json_agg(json_build_object('id', a.id, 'productId', q.product_id, 'text', a.text, 'at', a.created_at)
      order by a.id desc), '[]')
      from answers a join questions q on q.id = a.question_id where a.user_id = $1) as answered,
    array(select answer_id from answer_votes where user_id = $1 order by answer_id) as voted,
    array(select coalesce(answer_id, question_id) from question_reports where user_id = $1 order by 1) as reported`,
)

/** Everything stored about a person's questions and answers, for the export of their account. */
export async function allQuestions(tx: Tx, user: string): Promise<QuestionData> {
  const { asked, answered, ...rest } = (await everything.one(tx, { user }))!
  const inUtc = (one: Written) => ({ ...one, at: new Date(one.at).toISOString() })
  return { asked: asked.map(inUtc), answered: answered.map(inUtc), ...rest }
}

/** Locks questions before answers, each in id order. */
const lockQuestions = statement(
  'questions.lockTouched',
  { user: 'uuid' },
  {},
  `
  select from questions where id in (select question_id from question_reports where user_id = $1 union select id from questions
    where user_id = $1)
  order by id for no key update`,
)
const lockAnswers = statement(
  'questions.lockTouchedAnswers',
  { user: 'uuid' },
  {},
  `
  select from answers where id in (select id from answers where user_id = $1 union select answer_id from answer_votes where user_id = $1
    union select answer_id from question_reports where user_id = $1) order by id for no key update`,
)

/** Anonymizes what they wrote, and deletes their votes and reports. */
const blank = statement(
  'questions.blank',
  { user: 'uuid' },
  { product_id: 'uuid' },
  `
  with votes as (delete from answer_votes where user_id = $1 returning answer_id),
    reports as (delete from question_reports where user_id = $1 returning question_id, answer_id),
    blanked as (
      update questions q set user_id = case when q.user_id = $1 then null else q.user_id end,
        reports = greatest(q.reports - (select count(*)::int from reports r where r.question_id = q.id and r.answer_id is null), 0)
      where q.id in (select id from questions where user_id = $1 union select question_id from reports where answer_id is null)
      returning q.product_id
    ), blanked_answers as (
      update answers a set user_id = case when a.user_id = $1 then null else a.user_id end,
        votes = a.votes - (select count(*)::int from votes v where v.answer_id = a.id),
        reports = greatest(a.reports - (select count(*)::int from reports r where r.answer_id = a.id), 0)
      where a.id in (select id from answers where user_id = $1 union select answer_id from votes union select answer_id from reports)
      returning a.question_id
    )
  select product_id from blanked union select q.product_id from blanked_answers a join questions q on q.id = a.question_id`,
)

/** Anonymizes a person's questions and answers (decision 24). */
export async function eraseQuestions(tx: Tx, user: string): Promise<void> {
  await lockQuestions.run(tx, { user })
  await lockAnswers.run(tx, { user })
  const rows = await blank.all(tx, { user })
  await announceQuestions(
    tx,
    rows.map((row) => row.product_id),
  )
}
