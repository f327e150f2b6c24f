import { z } from 'zod'

/**
 * A backup is a gzipped text: a line of JSON (the header); for each table a line of JSON with its columns, its rows as COPY writes them,
 * and `\.`; at last a line of JSON (the trailer), without which the file isn't whole.
 */
export const header = z.object({
  format: z.literal('gymfolk-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Those that the schema was made by, in order. */
  migrations: z.array(z.string()),
})
export type Header = z.infer<typeof header>

export const tableHeader = z.object({ table: z.string(), columns: z.array(z.string()) })
export type TableHeader = z.infer<typeof tableHeader>

export const trailer = z.object({
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ name: z.string(), value: z.coerce.string(), called: z.boolean() })),
})
export type Trailer = z.infer<typeof trailer>

export const endOfRows = '\\.\n'

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const toLine = (value: object): string => `${JSON.stringify(value)}\n`
