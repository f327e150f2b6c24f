import { z } from 'zod'
import { isCopyName, isLargeName } from '#server/modules/media/files.ts'

/**
 * A backup is gzipped text: a line of JSON (the header); for each table a line of JSON with its columns, its rows in COPY format, and `\.`;
 * each uploaded picture as a line of JSON, each video and private file as several; finally a line of JSON (the trailer), without which the
 * file is incomplete.
 */
export const header = z.object({
  format: z.literal('gymfolk-backup'),
  /** Version 1 had no pictures; version 2 had no videos and private files. */
  version: z.literal([1, 2, 3]),
  createdAt: z.iso.datetime(),
  /** The migrations that the schema was made by, in order. */
  migrations: z.array(z.string()),
})
export type Header = z.infer<typeof header>

export const tableHeader = z.object({ table: z.string(), columns: z.array(z.string()) })
export type TableHeader = z.infer<typeof tableHeader>

/** An uploaded picture; its content in base64. */
export const pictureLine = z.object({ picture: z.string().refine(isCopyName), content: z.base64() })
export type PictureLine = z.infer<typeof pictureLine>

/** A part of a video or private file, in base64. These files can be too large for one line. */
export const fileLine = z.object({ file: z.string().refine(isLargeName), content: z.base64(), isLast: z.boolean() })
export type FileLine = z.infer<typeof fileLine>
/** The number of bytes of a file per line. */
export const filePartBytes = 3 * 1024 * 1024

export const trailer = z.object({
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.int()),
  pictures: z.int().default(0),
  files: z.int().default(0),
  sequences: z.array(z.object({ name: z.string(), value: z.coerce.string(), called: z.boolean() })),
})
export type Trailer = z.infer<typeof trailer>

export const endOfRows = '\\.\n'

/** An SQL identifier in quotes. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
/** A value as a line of JSON. */
export const toLine = (value: object): string => `${JSON.stringify(value)}\n`
