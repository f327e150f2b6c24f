import { batchByKey } from '#server/db/batch.ts'
import type { Db } from '#server/db/statement.ts'
import { firstQuestions, type QuestionRow } from './queries.ts'

/** The first questions about a product, and their total number. */
export interface FirstQuestions {
  rows: QuestionRow[]
  total: number
}

type Row = Awaited<ReturnType<typeof firstQuestions.all>>[number]
type Read = (db: Db, product: string) => Promise<FirstQuestions | undefined>

/** The readers by limit. */
const readers = new Map<number, Read>()

/** The first questions about a product, batched with concurrent reads; undefined if the product isn't on sale. */
export function readFirst(db: Db, product: string, limit: number): Promise<FirstQuestions | undefined> {
  let read = readers.get(limit)
  if (!read)
    readers.set(limit, (read = batchByKey(async (over, products) => byProduct(await firstQuestions.all(over, { products, limit })))))
  return read(db, product)
}

function byProduct(rows: Row[]): Map<string, FirstQuestions> {
  const found = new Map<string, FirstQuestions>()
  for (const row of rows) {
    let first = found.get(row.product)
    if (!first) found.set(row.product, (first = { rows: [], total: row.total }))
    if (isQuestion(row)) first.rows.push(row)
  }
  return found
}

const isQuestion = (row: Row): row is Row & QuestionRow => row.id !== null
