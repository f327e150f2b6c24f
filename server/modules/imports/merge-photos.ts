import type { ProductDocument, StoredPhoto } from '#server/modules/catalogue/editor/editor.ts'
import type { FileProduct, LineError } from './formats/file-product.ts'
import type { ProductFormat } from './formats/read-products.ts'
import { lineErrorOf } from './line-errors.ts'

/**
 * The pictures of a product in the file's order. Those at other addresses are left out, with a warning; while there are some, none of the
 * product's own goes.
 */
export function mergePhotos(
  file: FileProduct,
  before: ProductDocument | null,
  { origin, format }: { origin: string; format: ProductFormat },
): { photos: StoredPhoto[]; warnings: LineError[] } {
  const own = before?.photos ?? []
  if (!file.photos) return { photos: own, warnings: [] }
  const byUrl = new Map(own.map((photo) => [new URL(photo.url, origin).href, photo]))
  const named = file.photos.flatMap(({ url, alt }) => {
    const photo = byUrl.get(url)
    return photo ? [alt === '' ? photo : { ...photo, alt }] : []
  })
  const foreign = file.photos.length - named.length
  if (foreign === 0) return { photos: named, warnings: [] }
  const left = own.filter(({ url }) => !named.some((photo) => photo.url === url))
  const message = `${foreign === 1 ? 'one picture is' : `${foreign} pictures are`} left out: add ${foreign === 1 ? 'it' : 'them'} in the editor`
  return { photos: [...named, ...left], warnings: [lineErrorOf(['photos'], message, { file, lines: [], format })] }
}
