import type * as contract from '#contract/admin/translations.ts'
import type { CategoryTranslation, OptionTranslation, PictureText, ProductTexts, ProductTranslation } from '#contract/admin/translations.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readNumberCursor, writeNumberCursor } from '#server/db/cursor.ts'
import { lowestId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { json, nullable, type Row } from '#server/db/types.ts'
import { lockProducts } from './read-model/source.ts'
import { hashOf, keywordsField, pictureField, productFields, hasFallback, textOfKeywords } from './text-fields.ts'
import { translateCategories, translateOptions, translateProducts } from './translations.ts'

const texts = json<ProductTexts>()
const columns = {
  id: 'uuid',
  original: texts,
  translation: nullable(texts),
  pictures: json<PictureText[]>(),
  sources: json<Record<string, string>>(),
} as const
const select = `
  select p.id, json_build_object('name', p.name, 'shortDescription', p.short_description, 'fullDescription', p.full_description,
      'metaTitle', p.meta_title, 'metaDescription', p.meta_description, 'keywords', p.keywords) as original,
    case when t.product_id is not null then json_build_object('name', t.name, 'shortDescription', t.short_description, 'fullDescription',
      t.full_description, 'metaTitle', t.meta_title, 'metaDescription', t.meta_description, 'keywords', t.keywords) end as translation,
    (select coalesce(json_agg(json_build_object('url', f.url, 'alt', f.alt, 'translatedAlt', coalesce(t.alts ->> f.url, ''))
      order by f.position), '[]')
       from product_photos f where f.product_id = p.id) as pictures, coalesce(t.sources, '{}')::json as sources
  from products p left join product_translations t on t.product_id = p.id and t.locale = $1`
const page = { locale: 'text', after: 'uuid', limit: 'int8' } as const
const everyProduct = statement(
  'catalogue.productTexts',
  page,
  columns,
  `${select} where p.deleted_at is null and p.id > $2 order by p.id limit $3`,
)
const untranslated = statement(
  'catalogue.untranslatedProducts',
  page,
  columns,
  `${select} where p.deleted_at is null and p.id > $2 and t.product_id is null order by p.id limit $3`,
)
const oneProduct = statement('catalogue.oneProductTexts', { locale: 'text', id: 'uuid' }, columns, `${select} where p.id = $2`)

const fields = ['name', 'shortDescription', 'fullDescription', 'metaTitle', 'metaDescription'] as const

/** A field, the keywords or a picture's text is missing if the original has a text and the translation doesn't. */
const present = ({ sources, ...row }: Row<typeof columns>): ProductTranslation => ({
  ...row,
  missing:
    fields.filter((field) => row.original[field] !== '' && !row.translation?.[field] && !hasFallback(row.original, field)).length +
    (row.original.keywords.length > 0 && !row.translation?.keywords.length ? 1 : 0) +
    row.pictures.filter(({ alt, translatedAlt }) => alt !== '' && translatedAlt === '').length,
  outdated: [
    ...Object.entries(productFields).flatMap(([field, name]) =>
      row.translation?.[name] && isOutdated(sources[field], row.original[name]) ? [name] : [],
    ),
    ...(row.translation?.keywords.length && isOutdated(sources[keywordsField], textOfKeywords(row.original.keywords))
      ? [keywordsField]
      : []),
    ...row.pictures.flatMap(({ url, alt, translatedAlt }) =>
      translatedAlt !== '' && isOutdated(sources[`${pictureField}${url}`], alt) ? [url] : [],
    ),
  ],
})

/** Whether the original has changed since the translation. */
const isOutdated = (hash: string | undefined, original: string): boolean => hash !== undefined && hash !== hashOf(original)

/** A page of products with their texts in a language. */
export async function productTexts(
  db: Db,
  { locale, missing, cursor, limit }: ParsedOf<typeof contract.listProductTranslations>,
): Promise<OutputOf<typeof contract.listProductTranslations>> {
  const after = cursor === undefined ? lowestId : readNumberCursor(cursor).id
  const rows = await (missing ? untranslated : everyProduct).all(db, { locale, after, limit: limit + 1 })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { products: rows.slice(0, limit).map(present), nextCursor: last ? writeNumberCursor({ key: 0, id: last.id }) : null }
}

/** Saves a product's texts in a language; pages are updated within a second. Fails with INVALID_PRODUCT_ID. */
export async function saveProductTexts(
  tx: Tx,
  { id, locale, alts, keywords, ...written }: ParsedOf<typeof contract.translateProduct>,
): Promise<ProductTranslation> {
  // A concurrent import may write other texts of the product.
  await lockProducts.run(tx, { ids: [id] })
  if (!(await oneProduct.one(tx, { locale, id }))) throw refuse('INVALID_PRODUCT_ID')
  const before = await alsoTranslated.one(tx, { locale, id })
  const merged = new Map(Object.entries(before?.alts ?? {}))
  for (const { url, alt } of alts) merged.set(url, alt)
  const pictures = Object.fromEntries([...merged].filter(([, alt]) => alt !== ''))
  await translateProducts(tx, [{ productId: id, locale, ...written, keywords: keywords ?? before?.keywords ?? [], alts: pictures }])
  return present((await oneProduct.one(tx, { locale, id }))!)
}

/** The current keywords and alternative texts, which are saved again along with the new texts. Those of removed pictures are left out. */
const alsoTranslated = statement(
  'catalogue.alsoTranslated',
  { locale: 'text', id: 'uuid' },
  { keywords: 'text[]', alts: json<Record<string, string>>() },
  `
  select keywords, (select coalesce(json_object_agg(a.key, a.value), '{}') from jsonb_each_text(alts) a
    where exists (select from product_photos f where f.product_id = $2 and f.url = a.key)) as alts
  from product_translations where product_id = $2 and locale = $1`,
)

const everyCategory = statement(
  'catalogue.categoryTexts',
  { locale: 'text' },
  { slug: 'text', name: 'text', description: 'text', translated_name: 'text?', translated_description: 'text?' },
  `
  select c.slug, c.name, c.description, t.name as translated_name, t.description as translated_description
  from categories c left join category_translations t on t.category_id = c.id and t.locale = $1 order by c.position, c.id`,
)
/** The terms of products on sale: the newest thousand have all of them, except those that nobody sells anymore. */
const everyTerm = statement(
  'catalogue.optionTerms',
  { locale: 'text' },
  { term: 'text', text: 'text?' },
  `
  with newest as (select id from products where deleted_at is null order by id desc limit 1000),
    terms as (select distinct x.term from newest n join variants v on v.product_id = n.id
      cross join lateral jsonb_each_text(v.options) o cross join lateral (values (o.key), (o.value)) x (term)
      union select x.term from newest n join products p on p.id = n.id
      cross join lateral jsonb_array_elements(p.attributes) a cross join lateral (values (a ->> 'name'), (a ->> 'value')) x (term)
      union select term from option_translations where locale = $1)
  select t.term, o.text from terms t left join option_translations o on o.term = t.term and o.locale = $1 order by t.term limit 5000`,
)

/** The names of categories and options in a language. */
export async function termTexts(
  db: Db,
  { locale }: ParsedOf<typeof contract.listTermTranslations>,
): Promise<OutputOf<typeof contract.listTermTranslations>> {
  const [categories, terms] = await Promise.all([everyCategory.all(db, { locale }), everyTerm.all(db, { locale })])
  return {
    categories: categories.map(({ translated_name, translated_description, ...row }): CategoryTranslation => ({
      ...row,
      translatedName: translated_name ?? '',
      translatedDescription: translated_description ?? '',
    })),
    options: terms.map(({ term, text }): OptionTranslation => ({ term, translatedTerm: text ?? '' })),
  }
}

const findCategory = statement('catalogue.categoryBySlug', { slug: 'text' }, { id: 'uuid' }, `select id from categories where slug = $1`)

/** Saves a category's texts; fails with INVALID_CATEGORY_ID. */
export async function saveCategoryTexts(tx: Tx, input: ParsedOf<typeof contract.translateCategory>): Promise<{ message: string }> {
  if (!(await findCategory.one(tx, { slug: input.slug }))) throw refuse('INVALID_CATEGORY_ID')
  await translateCategories(tx, [input])
  return { message: 'Translation saved' }
}

/** Saves the translation of an option, a detail or one of their values. */
export async function saveOptionText(
  tx: Tx,
  { locale, term, translatedTerm }: ParsedOf<typeof contract.translateOption>,
): Promise<{ message: string }> {
  await translateOptions(tx, locale, { [term]: translatedTerm })
  return { message: 'Translation saved' }
}
