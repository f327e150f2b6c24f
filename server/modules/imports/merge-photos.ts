import type { ProductDocument, StoredPhoto } from '#server/modules/catalogue/editor/editor.ts'
import type { FileProduct, LineError } from './formats/file-product.ts'
import type { ProductFormat } from './formats/read-products.ts'
import { lineErrorOf } from './line-errors.ts'
import { isFetchable } from './picture-sources.ts'

/** A picture that is to be fetched. */
export interface ExternalPhoto {
  /** Its place in the file, from 1. */
  place: number
  source: string
  alt: string
}

/**
 * A product's pictures in the file's order. Pictures at other addresses are returned separately to be fetched, unless they were fetched
 * before; as long as there are any, none of the product's own pictures is removed.
 */
export function mergePhotos(
  file: FileProduct,
  before: ProductDocument | null,
  { origin, format, sourceOf }: { origin: string; format: ProductFormat; sourceOf: (source: string) => string | undefined },
): { photos: StoredPhoto[]; foreign: ExternalPhoto[]; warnings: LineError[] } {
  const own = before?.photos ?? []
  if (!file.photos) return { photos: own, foreign: [], warnings: [] }
  const byUrl = new Map(own.map((photo) => [new URL(photo.url, origin).href, photo]))
  const storedOf = (url: string) => byUrl.get(url) ?? byUrl.get(new URL(sourceOf(url) ?? '', origin).href)
  const named = file.photos.flatMap(({ url, alt }) => {
    const photo = storedOf(url)
    return photo ? [alt === '' ? photo : { ...photo, alt }] : []
  })
  const others = file.photos.map(({ url, alt }, n) => ({ place: n + 1, source: url, alt })).filter(({ source }) => !storedOf(source))
  if (others.length === 0) return { photos: named, foreign: [], warnings: [] }
  const foreign = others.filter(({ source }) => isFetchable(source))
  const left = own.filter(({ url }) => !named.some((photo) => photo.url === url))
  return { photos: [...named, ...left], foreign, warnings: warningsOf(others.length - foreign.length, file, format) }
}

function warningsOf(count: number, file: FileProduct, format: ProductFormat): LineError[] {
  if (count === 0) return []
  const many = count === 1 ? 'one picture is left out: its address does' : `${count} pictures are left out: their addresses do`
  return [lineErrorOf(['photos'], `${many} not begin with http:// or https://`, { file, lines: [], format })]
}

/** The fields of a stored picture that an editor writes; its size is derived. */
export const writtenPart = ({ url, alt, options }: StoredPhoto) => ({ url, alt, options })
