import { statement } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'

const answerColumns = {
  id: 'uuid',
  question_id: 'uuid',
  text: 'text',
  is_shop: 'bool',
  is_owner: 'bool',
  votes: 'int4',
  created_at: 'timestamptz',
  edited_at: 'timestamptz?',
  author: 'text?',
} as const
export type AnswerRow = Row<typeof answerColumns>
const answer = 'a.id, a.question_id, a.text, a.is_shop, a.is_owner, a.votes, a.created_at, a.edited_at, u.name as author'
/** The shop's answers first, then those with the most votes, then the oldest. */
const best = 'is_shop desc, votes desc, id'

const questionColumns = {
  id: 'uuid',
  text: 'text',
  answers: 'int4',
  created_at: 'timestamptz',
  edited_at: 'timestamptz?',
  author: 'text?',
} as const
export type QuestionRow = Row<typeof questionColumns>
const question = 'q.id, q.text, q.answers, q.created_at, q.edited_at, u.name as author'

const page = { product: 'uuid', limit: 'int8', offset: 'int8' } as const
export const questionsOf = statement(
  'questions.page',
  page,
  questionColumns,
  `
  select ${question} from (
    select id from questions where product_id = $1 and removed_at is null order by id desc limit $2 offset $3
  ) k join questions q on q.id = k.id left join users u on u.id = q.user_id order by q.id desc`,
)
export const countQuestions = statement(
  'questions.count',
  { product: 'uuid' },
  { total: 'int4' },
  `select count(*)::int as total from questions where product_id = $1 and removed_at is null`,
)
/** The first questions about each of these products on sale. A product without questions has one row without a question. */
export const firstQuestions = statement(
  'questions.first',
  { products: 'uuid[]', limit: 'int8' },
  {
    product: 'uuid',
    total: 'int4',
    id: 'uuid?',
    text: 'text?',
    answers: 'int4?',
    created_at: 'timestamptz?',
    edited_at: 'timestamptz?',
    author: 'text?',
  },
  `
  select p.id as product, t.total, s.* from products p
    cross join lateral (select count(*)::int as total from questions where product_id = p.id and removed_at is null) t
    left join lateral (
      select ${question} from (select id from questions where product_id = p.id and removed_at is null order by id desc limit $2) k
        join questions q on q.id = k.id left join users u on u.id = q.user_id
    ) s on true
  where p.id = any($1) and p.listed order by p.id, s.id desc`,
)

/** Searches the question and its answers. */
const found = `
  select q.id from questions q where q.product_id = $1 and q.removed_at is null and (q.search @@ to_tsquery('simple', $2)
    or exists (select from answers a where a.question_id = q.id and a.removed_at is null
      and to_tsvector('simple', a.text) @@ to_tsquery('simple', $2)))`
export const foundQuestions = statement(
  'questions.found',
  { product: 'uuid', query: 'text', limit: 'int8', offset: 'int8' },
  questionColumns,
  `
  select ${question} from (select id from (${found}) f order by id desc limit $3 offset $4) k
    join questions q on q.id = k.id left join users u on u.id = q.user_id order by q.id desc`,
)
export const countFound = statement(
  'questions.countFound',
  { product: 'uuid', query: 'text' },
  { total: 'int4' },
  `select count(*)::int as total from (${found}) f`,
)

export const bestAnswers = statement(
  'questions.bestAnswers',
  { questions: 'uuid[]', each: 'int8' },
  answerColumns,
  `
  select ${answer} from unnest($1::uuid[]) as w (id) cross join lateral (
    select * from answers where question_id = w.id and removed_at is null order by ${best} limit $2
  ) a left join users u on u.id = a.user_id order by a.question_id, a.is_shop desc, a.votes desc, a.id`,
)
export const answersOf = statement(
  'questions.answers',
  { question: 'uuid', limit: 'int8', offset: 'int8' },
  answerColumns,
  `
  select ${answer} from (select * from answers where question_id = $1 and removed_at is null order by ${best} limit $2 offset $3) a
    left join users u on u.id = a.user_id order by a.is_shop desc, a.votes desc, a.id`,
)
export const answerById = statement(
  'questions.answer',
  { id: 'uuid' },
  answerColumns,
  `select ${answer} from answers a left join users u on u.id = a.user_id where a.id = $1`,
)

