import { z } from 'zod'
import type { FileImport, listFailedPictures, retryImportPictures } from '#contract/imports.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { int4Max } from '#server/db/types.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { oneImport, picturesJob } from './imports.ts'
import * as pictures from './picture-queries.ts'
import * as queries from './queries.ts'

const cursorShape = z.tuple([z.int().min(-1).max(int4Max), z.int().min(-1).max(int4Max)])

/** The pictures that an import couldn't fetch, in the order of the file. Fails as `oneImport` does. */
export async function failedPictures(
  db: Db,
  { id, limit, cursor }: ParsedOf<typeof listFailedPictures>,
  context: Pick<SignedInContext, 'caller' | 'now'>,
): Promise<OutputOf<typeof listFailedPictures>> {
  await oneImport(db, { id }, context)
  const [position, after] = cursor === undefined ? [-1, -1] : decodeCursor(cursorShape, cursor)
  const rows = await pictures.failedPictures.all(db, { id, position, place: after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map(({ product_id, reason, ...row }) => ({ ...row, productId: product_id, reason: reason ?? '' })),
    nextCursor: last && rows.length > limit ? encodeCursor([last.position, last.place]) : null,
  }
}

/**
 * Lets a job fetch failed pictures again, all or one; without failed pictures nothing happens. Fails as `oneImport` does, and with
 * IMPORT_IS_NOT_IN_THAT_STATE.
 */
export async function retryPictures(
  tx: Tx,
  { id, picture }: ParsedOf<typeof retryImportPictures>,
  context: SignedInContext,
): Promise<FileImport> {
  const { now } = context
  await oneImport(tx, { id }, context)
  const { state } = (await queries.lockImport.one(tx, { id }))!
  if (state !== 'done') throw refuse('IMPORT_IS_NOT_IN_THAT_STATE', { state: [`is ${state}`] })
  const again = await pictures.retryPictures.one(tx, { id, position: picture?.position ?? null, place: picture?.place ?? null })
  if (again && again.retried > 0) await queries.insertJob.run(tx, { id: newId(now), name: picturesJob, import: id, now })
  return oneImport(tx, { id }, context)
}
