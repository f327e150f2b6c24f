import { limits } from '#contract/limits.ts'
import type { Database } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import { addRelatedPicks } from '#server/modules/catalogue/catalogue.ts'

/** Products that an import created, with those that their lines recommend, as far as the shop has them. */
const relatedOfCreated = statement(
  'imports.relatedOfCreated',
  { id: 'uuid', after: 'int4', limit: 'int8' },
  { position: 'int4', product: 'uuid', related: 'uuid[]' },
  `
  select r.position, r.target_id as product, array(
    select coalesce(s.id, o.id) from jsonb_array_elements(r.content->'related') with ordinality as g (of, at)
      left join products s on s.slug = g.of->>'slug' and s.deleted_at is null
      left join variants v on v.sku = g.of->>'sku'
      left join products o on o.id = v.product_id and o.deleted_at is null
    where coalesce(s.id, o.id) <> r.target_id order by g.at limit ${limits.rails.related}) as related
  from import_rows r
  where r.import_id = $1 and r.position > $2 and r.result = 'created' and r.target_id is not null and r.content ? 'related'
  order by r.position limit $3`,
)

const batch = 40

/**
 * Picks what a file recommends beside its products, once all of them are there. Only for products that the import created: undoing takes
 * them away with their picks, while nothing knows what others had. Picks that are there already stay, so it may run again.
 */
export async function pickRelated(database: Database, id: string): Promise<void> {
  for (let after = -1; ;) {
    const rows = await relatedOfCreated.all(database.db, { id, after, limit: batch })
    const last = rows.at(-1)
    if (!last) return
    await database.transaction((tx) => addRelatedPicks(tx, rows))
    after = last.position
  }
}