export const productListed = statement(
  'questions.product',
  { id: 'uuid' },
  { id: 'uuid' },
  `select id from products where id = $1 and listed`,
)

/** Inserts nothing if the product isn't on sale. Its removal waits until the transaction ends, or this for the removal. */
export const insertQuestion = statement(
  'questions.insert',
  { id: 'uuid', product: 'uuid', user: 'uuid', text: 'text', now: 'timestamptz' },
  {},
  `
  insert into questions (id, product_id, user_id, text, created_at)
  select $1, id, $3, $4, $5 from products where id = $2 and listed for key share`,
)

/** Serializes answering a question and changing it. */
export const lockQuestion = statement(
  'questions.lock',
  { id: 'uuid' },
  { product_id: 'uuid', user_id: 'uuid?', text: 'text', answers: 'int4' },
  `select product_id, user_id, text, answers from questions where id = $1 and removed_at is null for no key update`,
)
/** The question must be locked first; see `questionOfAnswer`. */
export const lockAnswer = statement(
  'questions.lockAnswer',
  { id: 'uuid' },
  { user_id: 'uuid?', question_id: 'uuid', product_id: 'uuid', text: 'text', is_shop: 'bool' },
  `
  select a.user_id, a.question_id, q.product_id, a.text, a.is_shop from answers a join questions q on q.id = a.question_id
  where a.id = $1 and a.removed_at is null and q.removed_at is null for no key update of a`,
)
export const questionOfAnswer = statement(
  'questions.ofAnswer',
  { id: 'uuid' },
  { question_id: 'uuid' },
  `select question_id from answers where id = $1 and removed_at is null`,
)

export const changeQuestion = statement(
  'questions.change',
  { id: 'uuid', text: 'text', now: 'timestamptz' },
  {},
  `update questions set text = $2, edited_at = $3 where id = $1`,
)
export const deleteQuestion = statement('questions.delete', { id: 'uuid' }, {}, `delete from questions where id = $1`)

export const insertAnswer = statement(
  'questions.insertAnswer',
  { id: 'uuid', question: 'uuid', user: 'uuid', text: 'text', isShop: 'bool', isOwner: 'bool', now: 'timestamptz' },
  {},
  `
  with counted as (update questions set answers = answers + 1 where id = $2)
  insert into answers (id, question_id, user_id, text, is_shop, is_owner, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
)
export const changeAnswer = statement(
  'questions.changeAnswer',
  { id: 'uuid', text: 'text', now: 'timestamptz' },
  {},
  `update answers set text = $2, edited_at = $3 where id = $1`,
)
export const deleteAnswer = statement(
  'questions.deleteAnswer',
  { id: 'uuid', question: 'uuid' },
  {},
  `
  with counted as (update questions set answers = answers - 1 where id = $2)
  delete from answers where id = $1`,
)

/** The questions, answers and votes of a customer about a product; the shop's answers only for those who still speak for it. */
export const ownPart = statement(
  'questions.own',
  { user: 'uuid', product: 'uuid', speaksForShop: 'bool' },
  { questions: 'uuid[]', answers: 'uuid[]', voted: 'uuid[]' },
  `
  select array(select id from questions where user_id = $1 and product_id = $2 order by id desc limit 200) as questions,
    array(select a.id from answers a join questions q on q.id = a.question_id where a.user_id = $1 and q.product_id = $2
      and ($3 or not a.is_shop) order by a.id desc limit 200) as answers,
    array(select a.id from answer_votes v join answers a on a.id = v.answer_id join questions q on q.id = a.question_id
      where v.user_id = $1 and q.product_id = $2 order by a.id desc limit 500) as voted`,
)

export const productOf = statement(
  'questions.productOf',
  { id: 'uuid' },
  { name: 'text', slug: 'text' },
  `select name, slug from products where id = $1`,
)

export const findQuestion = statement(
  'questions.find',
  { id: 'uuid' },
  { answers: 'int4', product_id: 'uuid' },
  `select answers, product_id from questions where id = $1 and removed_at is null`,
)
