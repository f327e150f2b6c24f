import type { ApiInput } from '#contract/api.ts'
import type { EditedProduct } from '#contract/edited-product.ts'
import type { Refusal } from '#contract/refusal.ts'
import { startApp } from './app.ts'
import { seedProduct, staffIn, stockShop } from './builders.ts'
import { fieldsOf } from './good-inputs-products.ts'

type Fields = ApiInput<'POST /admin/products'>
export const sizes = ['S', 'M']

/** The refusal of a call; `done` if it succeeded. */
export const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done' as const,
    ({ code, errors }: Refusal) => [code, errors] as const,
  )

/** A shop with a signed-in editor who creates tees, each with its own name and SKUs. */
export async function startProductWriter() {
  const app = await startApp()
  const { token } = await staffIn(app, 'editor')
  await stockShop(app, [seedProduct()])
  await app.jobs.runDue()
  const brandId = (await app.call('GET /brands', {})).brands.find(({ slug }) => slug === 'saltwell')!.id
  const categoryId = (await app.call('GET /categories/slug/:slug', { slug: 'barbells' })).id
  let made = 0
  const tee = (over: Partial<Fields> = {}): Fields => {
    const n = (made += 1)
    return {
      name: `Training tee ${n}`,
      friendlyPageName: `training-tee-${n}`,
      brandId,
      categoryIds: [categoryId],
      shortDescription: 'Dries fast.',
      fullDescription: 'A tee.',
      metaTitle: '',
      metaDescription: '',
      keywords: ['tee'],
      isFeatured: false,
      isRedeemable: false,
      isPublished: true,
      publishDate: new Date(app.now().getTime() - 60_000).toISOString(),
      unpublishDate: null,
      options: [{ name: 'Size', values: sizes }],
      attributes: [{ name: 'Material', value: 'Cotton', isFilter: true }],
      photos: [],
      variants: sizes.map((size) => ({ sku: `TT-${n}-${size}`, options: { Size: size }, price: 32, oldPrice: null, stock: 5 })),
      ...over,
    }
  }
  return {
    app,
    token,
    brandId,
    categoryId,
    tee,
    create: (over: Partial<Fields> = {}) => app.call('POST /admin/products', tee(over), { token }),
    save: (product: EditedProduct, over: Partial<Fields>) =>
      app.call('PUT /admin/products/:id', { ...fieldsOf(product), ...over, id: product.id, version: product.version }, { token }),
    read: (id: string) => app.call('GET /admin/products/:id', { id }, { token }),
  }
}
