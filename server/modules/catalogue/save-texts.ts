import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { announce } from './read-model/announce.ts'
import { treeTag } from './read-model/cache-tags.ts'
import { refreshProducts } from './read-model/refresh.ts'
import { keywordsField, keywordsOf, pictureField, productFields } from './text-fields.ts'
import type { TranslatedText } from './translated-texts.ts'
import { translateCategories, translateOptions, translateProducts } from './translations.ts'

type Change = Pick<TranslatedText, 'owner' | 'key' | 'field' | 'id' | 'text' | 'sourceHash'>
type Texts = Record<string, string>

/**
 * Saves texts of the catalogue in a language. An empty text is removed; texts not given stay. Lock the products first. Fails with
 * INVALID_INPUT if something would have translated texts but no translated name.
 */
export async function saveTexts(tx: Tx, locale: Locale, changes: Change[]): Promise<void> {
  const of = Map.groupBy(changes, ({ owner }) => owner)
  await saveOfProducts(tx, locale, of.get('product') ?? [])
  await saveOfCategories(tx, locale, of.get('category') ?? [])
  await saveOfOptions(tx, locale, of.get('option') ?? [])
}

const storedProducts = statement(
  'catalogue.storedTextsOfProducts',
  { locale: 'text', ids: 'uuid[]' },
  { id: 'uuid', texts: json<Texts>(), alts: json<Texts>(), keywords: 'text[]', sources: json<Texts>() },
  `
  select product_id as id, json_build_object('name', name, 'short_description', short_description, 'description', full_description,
      'meta_title', meta_title, 'meta_description', meta_description) as texts,
    (select coalesce(json_object_agg(a.key, a.value), '{}') from jsonb_each_text(alts) a
      where exists (select from product_photos f where f.product_id = t.product_id and f.url = a.key)) as alts, keywords,
        sources::json as sources
  from product_translations t where product_id = any($2) and locale = $1`,
)
const removeProducts = statement(
  'catalogue.removeProductTexts',
  { locale: 'text', ids: 'uuid[]' },
  {},
  `delete from product_translations where product_id = any($2) and locale = $1`,
)

async function saveOfProducts(tx: Tx, locale: Locale, changes: Change[]): Promise<void> {
  if (changes.length === 0) return
  const changed = Map.groupBy(changes, ({ id }) => id!)
  const ids = [...changed.keys()]
  const stored = new Map((await storedProducts.all(tx, { locale, ids })).map((row) => [row.id, row]))
  const rows = ids.map((id) => {
    const before = stored.get(id)
    const row = {
      texts: { ...before?.texts },
      alts: { ...before?.alts },
      sources: { ...before?.sources },
      keywords: before?.keywords ?? [],
    }
    for (const { field, text, sourceHash } of changed.get(id)!) {
      if (field === keywordsField) row.keywords = keywordsOf(text)
      else if (field.startsWith(pictureField)) put(row.alts, field.slice(pictureField.length), text)
      else put(row.texts, field, text)
      put(row.sources, field, sourceHash ?? '')
    }
    return { id, ...row }
  })
  const gone = rows.filter(({ texts, alts, keywords }) => !isNamed(texts, [...Object.values(alts), ...keywords])).map(({ id }) => id)
  if (gone.length > 0) await removeProducts.run(tx, { locale, ids: gone })
  await translateProducts(
    tx,
    rows
      .filter(({ id }) => !gone.includes(id))
      .map(({ id, texts, ...row }) => ({
        productId: id,
        locale,
        name: texts['name']!,
        ...Object.fromEntries(Object.entries(productFields).map(([field, name]) => [name, texts[field] ?? ''])),
        ...row,
      })),
  )
  await refreshProducts(tx, gone)
}

/** An empty text counts as absent. */
function put(texts: Texts, key: string, text: string): void {
  if (text === '') delete texts[key]
  else texts[key] = text
}

/** Whether there is a translated name; false if there are no texts at all. Refuses other texts without a name. */
function isNamed(texts: Texts, others: string[] = []): boolean {
  if (texts['name']) return true
  if (Object.values(texts).some((text) => text !== '') || others.length > 0)
    throw refuse('INVALID_INPUT', { name: ['has other translated texts, so it needs a translated name'] })
  return false
}

const storedCategories = statement(
  'catalogue.storedTextsOfCategories',
  { locale: 'text', slugs: 'text[]' },
  { slug: 'text', texts: json<Texts>(), sources: json<Texts>() },
  `
  select c.slug, json_build_object('name', coalesce(t.name, ''), 'description', coalesce(t.description, '')) as texts,
    coalesce(t.sources, '{}')::json as sources
  from categories c left join category_translations t on t.category_id = c.id and t.locale = $1 where c.slug = any($2)
  order by c.id for no key update of c`,
)
const removeCategories = statement(
  'catalogue.removeCategoryTexts',
  { locale: 'text', slugs: 'text[]' },
  {},
  `delete from category_translations where locale = $1 and category_id in (select id from categories where slug = any($2))`,
)

async function saveOfCategories(tx: Tx, locale: Locale, changes: Change[]): Promise<void> {
  if (changes.length === 0) return
  const changed = Map.groupBy(changes, ({ key }) => key)
  const rows = await storedCategories.all(tx, { locale, slugs: [...changed.keys()] })
  for (const { slug, texts, sources } of rows)
    for (const { field, text, sourceHash } of changed.get(slug)!) {
      put(texts, field, text)
      put(sources, field, sourceHash ?? '')
    }
  const gone = rows.filter(({ texts }) => !isNamed(texts)).map(({ slug }) => slug)
  if (gone.length > 0) await removeCategories.run(tx, { locale, slugs: gone })
  await translateCategories(
    tx,
    rows
      .filter(({ slug }) => !gone.includes(slug))
      .map(({ slug, texts, sources }) => ({ slug, locale, name: texts['name']!, description: texts['description'] ?? '', sources })),
  )
}

const removeOptions = statement(
  'catalogue.removeOptionTexts',
  { locale: 'text', terms: 'text[]' },
  {},
  `delete from option_translations where locale = $1 and term = any($2)`,
)

async function saveOfOptions(tx: Tx, locale: Locale, changes: Change[]): Promise<void> {
  if (changes.length === 0) return
  const gone = changes.filter(({ text }) => text === '').map(({ key }) => key)
  if (gone.length > 0) await removeOptions.run(tx, { locale, terms: gone })
  const written = changes.filter(({ text }) => text !== '').toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (written.length > 0) await translateOptions(tx, locale, Object.fromEntries(written.map(({ key, text }) => [key, text])))
  else await announce(tx, { tags: [treeTag] })
}
