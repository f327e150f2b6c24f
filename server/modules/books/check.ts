import { type Statement, statement } from '#server/db/statement.ts'

const params = { limit: 'int8' } as const
const columns = { id: 'uuid' } as const
export type Check = Statement<typeof params, typeof columns>

/** A comparison over all rows that returns the ids of differences. */
export const check = (name: string, text: string): Check => statement(`books.${name}`, params, columns, text, { slow: true })

/** For a line `l`: its variant, and for a bundle also the components of each piece (`p`). */
export const eachOfLine = `cross join lateral (
        select l.variant_id, 1 as pieces
        union all select (c->>'variantId')::uuid, (c->>'quantity')::int from jsonb_array_elements(coalesce(l.components, '[]')) c) p`
