import { lowestId } from '#server/db/ids.ts'
import { statement, type Db } from '#server/db/statement.ts'

const columns = {
  id: 'uuid',
  name: 'text',
  brand: 'text',
  keywords: 'text',
  description: 'text',
  categories: 'text',
  keys: 'text',
} as const

/** Lists are read as text, as the driver takes ten times as long to read an array. */
const select = `select i.product_id as id, p.name, b.name as brand, array_to_string(p.keywords || array(
    select word from product_translations t, unnest(t.name || t.keywords) word where t.product_id = p.id
    order by t.locale), e'\\x1f') as keywords,
  p.short_description as description, array_to_string(i.category_ids, ',') as categories, array_to_string(i.facet_keys, e'\\x1f') as keys
  from product_index i join products p on p.id = i.product_id join brands b on b.id = p.brand_id`

const textsAfter = statement(
  'catalogue.textsAfter',
  { after: 'uuid', limit: 'int8' },
  columns,
  `${select} where i.product_id > $1 order by i.product_id limit $2`,
)
const textsById = statement('catalogue.textsById', { ids: 'uuid[]' }, columns, `${select} where i.product_id = any($1)`)

/** The texts of a product on sale. Its keywords include its names in other languages, so it's found by any of them. */
export interface ProductText {
  id: string
  name: string
  brand: string
  keywords: string[]
  description: string
  /** The ids of its categories, including their ancestors. */
  categoryIds: string[]
  /** The values of its options and of filterable attributes. */
  values: string[]
}

/** The texts of a page of products on sale, by id, beginning after `after`. */
export const productTextsAfter = async (db: Db, after: string | null, limit: number): Promise<ProductText[]> =>
  (await textsAfter.all(db, { after: after ?? lowestId, limit })).map(textOf)

/** The texts of those of these products that are on sale. */
export const productTexts = async (db: Db, ids: string[]): Promise<ProductText[]> => (await textsById.all(db, { ids })).map(textOf)

type Row = Awaited<ReturnType<typeof textsById.all>>[number]

const textOf = ({ keywords, categories, keys, ...row }: Row): ProductText => ({
  ...row,
  keywords: keywords === '' ? [] : keywords.split('\x1f'),
  categoryIds: categories.split(','),
  values: keys.split('\x1f').flatMap((key) => (key.startsWith('option:') ? [key.slice(key.indexOf(':', 7) + 1)] : [])),
})
