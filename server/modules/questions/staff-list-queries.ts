import type { QuestionWithAllAnswers, QuestionRow } from '#contract/admin/review-moderation.ts'
import { searchPageSql } from '#server/db/search-page.ts'
import { namedStatement } from '#server/db/named-statement.ts'
import { type Statement, statement } from '#server/db/statement.ts'
import { type Columns, json, nullable, type Row, textOf } from '#server/db/types.ts'

type Sort = 'asked' | '-asked'
/** The states are those of the list of reviews. `reported`: the question or an answer to it was reported. */
const states = {
  all: 'true',
  visible: 'removed_at is null',
  unanswered: 'answers = 0 and removed_at is null',
  reported: `removed_at is null and id in (select id from questions where reports > 0 and removed_at is null
    union select question_id from answers where reports > 0 and removed_at is null)`,
  hidden: 'removed_at is not null',
} as const
type State = keyof typeof states

const types = { words: 'text', id: 'uuid', limit: 'int8' } as const
const key = { id: 'uuid' } as const

function keysOf(state: State, isSearch: boolean, sort: Sort): Statement<Columns, typeof key> {
  const [compare, order] = sort === 'asked' ? (['>', 'id'] as const) : (['<', 'id desc'] as const)
  const where = `${states[state]} and id ${compare} :id`
  return namedStatement(
    `questions.staffList.${state}${isSearch ? '.words' : ''}.${sort}`,
    types,
    key,
    isSearch
      ? searchPageSql({ table: 'questions', match: `search @@ to_tsquery('simple', :words)`, columns: 'id', where, order, limit: ':limit' })
      : state === 'reported'
        ? reportedKeys(compare, order)
        : `select id from questions where ${where} order by ${order} limit :limit`,
  )
}

/** Reported questions and answers, each read from its own index, up to the page's limit. */
const reportedKeys = (compare: '<' | '>', order: 'id' | 'id desc'): string => `
  select id from (
    (select id from questions where reports > 0 and removed_at is null and id ${compare} :id order by ${order} limit :limit)
    union
    (select a.question_id from answers a join questions q on q.id = a.question_id and q.removed_at is null
      where a.reports > 0 and a.removed_at is null and a.question_id ${compare} :id group by a.question_id
      order by a.question_${order} limit :limit)
  ) either order by ${order} limit :limit`

const keysBy = (state: State, isSearch: boolean) => ({
  asked: keysOf(state, isSearch, 'asked'),
  '-asked': keysOf(state, isSearch, '-asked'),
})
const made = Object.fromEntries(
  (Object.keys(states) as State[]).map((state) => [state, { all: keysBy(state, false), words: keysBy(state, true) }]),
) as Record<State, Record<'all' | 'words', ReturnType<typeof keysBy>>>

/** The keys of a page of the staff's list. */
export const staffListKeys = (state: State, isSearch: boolean, sort: Sort): Statement<Columns, typeof key> =>
  made[state][isSearch ? 'words' : 'all'][sort]

const hidden = nullable(textOf<NonNullable<QuestionRow['hidden']>>())
const row = {
  id: 'uuid',
  product_id: 'uuid',
  name: 'text',
  slug: 'text',
  photo: 'text',
  text: 'text',
  author: 'text',
  answers: 'int4',
  by_shop: 'bool',
  reports: 'int4',
  hidden,
  created_at: 'timestamptz',
} as const
export type StaffListRow = Row<typeof row>

const columns = `
  q.id, q.product_id, p.name, p.slug, coalesce((select f.url from product_photos f where f.product_id = p.id and f.position = 0),
  '') as photo, q.text, coalesce(u.name, '') as author, q.answers,
  exists (select from answers a where a.question_id = q.id and a.is_shop and a.removed_at is null) as by_shop,
  q.reports + (select coalesce(sum(a.reports), 0)::int from answers a where a.question_id = q.id and a.removed_at is null) as reports,
  q.removed_reason as hidden, q.created_at`
const joined = 'questions q join products p on p.id = q.product_id left join users u on u.id = q.user_id'

export const staffListRows = statement(
  'questions.staffListRows',
  { ids: 'uuid[]' },
  row,
  `select ${columns} from ${joined} where q.id = any($1)`,
)

export const staffListRow = statement(
  'questions.staffListRow',
  { id: 'uuid' },
  { ...row, all_answers: json<QuestionWithAllAnswers['allAnswers']>() },
  `
  select ${columns},
    (select coalesce(json_agg(json_build_object('id', a.id, 'answer', a.text, 'author', coalesce(w.name, ''), 'isShop', a.is_shop,
      'isVerifiedOwner', a.is_owner, 'votes', a.votes, 'reports', a.reports, 'hidden', a.removed_reason, 'answeredAt', a.created_at)
      order by a.is_shop desc, a.votes desc, a.id), '[]')
      from (select * from answers where question_id = q.id order by id limit 300) a left join users w on w.id = a.user_id) as all_answers
  from ${joined} where q.id = $1`,
)

export const lockAny = statement(
  'questions.lockAny',
  { id: 'uuid' },
  { product_id: 'uuid', user_id: 'uuid?', is_hidden: 'bool' },
  `select product_id, user_id, removed_at is not null as is_hidden from questions where id = $1 for no key update`,
)
/** Locks the question of an answer, before the answer itself. */
export const lockQuestionOf = statement(
  'questions.lockQuestionOf',
  { answer: 'uuid' },
  { id: 'uuid' },
  `select id from questions where id = (select question_id from answers where id = $1) for no key update`,
)
export const lockAnyAnswer = statement(
  'questions.lockAnyAnswer',
  { id: 'uuid' },
  { product_id: 'uuid', user_id: 'uuid?', is_hidden: 'bool' },
  `
  select q.product_id, a.user_id, a.removed_at is not null as is_hidden from answers a join questions q on q.id = a.question_id
  where a.id = $1 for no key update of a`,
)

export const showQuestion = statement(
  'questions.show',
  { id: 'uuid' },
  {},
  `update questions set removed_at = null, removed_reason = null where id = $1`,
)
export const showAnswer = statement(
  'questions.showAnswer',
  { id: 'uuid' },
  {},
  `
  with shown as (update answers set removed_at = null, removed_reason = null where id = $1 returning question_id)
  update questions q set answers = q.answers + 1 from shown s where q.id = s.question_id`,
)

const erasure = { id: 'uuid', now: 'timestamptz', log: 'uuid', staff: 'uuid' } as const
const logged = (kind: string) => `
  insert into moderation_log (id, kind, subject_id, product_id, reason, staff_id, at) select $3, '${kind}', id, product_id, 'deleted', $4,
    $2 from gone`
export const eraseQuestion = statement(
  'questions.eraseByStaff',
  erasure,
  {},
  `with gone as (delete from questions where id = $1 returning id, product_id) ${logged('question')}`,
)
/** Deletes an answer. A hidden one wasn't counted. */
export const eraseAnswer = statement(
  'questions.eraseAnswerByStaff',
  erasure,
  {},
  `
  with erased as (delete from answers where id = $1 returning id, question_id, removed_at),
    counted as (update questions q set answers = q.answers - 1 from erased e where q.id = e.question_id and e.removed_at is null),
    gone as (select e.id, q.product_id from erased e join questions q on q.id = e.question_id)
  ${logged('answer')}`,
)

export const dismissReports = statement(
  'questions.dismissReports',
  { id: 'uuid' },
  {},
  `
  with gone as (delete from question_reports where question_id = $1),
    answered as (update answers set reports = 0 where question_id = $1 and reports > 0)
  update questions set reports = 0 where id = $1`,
)
