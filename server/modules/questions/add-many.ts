import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { announceQuestions } from './announce.ts'

interface NewAnswer {
  userId: string
  text: string
  at: Date
  isShop: boolean
  isOwner: boolean
  /** The ids of the customers who voted for it. */
  votedBy: string[]
}
/** A question that comes with a new shop. */
interface NewQuestion {
  productId: string
  userId: string
  text: string
  at: Date
  answers: NewAnswer[]
}

const insertQuestions = statement(
  'questions.insertMany',
  { questions: json<object[]>() },
  {},
  `
  insert into questions (id, product_id, user_id, text, created_at, answers)
  select id, "productId", "userId", text, at, answers
  from json_to_recordset($1) as q (id uuid, "productId" uuid, "userId" uuid, text text, at timestamptz, answers int)`,
)
const insertAnswers = statement(
  'questions.insertManyAnswers',
  { answers: json<object[]>() },
  {},
  `
  with given as materialized (
    select * from json_to_recordset($1) as a (id uuid, "questionId" uuid, "userId" uuid, text text, at timestamptz, "isShop" boolean,
      "isOwner" boolean, "votedBy" uuid[])
  ), added as (
    insert into answers (id, question_id, user_id, text, is_shop, is_owner, votes, created_at)
    select id, "questionId", "userId", text, "isShop", "isOwner", cardinality("votedBy"), at from given
  )
  insert into answer_votes (answer_id, user_id, created_at) select id, unnest("votedBy"), at from given`,
)

/** Adds questions with their answers in bulk. */
export async function addQuestions(tx: Tx, questions: NewQuestion[]): Promise<void> {
  const rows = questions.map((question) => ({ id: newId(question.at), ...question }))
  await insertQuestions.run(tx, { questions: rows.map(({ answers, ...row }) => ({ ...row, answers: answers.length })) })
  const answers = rows.flatMap(({ id, answers: given }) => given.map((answer) => ({ id: newId(answer.at), questionId: id, ...answer })))
  await insertAnswers.run(tx, { answers })
  await announceQuestions(tx, [...new Set(questions.map(({ productId }) => productId))])
}
