import { major } from '#contract/currency.ts'
import type { EditedComponent, EditedProduct, ProductFields, ProductState } from '#contract/edited-product.ts'
import type { EditRow, StoredComponent, StoredPhoto } from './read-queries.ts'

/** A product's fields without its stock. Stored with each version, and compared to find changed fields. */
export type ProductDocument = Omit<ProductFields, 'photos'> & { photos: StoredPhoto[] }

const giftCardOf = ({ is_gift_card, gift_card_min: min, gift_card_max: max }: EditRow): ProductFields['giftCard'] =>
  is_gift_card ? { ownAmount: min === null || max === null ? null : { min: major(min), max: major(max) } } : null

/** A stored product as its document. */
export const documentOf = (row: EditRow): ProductDocument => ({
  name: row.name,
  friendlyPageName: row.slug,
  brandId: row.brand_id,
  categoryIds: row.category_ids,
  shortDescription: row.short_description,
  fullDescription: row.full_description,
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  keywords: row.keywords,
  isFeatured: row.is_featured,
  isRedeemable: row.is_redeemable,
  giftCard: giftCardOf(row),
  taxClass: row.tax_class,
  isPublished: row.unpublished_at === null,
  publishDate: row.published_at.toISOString(),
  unpublishDate: row.unpublish_at?.toISOString() ?? null,
  options: row.options,
  attributes: row.attributes.map(({ name, value, filter = false }) => ({ name, value, isFilter: filter })),
  photos: row.photos,
  variants: row.variants.map(({ stock: _, sold: __, backOrdered: ___, isDigital: ____, backOrders, components, ...variant }) => ({
    ...variant,
    price: major(variant.price),
    oldPrice: variant.oldPrice === null ? null : major(variant.oldPrice),
    ...(backOrders !== null && { backOrders }),
    ...(components !== null && { components: components.map(({ variantId, quantity }) => ({ variantId, quantity })) }),
  })),
})

/** The state of a stored product. */
export function stateOf(row: { deleted_at: unknown; unpublished_at: unknown; listed: boolean }): ProductState {
  if (row.deleted_at) return 'trash'
  if (row.unpublished_at) return 'draft'
  return row.listed ? 'live' : 'scheduled'
}

const presentComponent = ({ deleted_at, unpublished_at, listed, price, ...component }: StoredComponent): EditedComponent => ({
  ...component,
  price: major(price),
  state: stateOf({ deleted_at, unpublished_at, listed }),
})

/** A stored product as the editor receives it. */
export function presentProduct(row: EditRow): EditedProduct {
  const document = documentOf(row)
  const count = row.ratings.reduce((sum, n) => sum + n, 0)
  const stars = row.ratings.reduce((sum, n, index) => sum + n * (index + 1), 0)
  return {
    ...document,
    id: row.id,
    version: row.version,
    state: stateOf(row),
    photos: document.photos.map(({ blur: _, video, ...photo }) => ({ ...photo, ...(video && { video }) })),
    variants: document.variants.map(({ components: _, ...variant }, index) => {
      const { id, stock, sold, backOrdered, isDigital, components } = row.variants[index]!
      return {
        ...variant,
        id,
        stock,
        sold,
        ...(backOrdered > 0 && { backOrdered }),
        ...(isDigital && { isDigital }),
        ...(components && { components: components.map(presentComponent) }),
      }
    }),
    ...(row.in_bundles && { inBundles: row.in_bundles }),
    changed: row.changed && { name: row.changed.name ?? '', at: new Date(row.changed.at).toISOString() },
    soldLately: row.sold_lately,
    rating: { average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10, count },
  }
}

/** The names of the fields in which two documents differ. */
export function changedFields(before: ProductDocument | null, after: ProductDocument): string[] {
  const names = Object.keys(after) as (keyof ProductDocument)[]
  return names.filter((name) => before === null || JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
