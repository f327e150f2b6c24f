import type { PictureText, ProductTexts, TranslationState } from '#contract/admin/translations.ts'
import type { Locale } from '#contract/locales.ts'
import { lowestId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { json, type Row } from '#server/db/types.ts'
import { termTexts } from './staff-translations.ts'
import { hashOf, keywordsField, pictureField, productFields, hasFallback, textOfKeywords } from './text-fields.ts'

/** The kinds of objects with texts in the catalogue. */
export const textOwners = ['product', 'category', 'option'] as const
type TextOwner = (typeof textOwners)[number]

/** One text of the catalogue with its translation into a language. */
export interface TranslatedText {
  owner: TextOwner
  /** The page name of a product or category, or the term of an option. */
  key: string
  field: string
  /** The id of the product or category; null for a term. */
  id: string | null
  /** The name of the object that the text belongs to. */
  name: string
  source: string
  /** The translation; empty if there is none. */
  text: string
  /** The MD5 of the original that was translated; null if unknown. */
  sourceHash: string | null
}

/** The state of a translation compared with the current original. */
export const translationState = ({ text, source, sourceHash }: Pick<TranslatedText, 'text' | 'source' | 'sourceHash'>): TranslationState =>
  text === '' ? 'missing' : sourceHash !== null && sourceHash !== hashOf(source) ? 'outdated' : 'current'

const texts = json<ProductTexts>()
const hashes = json<Record<string, string>>()
const productColumns = {
  id: 'uuid',
  slug: 'text',
  original: texts,
  translation: texts,
  pictures: json<PictureText[]>(),
  sources: hashes,
} as const
const selectProducts = `
  select p.id, p.slug, json_build_object('name', p.name, 'shortDescription', p.short_description, 'fullDescription', p.full_description,
      'metaTitle', p.meta_title, 'metaDescription', p.meta_description, 'keywords', p.keywords) as original,
    json_build_object('name', coalesce(t.name, ''), 'shortDescription', coalesce(t.short_description, ''), 'fullDescription',
    coalesce(t.full_description, ''),
      'metaTitle', coalesce(t.meta_title, ''), 'metaDescription', coalesce(t.meta_description, ''),
      'keywords', coalesce(t.keywords, '{}')) as translation,
    (select coalesce(json_agg(json_build_object('url', f.url, 'alt', f.alt, 'translatedAlt', coalesce(t.alts ->> f.url, ''))
      order by f.position), '[]')
       from product_photos f where f.product_id = p.id) as pictures, coalesce(t.sources, '{}')::json as sources
  from products p left join product_translations t on t.product_id = p.id and t.locale = $1`
const productPage = statement(
  'catalogue.translatedTextsOfEvery',
  { locale: 'text', after: 'uuid', limit: 'int8' },
  productColumns,
  `${selectProducts} where p.deleted_at is null and p.id > $2 order by p.id limit $3`,
)
const productsBySlug = statement(
  'catalogue.translatedTextsBySlug',
  { locale: 'text', slugs: 'text[]' },
  productColumns,
  `${selectProducts} where p.slug = any($2) and p.deleted_at is null`,
)
const productsById = statement(
  'catalogue.translatedTextsById',
  { locale: 'text', ids: 'uuid[]' },
  productColumns,
  `${selectProducts} where p.id = any($2) and p.deleted_at is null`,
)

const categoryColumns = {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  description: 'text',
  translated_name: 'text',
  translated_description: 'text',
  sources: hashes,
} as const
const selectCategories = `
  select c.id, c.slug, c.name, c.description, coalesce(t.name, '') as translated_name,
    coalesce(t.description, '') as translated_description, coalesce(t.sources, '{}')::json as sources
  from categories c left join category_translations t on t.category_id = c.id and t.locale = $1`
const everyCategory = statement(
  'catalogue.translatedCategoryTexts',
  { locale: 'text' },
  categoryColumns,
  `${selectCategories} order by c.position, c.id`,
)
const categoriesBySlug = statement(
  'catalogue.translatedTextsOfCategories',
  { locale: 'text', slugs: 'text[]' },
  categoryColumns,
  `${selectCategories} where c.slug = any($2)`,
)
const terms = statement(
  'catalogue.translatedTerms',
  { locale: 'text', terms: 'text[]' },
  { term: 'text', text: 'text' },
  `select term, text from option_translations where locale = $1 and term = any($2)`,
)

function ofProduct({ id, slug, original, translation, pictures, sources }: Row<typeof productColumns>): TranslatedText[] {
  const shared = { owner: 'product', key: slug, id, name: original.name } as const
  const of = (field: string, source: string, text: string): TranslatedText[] =>
    source === '' ? [] : [{ ...shared, field, source, text, sourceHash: sources[field] ?? null }]
  return [
    ...Object.entries(productFields).flatMap(([field, name]) => of(field, original[name], translation[name])),
    ...of(keywordsField, textOfKeywords(original.keywords), textOfKeywords(translation.keywords)),
    ...pictures.flatMap(({ url, alt, translatedAlt }) => of(`${pictureField}${url}`, alt, translatedAlt)),
  ]
}

const isStoodInFor = ({ original }: Row<typeof productColumns>, field: string): boolean =>
  Object.entries(productFields).some(([one, name]) => one === field && hasFallback(original, name))

function ofCategory({ id, slug, sources, ...row }: Row<typeof categoryColumns>): TranslatedText[] {
  const shared = { owner: 'category', key: slug, id, name: row.name } as const
  const of = (field: string, source: string, text: string): TranslatedText[] =>
    source === '' ? [] : [{ ...shared, field, source, text, sourceHash: sources[field] ?? null }]
  return [...of('name', row.name, row.translated_name), ...of('description', row.description, row.translated_description)]
}

/** A term is its own original, so it's never outdated. */
const ofTerm = (term: string, text: string): TranslatedText => ({
  owner: 'option',
  key: term,
  field: 'name',
  id: null,
  name: term,
  source: term,
  text,
  sourceHash: null,
})

const productsAtOnce = 100

/** Every text of the catalogue in a language, in batches: products, categories, and the names of options and details. */
export async function* everyText(db: Db, locale: Locale): AsyncGenerator<TranslatedText[]> {
  for (let after: string | undefined = lowestId; after !== undefined;) {
    const rows: Row<typeof productColumns>[] = await productPage.all(db, { locale, after, limit: productsAtOnce })
    yield rows.flatMap((row) => ofProduct(row).filter(({ field, text }) => text !== '' || !isStoodInFor(row, field)))
    after = rows.length < productsAtOnce ? undefined : rows.at(-1)!.id
  }
  yield (await everyCategory.all(db, { locale })).flatMap(ofCategory)
  yield (await termTexts(db, { locale })).options.map(({ term, translatedTerm }) => ofTerm(term, translatedTerm))
}

/** Keys of texts to read: all texts of products and categories, the names of terms. Products are given by page name or id. */
export interface TextKeys {
  products: { slugs: string[] } | { ids: string[] }
  categories: string[]
  terms: string[]
}

/** The texts with these keys in a language; missing ones are left out. */
export async function textsOf(db: Db | Tx, locale: Locale, keys: TextKeys): Promise<TranslatedText[]> {
  const found =
    'ids' in keys.products ? productsById.all(db, { locale, ...keys.products }) : productsBySlug.all(db, { locale, ...keys.products })
  const products = (await found).flatMap(ofProduct)
  const categories = keys.categories.length === 0 ? [] : await categoriesBySlug.all(db, { locale, slugs: keys.categories })
  const known = keys.terms.length === 0 ? [] : await terms.all(db, { locale, terms: keys.terms })
  const called = new Map(known.map(({ term, text }) => [term, text]))
  return [...products, ...categories.flatMap(ofCategory), ...keys.terms.map((term) => ofTerm(term, called.get(term) ?? ''))]
}
