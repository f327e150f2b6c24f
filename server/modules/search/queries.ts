import { statement } from '#server/db/statement.ts'
import { json, nullable } from '#server/db/types.ts'

export const allSynonyms = statement(
  'search.synonyms',
  { index: 'text' },
  { term: 'text', means: 'text[]' },
  `select term, means from search_synonyms where index_name = $1`,
)
export const allRules = statement(
  'search.rules',
  { index: 'text' },
  { query: 'text', category_id: 'uuid?', product_ids: 'uuid[]' },
  `select query, category_id, product_ids from search_rules where index_name = $1`,
)

export const saveSynonyms = statement(
  'search.saveSynonyms',
  { index: 'text', synonyms: json<{ term: string; means: string[] }[]>() },
  {},
  `
  insert into search_synonyms (index_name, term, means)
  select $1, term, means from json_to_recordset($2) as s (term text, means text[])
  on conflict (index_name, term) do update set means = excluded.means`,
)
export const saveRules = statement(
  'search.saveRules',
  { index: 'text', rules: json<{ query: string; category: string | null; products: string[] }[]>() },
  {},
  `
  insert into search_rules (index_name, query, category_id, product_ids)
  select $1, r.query, c.id, coalesce((select array_agg(p.id order by place) from unnest(r.products) with ordinality as s (slug, place)
    join products p on p.slug = s.slug), '{}')
  from json_to_recordset($2) as r (query text, category text, products text[]) left join categories c on c.slug = r.category
  on conflict (index_name, query) do update set category_id = excluded.category_id, product_ids = excluded.product_ids`,
)

/** Tells every process that synonyms or rules (`settings`) or the documents of an index (`documents`) have changed. */
export const notifySearch = statement('search.notify', { what: 'text' }, {}, `select pg_notify('search', $1)`)

/** Variants on sale whose SKU contains the pattern; an exact match comes first. */
export const bySku = statement(
  'search.bySku',
  { sku: 'text', pattern: 'text', limit: 'int8' },
  { product_id: 'uuid', variant_id: 'uuid', slug: 'text', exact: 'bool' },
  `
  select v.product_id, v.id as variant_id, p.slug, lower(v.sku) = $1 as exact from variants v join products p on p.id = v.product_id
  where lower(v.sku) like $2 and v.active and p.listed order by lower(v.sku) = $1 desc, v.sku limit $3`,
)

/** Active variants whose SKU is at least `from` and less than `before`, in SKU order. */
const begun = `
  select product_id, id, lower(sku) as sku from variants
  where active and lower(sku) ~>=~ $1 and lower(sku) ~<~ $2 order by lower(sku) using ~<~ limit $3`
export const bySkuStart = statement(
  'search.bySkuStart',
  { from: 'text', before: 'text', limit: 'int8' },
  { product_id: 'uuid', sku: 'text' },
  `select product_id, sku from (${begun}) b`,
)
/** The same for search results, plus how many SKUs were read; products that aren't listed are left out. */
export const bySkuStartForSale = statement(
  'search.bySkuStartForSale',
  { from: 'text', before: 'text', limit: 'int8' },
  { product_id: 'uuid', variant_id: 'uuid', slug: 'text', exact: 'bool', read: 'int4' },
  `
  with b as materialized (${begun})
  select b.product_id, b.id as variant_id, p.slug, b.sku = $1 as exact, (select count(*)::int from b) as read
  from b join products p on p.id = b.product_id
  where p.listed order by b.sku using ~<~`,
)

export const hasDocuments = statement(
  'search.hasDocuments',
  { index: 'text' },
  { found: 'bool' },
  `select exists (select from search_documents where index_name = $1) as found`,
)
export const saveDocuments = statement(
  'search.saveDocuments',
  { index: 'text', documents: json<object[]>() },
  {},
  `
  insert into search_documents (index_name, id, words, popularity, document)
  select $1, id, words, popularity, document from json_to_recordset($2) as d (id uuid, words text, popularity float8, document json)
  on conflict (index_name, id) do update set words = excluded.words, popularity = excluded.popularity, document = excluded.document`,
)
export const removeDocuments = statement(
  'search.removeDocuments',
  { index: 'text', ids: 'uuid[]' },
  {},
  `delete from search_documents where index_name = $1 and id = any($2)`,
)

/**
 * Documents with a word similar to the query (`<%` compares trigrams) or with the query as a substring. Only a bounded number of matches is
 * ranked, which also caps the total. People whom the viewer blocked, or who blocked the viewer, are left out.
 */
export const findDocuments = statement(
  'search.findDocuments',
  { index: 'text', query: 'text', pattern: 'text', most: 'int8', offset: 'int8', limit: 'int8', viewer: 'uuid?' },
  { total: 'int4', document: nullable(json<object>()) },
  `
  with matched as materialized (
    select id, words, popularity from search_documents d where index_name = $1 and (words like $3 or $2 <% words)
      and not exists (select from blocks b where b.blocker_id = $7 and b.blocked_id = d.id)
      and not exists (select from blocks b where b.blocker_id = d.id and b.blocked_id = $7) limit $4
  ), page as (
    select id, row_number() over (order by word_similarity($2, words) desc, popularity desc, id) as place from matched
    order by place offset $5 limit $6
  ), shown as (
    select page.place, d.document from page join search_documents d on d.index_name = $1 and d.id = page.id
  )
  select t.total, shown.document from (select count(*)::int as total from matched) t left join shown on true order by shown.place`,
)
