import type { Picture } from '#contract/product.ts'
import type { Locale } from '#contract/locales.ts'
import { isUncategorized } from '#contract/uncategorized.ts'
import { statement, type Db, type Tx } from '#server/db/statement.ts'
import { jsonb, nullable } from '#server/db/types.ts'
import type { DocumentKey } from './read-model/documents.ts'
import { withTerms } from './read-model/terms-sql.ts'

export const cardsById = statement(
  'catalogue.cardsById',
  { ids: 'uuid[]' },
  { id: 'uuid', revision: 'int4', document: 'text', blur: 'text?' },
  `select id, revision, card::text as document, blur from products where id = any($1)`,
)

/** Cards plus the fields that they leave out, except the long texts. Pictures have their own placeholders. */
export const fullCardsById = statement(
  'catalogue.fullCardsById',
  { ids: 'uuid[]' },
  { id: 'uuid', revision: 'int4', document: 'text', blur: 'text?' },
  `
  select id, revision, (page::jsonb #- '{info,shortDescription}' #- '{info,fullDescription}')::text as document, null::text as blur
  from products where id = any($1)`,
)

/** Like `cardsById` and `fullCardsById`, in a language; falls back to the original. */
const translatedCards = statement(
  'catalogue.translatedCards',
  { ids: 'uuid[]', locale: 'text' },
  { id: 'uuid', revision: 'int4', document: 'text', blur: 'text?' },
  `
  select p.id, p.revision, coalesce(t.card, p.card)::text as document, p.blur
  from products p left join product_translations t on t.product_id = p.id and t.locale = $2 where p.id = any($1)`,
)
const translatedFullCards = statement(
  'catalogue.translatedFullCards',
  { ids: 'uuid[]', locale: 'text' },
  { id: 'uuid', revision: 'int4', document: 'text', blur: 'text?' },
  `
  select p.id, p.revision, ${withTerms(`(coalesce(t.page, p.page)::jsonb #- '{info,shortDescription}' #- '{info,fullDescription}')::text`, '$2')} as document,
    null::text as blur
  from products p left join product_translations t on t.product_id = p.id and t.locale = $2 where p.id = any($1)`,
)

/** The readers of documents in a language. */
export const cardReaders = (locale: Locale) => ({
  cards: { all: (db: Db | Tx, { ids }: { ids: string[] }) => translatedCards.all(db, { ids, locale }) },
  fullCards: { all: (db: Db | Tx, { ids }: { ids: string[] }) => translatedFullCards.all(db, { ids, locale }) },
})

const categoryTexts = statement(
  'catalogue.categoryTranslations',
  { locale: 'text' },
  { id: 'uuid', name: 'text', description: 'text' },
  `select category_id as id, name, description from category_translations where locale = $1`,
)

/** The categories, translated into a language if they can be. */
export async function readCategories(db: Db | Tx, locale: Locale | null) {
  const found = await allCategories.all(db, {})
  const rows = found.map((row) => ({ ...row, isListed: row.parent_id !== null || !isUncategorized(row.name) }))
  if (locale === null) return rows
  const texts = new Map((await categoryTexts.all(db, { locale })).map((row) => [row.id, row]))
  return rows.map((row) => {
    const text = texts.get(row.id)
    return text ? { ...row, name: text.name, description: text.description || row.description } : row
  })
}

export const keysByTag = statement(
  'catalogue.keysByTag',
  { tag: 'text', limit: 'int8' },
  { id: 'uuid', revision: 'int4' },
  `
  select i.product_id as id, i.revision from product_tags t join product_index i on i.product_id = t.product_id
  where t.tag = $1 order by i.in_stock desc, t.rank, i.product_id limit $2`,
)

/** Products often bought together with a product, as long as they are available. */
export const boughtTogetherKeys = statement(
  'catalogue.boughtTogetherKeys',
  { id: 'uuid' },
  { id: 'uuid', revision: 'int4' },
  `
  select i.product_id as id, i.revision from bought_together t join product_index i on i.product_id = t.other_id
  where t.product_id = $1 and i.in_stock order by t.rank limit 4`,
)

const allCategories = statement(
  'catalogue.categories',
  {},
  {
    id: 'uuid',
    parent_id: 'uuid?',
    slug: 'text',
    name: 'text',
    description: 'text',
    photo: nullable(jsonb<Picture>()),
    has_products: 'bool',
    is_live: 'bool',
  },
  `
  select c.id, c.parent_id, c.slug, c.name, c.description, c.photo, exists (select from product_categories pc
    where pc.category_id = c.id) as has_products,
    exists (select from product_categories pc join products p on p.id = pc.product_id where pc.category_id = c.id
      and p.deleted_at is null) as is_live
  from categories c order by c.position, c.name`,
)

export const windowPictures = statement(
  'catalogue.windowPictures',
  {},
  { place: 'text', photo: jsonb<Picture>() },
  `select place, photo from window_pictures order by place limit 100`,
)

/** Brands, except those whose products are all in the trash. */
export const allBrands = statement(
  'catalogue.brands',
  {},
  { id: 'uuid', slug: 'text', name: 'text', description: 'text' },
  `
  select b.id, b.slug, b.name, b.description from brands b
  where b.removed_at is null
    and (exists (select from products p where p.brand_id = b.id and p.deleted_at is null)
      or not exists (select from products p where p.brand_id = b.id))
  order by b.name`,
)

const revisions = statement(
  'catalogue.revisions',
  { ids: 'uuid[]' },
  { id: 'uuid', revision: 'int4' },
  `select product_id as id, revision from product_index where product_id = any($1)`,
)

/** The current revisions of these products, in the order given; those that aren't on sale are left out. */
export async function keysOf(db: Db | Tx, ids: string[]): Promise<DocumentKey[]> {
  const found = new Map((await revisions.all(db, { ids })).map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The category that had this slug formerly. */
export const renamedCategory = statement(
  'catalogue.renamedCategory',
  { old: 'text' },
  { id: 'uuid' },
  `select category_id as id from category_old_slugs where slug = $1`,
)

const productNamed = statement(
  'catalogue.productNamed',
  { slug: 'text' },
  { id: 'uuid' },
  `select id from products where slug = $1 union all select product_id from product_old_slugs where slug = $1 limit 1`,
)

/** The id of the product with this current or former page name, whether or not it's on sale. */
export const findProductId = async (db: Db | Tx, slug: string): Promise<string | null> => (await productNamed.one(db, { slug }))?.id ?? null

/** A product that was on sale under this slug but isn't anymore. */
export const unpublishedProduct = statement(
  'catalogue.unpublishedProduct',
  { slug: 'text' },
  { id: 'uuid' },
  `
  select id from products where slug = $1 and unpublished_at is not null and was_listed
  union all select p.id from product_old_slugs o join products p on p.id = o.product_id where o.slug = $1 and p.unpublished_at is not null
    and p.was_listed
  limit 1`,
)

/** The product on sale with this current or former page name. */
export const productOnSale = statement(
  'catalogue.productOnSale',
  { slug: 'text' },
  { slug: 'text' },
  `
  select p.slug from products p join product_index i on i.product_id = p.id where p.slug = $1
  union all select p.slug from product_old_slugs o join products p on p.id = o.product_id join product_index i on i.product_id = p.id
    where o.slug = $1
  limit 1`,
)

/** Which of these names are current or former page names of products on sale or of categories: such a page exists or redirects. */
export const pagesNamed = statement(
  'catalogue.pagesNamed',
  { products: 'text[]', collections: 'text[]' },
  { kind: 'text', slug: 'text' },
  `
  select 'product' as kind, p.slug from products p join product_index i on i.product_id = p.id where p.slug = any($1)
  union all select 'product', o.slug from product_old_slugs o join product_index i on i.product_id = o.product_id where o.slug = any($1)
  union all select 'collections', slug from categories where slug = any($2)
  union all select 'collections', slug from category_old_slugs where slug = any($2)`,
)
