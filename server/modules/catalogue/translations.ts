import type { Locale } from '#contract/locales.ts'
import { statement, type Db, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { announce } from './read-model/announce.ts'
import { treeTag } from './read-model/cache-tags.ts'
import { everythingCategory } from './read-model/listing-ids.ts'
import { refreshProducts } from './read-model/refresh.ts'

/** The texts of a product in a language; absent or empty ones fall back to the original. */
interface ProductTranslation {
  productId: string
  locale: Locale
  name: string
  shortDescription?: string
  fullDescription?: string
  metaTitle?: string
  metaDescription?: string
  keywords?: string[]
  /** The alternative texts of pictures, by address. */
  alts?: Record<string, string>
  /** The MD5 of the original of each text; if absent, the current originals were translated. */
  sources?: Record<string, string>
}

const saveProducts = statement(
  'catalogue.translateProducts',
  { rows: json<object[]>() },
  {},
  `
  insert into product_translations (product_id, locale, name, short_description, full_description, meta_title, meta_description, keywords,
    alts, sources)
  select r."productId", r.locale, r.name, coalesce(r."shortDescription", ''), coalesce(r."fullDescription", ''),
    coalesce(r."metaTitle", ''), coalesce(r."metaDescription", ''), coalesce(r.keywords, '{}'), coalesce(r.alts, '{}'),
    coalesce(r.sources, jsonb_build_object('name', md5(p.name), 'short_description', md5(p.short_description), 'description',
    md5(p.full_description),
      'meta_title', md5(p.meta_title), 'meta_description', md5(p.meta_description), 'keywords', md5(array_to_string(p.keywords, ', ')))
      || (select coalesce(jsonb_object_agg('picture:' || f.url, md5(f.alt)), '{}') from product_photos f where f.product_id = p.id))
  from json_to_recordset($1) as r ("productId" uuid, locale text, name text, "shortDescription" text, "fullDescription" text,
    "metaTitle" text, "metaDescription" text, keywords text[], alts jsonb, sources jsonb) join products p on p.id = r."productId"
  on conflict (product_id, locale) do update set name = excluded.name, short_description = excluded.short_description,
    full_description = excluded.full_description, meta_title = excluded.meta_title, meta_description = excluded.meta_description,
    keywords = excluded.keywords, alts = excluded.alts, sources = excluded.sources`,
)

/** Saves translations of products, replacing those that a product already has in the language. */
export async function translateProducts(tx: Tx, translations: ProductTranslation[]): Promise<void> {
  if (translations.length === 0) return
  await saveProducts.run(tx, { rows: translations })
  await refreshProducts(tx, [...new Set(translations.map(({ productId }) => productId))])
}

/** A category's name and description in a language. */
interface CategoryTranslation {
  slug: string
  locale: Locale
  name: string
  description?: string
  /** As in `ProductTranslation`. */
  sources?: Record<string, string>
}

const saveCategories = statement(
  'catalogue.translateCategories',
  { rows: json<object[]>() },
  {},
  `
  insert into category_translations (category_id, locale, name, description, sources)
  select c.id, r.locale, r.name, coalesce(r.description, ''),
    coalesce(r.sources, jsonb_build_object('name', md5(c.name), 'description', md5(c.description)))
  from json_to_recordset($1) as r (slug text, locale text, name text, description text, sources jsonb) join categories c on c.slug = r.slug
  on conflict (category_id, locale) do update set name = excluded.name, description = excluded.description, sources = excluded.sources`,
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

/** Saves translations of names and values of options and details. */
export async function translateOptions(tx: Tx, locale: Locale, texts: Record<string, string>): Promise<void> {
  await saveOptions.run(tx, { locale, rows: Object.entries(texts).map(([term, text]) => ({ term, text })) })
  await announce(tx, { tags: [treeTag] })
}

/** A limit, as every page has these labels. */
const labelsMax = 400

/** The translated terms of options and filters, by frequency in the counts of lists. */
const options = statement(
  'catalogue.optionTranslations',
  { locale: 'text', limit: 'int8' },
  { term: 'text', text: 'text' },
  `
  with counted as (
    select split_part(key, ':', 2) as name, substr(key, length(split_part(key, ':', 2)) + 9) as value, n
    from facet_counts where category_id = '${everythingCategory}' and key like 'option:%'
  ), used as (
    select x.term, sum(c.n) as n from counted c cross join lateral (values (c.name), (c.value)) x (term) group by x.term
  )
  select o.term, o.text from used u join option_translations o on o.locale = $1 and o.term = u.term order by u.n desc, o.term limit $2`,
)

/**
 * Translated names and values of options and filters in a language, by the original. Those of details are part of their product. A term
 * translated before any product has it appears within a minute of the first product.
 */
export async function optionLabels(db: Db, locale: Locale): Promise<Record<string, string>> {
  const rows = await options.all(db, { locale, limit: labelsMax })
  return Object.fromEntries(rows.map(({ term, text }) => [term, text]))
}

const names = statement(
  'catalogue.translatedNames',
  { ids: 'uuid[]', locale: 'text' },
  { id: 'uuid', name: 'text', alt: 'text?' },
  `
  select t.product_id as id, t.name, t.alts ->> f.url as alt
  from product_translations t left join product_photos f on f.product_id = t.product_id and f.position = 0
  where t.product_id = any($1) and t.locale = $2`,
)

/** A product's name in a language and the text of its first picture, which is null if it isn't translated. */
export interface TranslatedName {
  name: string
  alt: string | null
}

/** The translated names of products that have one. */
export async function translatedNames(db: Db | Tx, ids: string[], locale: Locale): Promise<Map<string, TranslatedName>> {
  if (ids.length === 0) return new Map()
  return new Map((await names.all(db, { ids, locale })).map(({ id, ...texts }) => [id, texts]))
}
