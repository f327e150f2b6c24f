import { afterAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Refusal } from '#contract/refusal.ts'
import { staffIn } from '#test/builders.ts'
import { fieldsOf } from '#test/good-inputs-products.ts'
import { unpublishedProduct } from './queries.ts'
import { upload } from '#test/pictures.ts'
import { refusalOf, sizes, startProductWriter } from '#test/product-writer.ts'

const { app, token, brandId, categoryId, tee, create, save, read } = await startProductWriter()
afterAll(() => app.stop())

const shown = (uniqueName: string) => app.call('GET /user/products/url/:uniqueName', { uniqueName }).catch(({ code }: Refusal) => code)
/** Its page is 410, not 404. */
const isGone = async (slug: string) => (await unpublishedProduct.one(app.database.db, { slug })) !== undefined

describe('a product in the editor', () => {
  it('is saved to the shop with variants, pictures and stock, and later saves record what changed', async () => {
    const url = (await upload(app, token, 'product')).url
    const product = await create({ photos: [{ url, alt: 'A tee', options: { Size: 'M' } }] })
    expect(product).toMatchObject({ version: 1, state: 'live', metaTitle: product.name, variants: [{ stock: 5 }, { stock: 5 }] })
    const page = await app.call('GET /user/products/:id', { id: product.id })
    expect(page).toMatchObject({
      info: { name: product.name, price: 32 },
      photos: [{ url, alt: 'A tee', options: { Size: 'M' } }],
      variants: [{ sku: product.variants[0]!.sku }, { photo: url }],
      categories: [{ slug: 'barbells' }],
    })
    const saved = await save(product, { name: 'Long tee', photos: [{ url, alt: 'A long tee' }] })
    expect(saved).toMatchObject({ version: 2, name: 'Long tee', photos: [{ alt: 'A long tee' }] })
    await expect.poll(async () => (await app.call('GET /user/products/:id', { id: product.id })).info.name).toBe('Long tee')
    const { versions } = await app.call('GET /admin/products/:id/versions', { id: product.id }, { token })
    expect(versions).toMatchObject([{ version: 2, changed: ['name', 'photos'], name: 'Test Person' }, { version: 1 }])
    const restored = await app.call('POST /admin/products/:id/versions/restore', { id: product.id, version: 1 }, { token })
    expect(restored).toMatchObject({ version: 3, name: product.name, photos: [{ alt: 'A tee', options: { Size: 'M' } }] })
    expect(restored.variants.map(({ id }) => id)).toEqual(product.variants.map(({ id }) => id))
  })

  it('has a content, from which its page and the cart compute the unit price', async () => {
    const content = { amount: 900, unit: 'g' } as const
    const product = await create({
      variants: (await create({})).variants.map((one) => ({ ...one, content, id: undefined, sku: `C-${one.sku}` })),
    })
    expect(product.variants).toMatchObject([{ content }, { content }])
    const page = await app.call('GET /user/products/:id', { id: product.id })
    expect(page.variants).toMatchObject([{ content }, { content }])
    const items = [{ productId: product.id, variantId: product.variants[0]!.id, quantity: 1 }]
    expect((await app.call('POST /cart/preview', { items })).items).toMatchObject([{ product: { content } }])
    const saved = await save(product, { variants: fieldsOf(product).variants.map((one) => ({ ...one, content: null })) })
    expect(saved.variants).toMatchObject([{ content: null }, { content: null }])
    await expect.poll(async () => 'content' in (await app.call('GET /user/products/:id', { id: product.id })).variants[0]!).toBe(false)
  })

  it('is a draft until it is published, at its publication time, and ends at its end time', async () => {
    const draft = await create({ isPublished: false })
    expect([draft.state, await shown(draft.friendlyPageName), await isGone(draft.friendlyPageName)]).toEqual([
      'draft',
      'INVALID_PRODUCT_ID',
      false,
    ])
    const at = (hours: number) => new Date(app.now().getTime() + hours * 3_600_000).toISOString()
    const planned = await save(draft, { isPublished: true, publishDate: at(1), unpublishDate: at(2) })
    expect(planned.state).toBe('scheduled')
    app.pass(3_600_000)
    await app.jobs.runDue()
    expect((await read(draft.id)).state).toBe('live')
    await expect.poll(() => shown(draft.friendlyPageName)).toMatchObject({ id: draft.id })
    app.pass(3_600_000)
    await app.jobs.runDue()
    await expect.poll(() => shown(draft.friendlyPageName)).toBe('INVALID_PRODUCT_ID')
    expect(await isGone(draft.friendlyPageName)).toBe(true)
    expect((await read(draft.id)).state).toBe('draft')
  })

  it('is refused with a message at the field', async () => {
    const product = await create()
    const [sku] = product.variants.map((variant) => variant.sku)
    const other = tee()
    const variants = other.variants.map((variant, index) => (index === 1 ? { ...variant, sku: sku! } : variant))
    const cases: [Partial<ApiInput<'POST /admin/products'>>, unknown][] = [
      [{ variants }, ['PRODUCT_SKU_MATCH', { 'variants.1.sku': ['Product sku match'] }]],
      [
        { friendlyPageName: product.friendlyPageName },
        ['PRODUCT_FRIENDLY_PAGE_NAME_MATCH', { friendlyPageName: ['Product friendly page name match'] }],
      ],
      [
        { variants: other.variants.map((variant) => ({ ...variant, backOrders: { limit: 5, isPreOrder: true, shipsOn: '2020-01-01' } })) },
        ['INVALID_INPUT', { 'variants.0.backOrders.shipsOn': ['is in the past'], 'variants.1.backOrders.shipsOn': ['is in the past'] }],
      ],
      [{ brandId: product.id }, ['INVALID_BRAND_ID', { brandId: ['Invalid brand id'] }]],
      [{ categoryIds: [product.id] }, ['INVALID_CATEGORY_ID', { categoryIds: ['Invalid category id'] }]],
      [{ photos: [{ url: '/media/x.webp', alt: '' }] }, ['INVALID_INPUT', { 'photos.0.url': ['is not a picture you uploaded here'] }]],
      [
        { variants: other.variants.map((variant) => ({ ...variant, options: { Size: 'M' }, oldPrice: 32 })) },
        [
          'INVALID_INPUT',
          {
            'variants.0.oldPrice': ['is not more than the price'],
            'variants.1.oldPrice': ['is not more than the price'],
            'variants.1.options': ['is there twice'],
          },
        ],
      ],
    ]
    for (const [over, refusal] of cases) expect(await refusalOf(create(over))).toEqual(refusal)
  })

  it('loses no change when two staff save it: the later one is refused, and of 50 in parallel one succeeds', async () => {
    const product = await create()
    const saves = await Promise.all(Array.from({ length: 50 }, (_, n) => refusalOf(save(product, { name: `Tee of ${n}` }))))
    expect(saves.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(saves.filter((outcome) => outcome[0] === 'PRODUCT_WAS_CHANGED')).toHaveLength(49)
    expect((await read(product.id)).version).toBe(2)
  })

  it('can swap the SKUs and options of its variants, and restore a removed one', async () => {
    const product = await create()
    const [small, medium] = fieldsOf(product).variants
    const swapped = await save(product, {
      variants: [
        { ...small!, sku: medium!.sku, options: medium!.options },
        { ...medium!, sku: small!.sku, options: small!.options },
      ],
    })
    expect(swapped.variants).toMatchObject([
      { id: small!.id, sku: medium!.sku, options: { Size: 'M' } },
      { id: medium!.id, sku: small!.sku },
    ])
    const [first] = fieldsOf(swapped).variants
    const without = await save(swapped, { variants: [first!], options: [{ name: 'Size', values: ['M'] }] })
    expect(without.variants).toHaveLength(1)
    const again = await save(without, {
      options: [{ name: 'Size', values: sizes }],
      variants: [first!, { sku: small!.sku, options: { Size: 'S' }, price: 30, oldPrice: null, stock: 99 }],
    })
    expect(again.variants[1]).toMatchObject({ id: medium!.id, stock: 5, price: 30 })
  })
})

describe('bulk edits', () => {
  it('change many products in one call, each separately, and duplicate them as drafts', async () => {
    const [one, two] = [await create(), await create()]
    const copy = await app.call('POST /admin/products/:id/duplicate', { id: one.id }, { token })
    expect(copy).toMatchObject({
      state: 'draft',
      name: `${one.name} copy`,
      variants: [{ stock: 0, sku: `${one.variants[0]!.sku}-copy` }, {}],
    })
    const { results } = await app.call(
      'POST /admin/products/bulk',
      {
        rows: [
          { id: one.id, pricePercent: -10, addKeywords: ['summer'] },
          { id: brandId, isPublished: false },
          { id: two.id, isPublished: false, variants: [{ id: two.variants[0]!.id, price: 40, oldPrice: 30 }] },
          { id: copy.id, isPublished: true },
        ],
      },
      { token },
    )
    expect(results.map(({ error }) => error)).toEqual([null, 'INVALID_PRODUCT_ID', 'INVALID_INPUT', null])
    expect(await read(one.id)).toMatchObject({ keywords: ['tee', 'summer'], variants: [{ price: 28.8, oldPrice: 32 }, {}] })
    expect((await read(two.id)).state).toBe('live')
    const text = `select target, after from audit_log where call = 'changeProducts' order by id`
    const { rows } = await app.database.db.query({ text, values: [] })
    expect(rows).toEqual([
      { target: one.id, after: { pricePercent: -10, addKeywords: ['summer'] } },
      { target: copy.id, after: { isPublished: true } },
    ])
  })

  it("are refused when the audit log can't record them", async () => {
    const one = await create()
    const query = (text: string) => app.database.db.query({ text, values: [] })
    await query(`alter table audit_log add constraint not_now check (call <> 'changeProducts') not valid`)
    const change = app.call('POST /admin/products/bulk', { rows: [{ id: one.id, isPublished: false }] }, { token })
    await expect(change).rejects.toMatchObject({ status: 500 })
    await query('alter table audit_log drop constraint not_now')
    expect((await read(one.id)).state).toBe('live')
  })

  it('find products by the filters of staff, last changed first', async () => {
    const one = await create({
      name: 'Quartz tee',
      variants: [{ sku: 'QZ-1', options: {}, price: 10, oldPrice: null, stock: 0 }],
      options: [],
    })
    const list = async (input: ApiInput<'GET /admin/products'>) => (await app.call('GET /admin/products', input, { token })).rows
    for (const input of [
      { q: 'quartz' },
      { q: 'qz-1' },
      { stock: 'out', state: 'live', limit: '100' },
      { categoryId, limit: '100' },
      { brandId, limit: '100' },
      { state: 'live' },
      {},
    ] as const)
      expect((await list(input)).map(({ id }) => id)).toContain(one.id)
    expect(await list({ q: '100%_' })).toEqual([])
    const ids: string[] = []
    for (let cursor: string | undefined; ;) {
      const page = await app.call('GET /admin/products', { limit: 3, ...(cursor && { cursor }) }, { token })
      ids.push(...page.rows.map(({ id }) => id))
      if (page.nextCursor === null) break
      cursor = page.nextCursor
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe((await list({ limit: 100 })).length)
  })
})

describe('the search', () => {
  it('applies new synonyms and pinned products within a second', async () => {
    const product = await create({ name: 'Zephyr tee' })
    const found = async (q: string) => (await app.call('GET /search/', { q })).products!.items[0]?.id
    await app.call('PUT /admin/search-settings/synonyms', { term: 'Windy', means: ['zephyr'] }, { token })
    await expect.poll(() => found('windy')).toBe(product.id)
    const pinned = await create({ name: 'Other tee' })
    await app.call('PUT /admin/search-settings/rules', { query: 'windy', categoryId: null, productIds: [pinned.id] }, { token })
    await expect.poll(() => found('windy')).toBe(pinned.id)
    const settings = await app.call('PUT /admin/search-settings/synonyms', { term: 'windy', means: [] }, { token })
    expect(settings.synonyms.map(({ term }) => term)).not.toContain('windy')
    expect(settings.rules).toContainEqual({ query: 'windy', categoryId: null, products: [{ id: pinned.id, name: 'Other tee' }] })
  })
})

describe('the trash', () => {
  it('takes a product off sale, restores it as a draft, and frees its slug and SKUs after 30 days', async () => {
    const product = await create()
    await app.call('DELETE /admin/products/:id', { id: product.id }, { token })
    await expect.poll(() => shown(product.friendlyPageName)).toBe('INVALID_PRODUCT_ID')
    expect(await isGone(product.friendlyPageName)).toBe(true)
    const trash = async (by: { token: string } = { token }) =>
      (await app.call('GET /admin/products', { state: 'trash' }, by)).rows.filter(({ id }) => id === product.id)
    expect(await trash()).toHaveLength(1)
    expect((await app.call('POST /admin/products/:id/restore', { id: product.id }, { token })).state).toBe('draft')
    await app.call('DELETE /admin/products/:id', { id: product.id }, { token })
    // A product that another job has locked is left to the next night.
    for (const days of [31, 1]) {
      app.pass(days * 86_400_000)
      await app.jobs.runDue()
    }
    // By now the first editor's session has expired.
    const later = await staffIn(app, 'editor')
    expect(await trash(later)).toEqual([])
    expect((await refusalOf(app.call('POST /admin/products/:id/restore', { id: product.id }, later)))[0]).toBe(
      'PRODUCT_IS_NOT_IN_THE_TRASH',
    )
    const { friendlyPageName, variants } = product
    expect(await isGone(friendlyPageName)).toBe(true)
    const fields = tee({ friendlyPageName, variants: variants.map(({ id: _, sold: __, ...variant }) => variant) })
    const heir = await app.call('POST /admin/products', fields, later)
    expect(heir.friendlyPageName).toBe(friendlyPageName)
  })
})
