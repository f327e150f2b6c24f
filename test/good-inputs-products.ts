import { randomUUID } from 'node:crypto'
import type { EditedProduct } from '#contract/edited-product.ts'
import type { TestApp } from './app.ts'

type Inputs = Record<string, Record<string, unknown>>

/** The fields of a product that the editor sends, without its stock. */
export function fieldsOf(product: EditedProduct) {
  const { id: _, version: __, state: ___, changed: ____, soldLately: _____, rating: ______, inBundles: _______, ...fields } = product
  return {
    ...fields,
    photos: fields.photos.map(({ url, alt, options }) => ({ url, alt, ...(options && { options }) })),
    variants: fields.variants.map(({ stock: _stock, sold: _sold, backOrdered: _backOrdered, ...variant }) => variant),
  }
}

/** Good inputs for the staff's calls that write products: on drafts, so that the shop's products stay unchanged. */
export async function productInputs(app: TestApp, token: string, productId: string): Promise<Inputs> {
  const copy = await app.call('POST /admin/products/:id/duplicate', { id: productId }, { token })
  const fields = fieldsOf(copy)
  const { categories } = await app.call('GET /admin/categories', {}, { token })
  const variantId = copy.variants[0]!.id
  return {
    'GET /admin/products': {
      q: 'thing',
      state: 'live',
      categoryId: randomUUID(),
      brandId: randomUUID(),
      stock: 'low',
      cursor: 'x',
      limit: '5',
    },
    'GET /admin/products/:id': { id: copy.id },
    'POST /admin/products': {
      ...fields,
      friendlyPageName: 'new-thing',
      photos: [],
      variants: [{ sku: 'NEW-1', options: {}, price: 20, oldPrice: 25, weight: 100, barcode: '4006381333931', stock: 3 }],
    },
    'PUT /admin/products/:id': { ...fields, id: copy.id, version: copy.version },
    'POST /admin/products/bulk': {
      rows: [
        {
          id: copy.id,
          isFeatured: true,
          isPublished: false,
          brandId: copy.brandId,
          price: 12,
          oldPrice: 15,
          pricePercent: -5,
          addKeywords: ['summer'],
          removeKeywords: ['winter'],
          variants: [{ id: variantId, price: 12, oldPrice: 15 }],
        },
      ],
    },
    'POST /admin/products/:id/duplicate': { id: copy.id },
    'GET /admin/products/:id/downloads': { id: copy.id },
    'POST /admin/download-files': { variantId, name: 'Plan', replaces: randomUUID() },
    'PUT /admin/products/:id/downloads/:variantId': {
      id: copy.id,
      variantId,
      isDigital: false,
      downloadLimit: 5,
      downloadDays: 365,
      files: [{ id: randomUUID(), name: 'Plan' }],
    },
    'DELETE /admin/products/:id': { id: randomUUID() },
    'POST /admin/products/:id/restore': { id: randomUUID() },
    'GET /admin/products/:id/versions': { id: copy.id, before: '9', limit: '5' },
    'POST /admin/products/:id/versions/restore': { id: copy.id, version: 1 },
    'POST /admin/categories': { name: 'Ropes', slug: 'ropes', description: 'To climb.', parentId: null, rules: null },
    'PUT /admin/categories/:id': {
      id: categories.at(-1)!.id,
      name: 'Small things',
      description: 'For bags.',
      rules: { brandIds: [copy.brandId], keywords: ['summer'], minPrice: 1, maxPrice: 100, isReduced: true, isInStock: true },
    },
    'PUT /admin/categories/:id/place': { id: categories.at(-1)!.id, parentId: null, position: 0 },
    'DELETE /admin/categories/:id': { id: randomUUID() },
    'GET /admin/brands/:id': { id: copy.brandId },
    'POST /admin/brands': { name: 'Ironroot', slug: 'ironroot', description: 'Racks.' },
    'PUT /admin/brands/:id': { id: copy.brandId, name: 'Northbar', slug: 'northbar', description: 'Bars.' },
    'DELETE /admin/brands/:id': { id: randomUUID() },
    'POST /admin/imports': { fileName: 'products.csv' },
    'GET /admin/imports': { cursor: 'x', limit: '5' },
    'GET /admin/imports/:id': { id: randomUUID() },
    'GET /admin/imports/:id/rows': { id: randomUUID(), show: 'refuse', after: '5', limit: '5' },
    'GET /admin/imports/:id/pictures': { id: randomUUID(), limit: '5', cursor: 'x' },
    'POST /admin/imports/:id/pictures': { id: randomUUID(), picture: { position: 1, place: 2 } },
    'GET /admin/imports/:id/columns': { id: randomUUID() },
    'PUT /admin/imports/:id/columns': { id: randomUUID(), targets: ['name', 'price', null] },
    'POST /admin/imports/:id/run': { id: randomUUID(), outdated: true },
    'POST /admin/imports/:id/undo': { id: randomUUID() },
    'POST /admin/imports/:id/continue': { id: randomUUID() },
    'GET /admin/imports/prices': { q: 'bell', stock: 'low' },
    'GET /admin/stock/export': { q: 'bell', level: 'low', placeId: randomUUID() },
    'GET /admin/redirects': { q: 'a', sort: 'created', limit: '5' },
    'GET /admin/redirects/export': { q: 'a', sort: '-created' },
    'POST /admin/redirects': { from: `/old-${randomUUID()}`, to: '/market' },
    'DELETE /admin/redirects/:id': { id: randomUUID() },
    'GET /admin/imports/export': {
      q: 'thing',
      state: 'live',
      categoryId: randomUUID(),
      brandId: randomUUID(),
      stock: 'low',
      format: 'woocommerce',
    },
    'GET /admin/stock': { q: 'thing', level: 'low', variantId, placeId: randomUUID(), cursor: 'x', limit: '5' },
    'POST /admin/stock/changes': { kind: 'receive', reason: 'Delivery 7', lines: [{ variantId, quantity: 2 }] },
    'GET /admin/stock/:variantId/movements': { variantId, cursor: 'x', limit: '5' },
    'POST /admin/stock/places': { name: 'Store' },
    'PUT /admin/stock/places': { id: randomUUID(), name: 'Store in Berlin' },
    'DELETE /admin/stock/places': { id: randomUUID() },
    'PUT /admin/search-settings/synonyms': { term: 'kb', means: ['kettlebell'] },
    'PUT /admin/search-settings/rules': { query: 'bells', categoryId: null, productIds: [productId] },
  }
}
