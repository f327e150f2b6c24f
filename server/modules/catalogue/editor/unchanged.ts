import { isDeepStrictEqual } from 'node:util'
import { statement, type Tx } from '#server/db/statement.ts'
import { json, jsonb } from '#server/db/types.ts'
import { documentOf } from './document.ts'
import type { EditRow } from './read-queries.ts'

const readDocuments = statement(
  'editor.documents',
  { versions: json<{ product: string; version: number }[]>() },
  { product_id: 'uuid', document: jsonb<object>() },
  `
  select h.product_id, h.document from json_to_recordset($1) as d (product uuid, version int)
    join product_versions h on h.product_id = d.product and h.version = d.version`,
)

/** The ids of products that equal the version given: it's still the newest, or later changes were reverted. */
export async function unchangedSince(tx: Tx, products: { row: EditRow; version: number }[]): Promise<Set<string>> {
  const same = products.filter(({ row, version }) => row.version === version).map(({ row }) => row.id)
  const others = products.filter(({ row, version }) => row.version !== version)
  if (others.length === 0) return new Set(same)
  const then = await readDocuments.all(tx, { versions: others.map(({ row, version }) => ({ product: row.id, version })) })
  const rows = new Map(others.map(({ row }) => [row.id, row]))
  const again = then
    .filter(({ product_id: id, document }) => isDeepStrictEqual(asStored(rows.get(id)!), document))
    .map(({ product_id }) => product_id)
  return new Set([...same, ...again])
}

const asStored = (row: EditRow): unknown => JSON.parse(JSON.stringify(documentOf(row)))
