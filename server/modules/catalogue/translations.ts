import type { Locale } from '#contract/locales.ts'
import { statement, type Db, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { announce } from './read-model/announce.ts'
import { treeTag } from './read-model/cache-tags.ts'
import { refreshProducts } from './read-model/refresh.ts'

/** The texts of a product in a language; what is left out or empty stays as in the original. */
export interface ProductTranslation {
  productId: string
  locale: Locale
  name: string
  shortDescription?: string
  fullDescription?: string
  metaTitle?: string
  metaDescription?: string
  keywords?: string[]
}

const saveProducts = statement(
  'catalogue.translateProducts',
  { rows: json<object[]>() },
  {},
  `
  insert into product_translations (product_id, locale, name, short_description, full_description, meta_title, meta_description, keywords)
  select r."productId", r.locale, r.name, coalesce(r."shortDescription", ''), coalesce(r."fullDescription", ''), coalesce(r."metaTitle", ''),
    coalesce(r."metaDescription", ''), coalesce(r.keywords, '{}')
  from json_to_recordset($1) as r ("productId" uuid, locale text, name text, "shortDescription" text, "fullDescription" text, "metaTitle" text,
    "metaDescription" text, keywords text[])
  on conflict (product_id, locale) do update set name = excluded.name, short_description = excluded.short_description,
    full_description = excluded.full_description, meta_title = excluded.meta_title, meta_description = excluded.meta_description,
    keywords = excluded.keywords`,
)

/** Saves translations of products; what a product had in that language before is replaced. */
export async function translateProducts(tx: Tx, translations: ProductTranslation[]): Promise<void> {
  if (translations.length === 0) return
  await saveProducts.run(tx, { rows: translations })
  await refreshProducts(tx, [...new Set(translations.map(({ productId }) => productId))])
}

/** A category's name and description in a language. */
export interface CategoryTranslation {
  slug: string
  locale: Locale
  name: string
  description?: string
}

const saveCategories = statement(
  'catalogue.translateCategories',
  { rows: json<object[]>() },
  {},
  `
  insert into category_translations (category_id, locale, name, description)
  select c.id, r.locale, r.name, coalesce(r.description, '')
  from json_to_recordset($1) as r (slug text, locale text, name text, description text) join categories c on c.slug = r.slug
  on conflict (category_id, locale) do update set name = excluded.name, description = excluded.description`,
)

/** Saves translations of categories, by slug. */
export async function translateCategories(tx: Tx, translations: CategoryTranslation[]): Promise<void> {
  await saveCategories.run(tx, { rows: translations })
  await announce(tx, { tags: [treeTag] })
}

const saveOptions = statement(
  'catalogue.translateOptions',
  { locale: 'text', rows: json<object[]>() },
  {},
  `
  insert into option_translations (locale, term, text) select $1, term, text from json_to_recordset($2) as r (term text, text text)
  on conflict (locale, term) do update set text = excluded.text`,
)

/** Saves what names and values of options are called in a language. */
export async function translateOptions(tx: Tx, locale: Locale, texts: Record<string, string>): Promise<void> {
  await saveOptions.run(tx, { locale, rows: Object.entries(texts).map(([term, text]) => ({ term, text })) })
  await announce(tx, { tags: [treeTag] })
}

/** More would make every page heavy. */
const labelsMax = 400

const options = statement(
  'catalogue.optionTranslations',
  { locale: 'text', limit: 'int8' },
  { term: 'text', text: 'text' },
  `select term, text from option_translations where locale = $1 order by term limit $2`,
)

/** What names and values of options are called in a language, by the original. */
export async function optionLabels(db: Db, locale: Locale): Promise<Record<string, string>> {
  const rows = await options.all(db, { locale, limit: labelsMax })
  return Object.fromEntries(rows.map(({ term, text }) => [term, text]))
}

const names = statement(
  'catalogue.translatedNames',
  { ids: 'uuid[]', locale: 'text' },
  { id: 'uuid', name: 'text' },
  `select product_id as id, name from product_translations where product_id = any($1) and locale = $2`,
)

/** The names of products in a language, where they have one. */
export async function translatedNames(db: Db | Tx, ids: string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await names.all(db, { ids, locale })).map(({ id, name }) => [id, name]))
}
