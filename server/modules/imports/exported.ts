import { minor } from '#contract/currency.ts'
import { documentOf, type EditRow } from '#server/modules/catalogue/editor/editor.ts'
import type { FileProduct } from './formats/file-product.ts'
import type { Names } from './names.ts'

/** A stored product in the format of files, with absolute addresses of its pictures. */
export function fileProductOf(row: EditRow, names: Names, origin: string): FileProduct {
  const document = documentOf(row)
  return {
    line: 0,
    slug: row.slug,
    name: row.name,
    description: row.full_description,
    shortDescription: row.short_description,
    brand: names.brandName(row.brand_id),
    categories: row.category_ids.map((id) => names.pathOf(id)),
    keywords: row.keywords,
    isPublished: document.isPublished,
    isFeatured: row.is_featured,
    attributes: row.attributes.map(({ name, value }) => ({ name, value })),
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    options: row.options.map(({ name, values }) => ({ name, values })),
    photos: row.photos.map(({ url, alt }) => ({ url: new URL(url, origin).href, alt })),
    variants: document.variants.map((variant, index) => ({
      line: 0,
      sku: variant.sku,
      choice: variant.options,
      price: minor(variant.price),
      oldPrice: variant.oldPrice === null ? null : minor(variant.oldPrice),
      grams: variant.weight,
      barcode: variant.barcode,
      content: variant.content,
      // The stock of a bundle follows from its components.
      ...(!variant.components && { stock: row.variants[index]!.stock }),
      photo: photoOf(row, variant.options, origin),
    })),
  }
}

function photoOf({ photos }: EditRow, choice: Record<string, string>, origin: string): string | undefined {
  const own = photos.find(({ options }) => {
    const shown = Object.entries(options)
    return shown.length > 0 && shown.every(([name, value]) => choice[name] === value)
  })
  return own && new URL(own.url, origin).href
}
