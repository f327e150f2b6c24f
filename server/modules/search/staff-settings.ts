import type { SearchSettings, setSearchRule, setSynonyms } from '#contract/search-settings.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { allSynonyms, notifySearch, saveSynonyms } from './queries.ts'

const namedRules = statement(
  'search.namedRules',
  { index: 'text' },
  { query: 'text', category_id: 'uuid?', products: json<{ id: string; name: string }[]>() },
  `
  select query, category_id, (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by place), '[]')
    from unnest(product_ids) with ordinality as u (id, place) join products p on p.id = u.id) as products
  from search_rules where index_name = $1 order by query`,
)
const removeSynonym = statement(
  'search.removeSynonym',
  { index: 'text', term: 'text' },
  {},
  `delete from search_synonyms where index_name = $1 and term = $2`,
)
const removeRule = statement(
  'search.removeRule',
  { index: 'text', query: 'text' },
  {},
  `delete from search_rules where index_name = $1 and query = $2`,
)
/** Saves nothing if the category or one of the products doesn't exist. */
const saveRule = statement(
  'search.saveRule',
  { index: 'text', query: 'text', category: 'uuid?', products: 'uuid[]' },
  {},
  `
  insert into search_rules (index_name, query, category_id, product_ids) select $1, $2, $3, $4::uuid[]
  where ($3::uuid is null or exists (select from categories where id = $3))
    and not exists (select from unnest($4::uuid[]) u where not exists (select from products p where p.id = u))
  on conflict (index_name, query) do update set category_id = excluded.category_id, product_ids = excluded.product_ids`,
)

/** The synonyms and rules of the shop's search. */
export async function searchSettings(db: Db | Tx, index: string): Promise<SearchSettings> {
  const [synonyms, rules] = await Promise.all([allSynonyms.all(db, { index }), namedRules.all(db, { index })])
  return {
    synonyms: synonyms.toSorted((a, b) => a.term.localeCompare(b.term)),
    rules: rules.map(({ query, category_id: categoryId, products }) => ({ query, categoryId, products })),
  }
}

/** Sets the synonyms of a term; an empty list removes them. */
export async function changeSynonyms(tx: Tx, index: string, { term, means }: ParsedOf<typeof setSynonyms>): Promise<SearchSettings> {
  const others = [...new Set(means)].filter((word) => word !== term)
  if (others.length > 0) await saveSynonyms.run(tx, { index, synonyms: [{ term, means: others }] })
  else await removeSynonym.run(tx, { index, term })
  await notifySearch.run(tx, { what: 'settings' })
  return searchSettings(tx, index)
}

/** Sets the answer to a query; neither a category nor products removes it. Fails with INVALID_PRODUCT_ID. */
export async function changeRule(
  tx: Tx,
  index: string,
  { query, categoryId, productIds }: ParsedOf<typeof setSearchRule>,
): Promise<SearchSettings> {
  const products = [...new Set(productIds)]
  if (categoryId === null && products.length === 0) await removeRule.run(tx, { index, query })
  else if ((await saveRule.run(tx, { index, query, category: categoryId, products })) === 0)
    throw refuse(products.length > 0 ? 'INVALID_PRODUCT_ID' : 'INVALID_CATEGORY_ID')
  await notifySearch.run(tx, { what: 'settings' })
  return searchSettings(tx, index)
}
