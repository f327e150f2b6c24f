import { z } from 'zod'
import { video } from '#contract/media.ts'
import { productFields } from '#contract/edited-product.ts'
import { listProductVersions } from '#contract/product-editor.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { jsonb, int4Max } from '#server/db/types.ts'
import type { EditRow } from './read-queries.ts'
import { saveFields } from './editor.ts'
import type { SaveContext } from './save-context.ts'

const listed = statement(
  'editor.versions',
  { product: 'uuid', before: 'int4', limit: 'int8' },
  { version: 'int4', at: 'timestamptz', name: 'text?', changed: 'text[]' },
  `
  select h.version, h.at, u.name, h.changed from product_versions h left join users u on u.id = h.user_id
  where h.product_id = $1 and h.version < $2 order by h.version desc limit $3`,
)

/** The versions of a product: who saved it, when, and which fields changed. */
export async function productVersions(
  db: Db,
  { id, before = int4Max, limit }: ParsedOf<typeof listProductVersions>,
): Promise<OutputOf<typeof listProductVersions>> {
  const rows = await listed.all(db, { product: id, before, limit })
  return { versions: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
}

const readVersion = statement(
  'editor.version',
  { product: 'uuid', version: 'int4' },
  { document: jsonb<object>() },
  `select document from product_versions where product_id = $1 and version = $2`,
)

const storedPhoto = z.object({
  url: z.string(),
  alt: z.string().default(''),
  options: z.record(z.string(), z.string()).default({}),
  width: z.int(),
  height: z.int(),
  blur: z.string().nullable().default(null),
  video: video.nullable().default(null),
})
const stored = z.looseObject({ photos: z.array(storedPhoto) })

/** Restores a version of a product. Fails with NOT_FOUND, and if other products now have its SKUs or page name. */
export async function restoreVersion(tx: Tx, { id, version }: { id: string; version: number }, saving: SaveContext): Promise<EditRow> {
  const row = await readVersion.one(tx, { product: id, version })
  if (!row) throw refuse('NOT_FOUND')
  const { photos, ...rest } = stored.parse(row.document)
  const fields = productFields.parse({ ...rest, photos: photos.map(({ url, alt, options }) => ({ url, alt, options })) })
  // Variants are matched by their options, not their ids, so a removed one comes back with its stock.
  const variants = fields.variants.map(({ id: _, ...variant }) => variant)
  return saveFields(tx, { id, version: null, known: photos }, { ...fields, variants }, saving)
}
