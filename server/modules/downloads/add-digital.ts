import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { refreshProducts } from '#server/modules/catalogue/catalogue.ts'
import { type MediaStorage, privateName } from '#server/modules/media/media.ts'
import { inTemporaryFolder } from '#server/http/temporary-folders.ts'
import { contentTypeOf, fileNameOf } from './content-type.ts'
import * as queries from './file-queries.ts'

interface Sold {
  productId: string
  variantId: string
  limit: number | null
  days: number | null
  files: { name: string; content: Uint8Array }[]
}

/** Makes a variant a digital one with files, for a seeded shop. `storage` is null if nobody will download their content. */
export async function addDigital(
  tx: Tx,
  storage: Pick<MediaStorage, 'put'> | null,
  { productId, variantId, limit, days, files }: Sold,
  now: Date,
): Promise<void> {
  await inTemporaryFolder('files', async (folder) => {
    for (const [position, { name, content: bytes }] of files.entries()) {
      const path = join(folder, 'file')
      await writeFile(path, bytes)
      const type = await contentTypeOf(path)
      if (!type) throw refuse('INVALID_FILE_TYPE')
      const content = newId(now)
      await storage?.put(privateName(content), path, type)
      await queries.insertContent.run(tx, { id: content, type, bytes: bytes.length, now, deleteAt: now })
      await queries.useContent.run(tx, { id: content })
      await queries.addFile.run(tx, { id: newId(now), variant: variantId, position, name: fileNameOf(name, type), content, now })
    }
  })
  await queries.saveTerms.run(tx, { variant: variantId, is_digital: true, download_limit: limit, download_days: days })
  await refreshProducts(tx, [productId])
}
