import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { getOwnQuestions, listAnswers, listQuestions } from '#contract/questions.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db } from '#server/db/statement.ts'
import { searchQuery } from '#server/db/search-words.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { questionsTag } from './announce.ts'
import { answersAsShop } from './answers.ts'
import { type FirstQuestions, readFirst } from './first.ts'
import { presentAnswer, presentQuestion } from './present.ts'
import * as queries from './queries.ts'

type Input = ParsedOf<typeof listQuestions>
type List = OutputOf<typeof listQuestions>

/** The longest page that is cached. */
const cachedLimit = 10

/** A page of a product's questions with their best answers; fails with INVALID_PRODUCT_ID. The first page is cached until a change. */
export async function questionList(db: Db, cache: CatalogueCache, input: Input, { now, config }: RequestContext): Promise<List> {
  const { id, offset, limit, q } = input
  const product = productId(id)
  const tags = [questionsTag(product)]
  addCacheTags(tags)
  const isDefault = offset === 0 && q === undefined && limit <= cachedLimit
  const read = async () =>
    withAnswers(db, isDefault ? await readFirst(db, product, limit) : await readPage(db, { ...input, id: product }), config.shop.name)
  return isDefault ? cache.get(`questions ${product} ${limit}`, { tags }, now, read) : read()
}

/** Parses a product id. Malformed ids fail like unknown ones. */
export function productId(text: string): string {
  const parsed = uuid.safeParse(text)
  if (!parsed.success) throw refuse('INVALID_PRODUCT_ID')
  return parsed.data
}

/** Undefined if the product isn't on sale. */
async function readPage(db: Db, { id: product, offset, limit, q }: Input): Promise<FirstQuestions | undefined> {
  const query = q === undefined ? undefined : searchQuery(q)
  const [rows, count, there] = await Promise.all([
    query === null
      ? []
      : query
        ? queries.foundQuestions.all(db, { product, query, limit, offset })
        : queries.questionsOf.all(db, { product, limit, offset }),
    query === null ? { total: 0 } : query ? queries.countFound.one(db, { product, query }) : queries.countQuestions.one(db, { product }),
    queries.productListed.one(db, { id: product }),
  ])
  return there && { rows, total: count!.total }
}

async function withAnswers(db: Db, found: FirstQuestions | undefined, shopName: string): Promise<List> {
  if (!found) throw refuse('INVALID_PRODUCT_ID')
  const { rows, total } = found
  const ids = rows.filter((row) => row.answers > 0).map((row) => row.id)
  const best = ids.length === 0 ? [] : await queries.bestAnswers.all(db, { questions: ids, each: limits.questions.answersShown })
  const byQuestion = Map.groupBy(best, (row) => row.question_id)
  const questions = rows.map((row) =>
    presentQuestion(
      row,
      (byQuestion.get(row.id) ?? []).map((one) => presentAnswer(one, shopName)),
    ),
  )
  return { questions, total }
}

/** A page of the answers to a question, the best first; fails with NOT_FOUND. */
export async function answerList(
  db: Db,
  { id: question, limit, offset }: ParsedOf<typeof listAnswers>,
  { config }: RequestContext,
): Promise<OutputOf<typeof listAnswers>> {
  const [rows, there] = await Promise.all([
    queries.answersOf.all(db, { question, limit, offset }),
    queries.findQuestion.one(db, { id: question }),
  ])
  if (!there) throw refuse('NOT_FOUND')
  return { answers: rows.map((row) => presentAnswer(row, config.shop.name)), total: there.answers }
}

/** The questions, answers and votes of a customer about a product. */
export async function ownPart(
  db: Db,
  { id: product }: ParsedOf<typeof getOwnQuestions>,
  { caller }: SignedInContext,
): Promise<OutputOf<typeof getOwnQuestions>> {
  return (await queries.ownPart.one(db, { user: caller.userId, product, speaksForShop: answersAsShop(caller) }))!
}
