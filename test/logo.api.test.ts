import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { registerPages } from '#server/pages/pages.ts'
import { startApp, type TestApp } from './app.ts'
import { newKey, orderInput, seedProduct, staffIn, stockShop } from './builders.ts'
import { upload } from './pictures.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  await buildIfStale()
  app = await startApp({
    env: { LOCALES: 'en,bn' },
    prepare: ({ http, call, callFrom, attachments, catalogue }, config) =>
      registerPages(http, { call, callFrom, attachments, config, invalidations: catalogue.invalidations }),
  })
  token = (await staffIn(app, 'owner')).token
})
afterAll(() => app.stop())

interface Logos {
  SHOP_LOGO?: string
  SHOP_LOGO_DARK?: string
}
const set = async (values: Logos) => {
  const { settings } = await app.call('PATCH /admin/settings', { values }, { token })
  return settings.find(({ name }) => name === 'SHOP_LOGO')
}
const refusalOf = (values: Logos) =>
  set(values).then(
    () => null,
    ({ code, errors }: { code: string; errors: object }) => [code, ...Object.keys(errors)],
  )
/** A picture of 400 x 300 that the library keeps. */
async function kept(): Promise<string> {
  const { url } = await upload(app, token, 'blog')
  await app.call('POST /admin/media', { url, alt: 'A mark' }, { token })
  return url
}
const header = async () => /<header.*?<\/header>/s.exec(await (await app.request('/about')).text())?.[0] ?? ''
const logoOf = async (one: Pick<TestApp, 'http'>, locale = 'en') => {
  const { payload } = await one.http.inject({ url: '/api/public/shop', headers: { 'accept-language': locale } })
  return (JSON.parse(payload) as { data: { logo?: object } }).data.logo
}

describe('the logo', () => {
  it('replaces the name in every process and language, survives a restart, and can be removed', async () => {
    const before = await header()
    expect(before).toContain('Gymfolk')
    expect(before).not.toContain('<img')
    const url = await kept()
    const other = await app.another({ LOCALES: 'en,bn' })
    try {
      expect(await set({ SHOP_LOGO: url })).toEqual({ name: 'SHOP_LOGO', value: `${url} 400x300`, isLocked: false, isSet: true })
      const picture = { url, width: 400, height: 300 }
      for (const one of [app, other])
        for (const locale of ['en', 'bn']) await expect.poll(() => logoOf(one, locale)).toEqual({ light: picture, dark: picture })
      await expect.poll(header).toContain(`src="${url}"`)
      expect(await header()).toMatch(/<img [^>]*alt="Gymfolk" width="53" height="40">/)
      const later = await app.another()
      expect(await logoOf(later)).toEqual({ light: picture, dark: picture })
      await later.close()
      await set({ SHOP_LOGO: '' })
      await expect.poll(() => logoOf(other, 'bn')).toBeUndefined()
      await expect.poll(header).toBe(before)
    } finally {
      await other.close()
    }
  })

  it('may differ in the dark theme', async () => {
    const [light, dark] = [await kept(), await kept()]
    await set({ SHOP_LOGO: light, SHOP_LOGO_DARK: dark })
    await expect.poll(() => logoOf(app)).toMatchObject({ light: { url: light }, dark: { url: dark } })
    await set({ SHOP_LOGO: '' })
    await expect.poll(() => logoOf(app)).toMatchObject({ light: { url: dark }, dark: { url: dark } })
    await set({ SHOP_LOGO_DARK: '' })
  })

  it('is a picture of the media library, with its size', async () => {
    const { url: unkept } = await upload(app, token, 'blog')
    const { url: avatar } = await upload(app, token, 'avatar')
    const gone = '/media/0198c0de-0000-7000-8000-000000000001.webp'
    for (const url of [unkept, avatar, gone, '/pictures/cast-kettlebell-1.avif', 'https://evil.example/a.webp', 'x'.repeat(2000)])
      expect(await refusalOf({ SHOP_LOGO: url }), url).toEqual(['INVALID_INPUT', 'values.SHOP_LOGO'])
    expect(await logoOf(app)).toBeUndefined()
    const url = await kept()
    expect(await set({ SHOP_LOGO: `${url} 1x9999` })).toMatchObject({ value: `${url} 400x300` })
    await set({ SHOP_LOGO: '' })
  })

  it('is set by staff who may change settings, and logged', async () => {
    const editor = await staffIn(app, 'editor')
    const url = await kept()
    await expect(app.call('PATCH /admin/settings', { values: { SHOP_LOGO: url } }, { token: editor.token })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    await set({ SHOP_LOGO: url })
    const { rows } = await app.call('GET /admin/audit', { limit: 1 }, { token })
    expect(rows).toMatchObject([{ target: 'SHOP_LOGO', before: { SHOP_LOGO: null }, after: { SHOP_LOGO: `${url} 400x300` } }])
    await set({ SHOP_LOGO: '' })
  })
})

describe('on paper and in the back office', () => {
  it('the logo replaces the name, and a shop without one shows its name', async () => {
    const url = await kept()
    const [product] = await stockShop(app, [seedProduct()])
    const input = await orderInput(app, [{ product: product!, quantity: 1 }])
    const { id, token: seen } = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
    await app.call('POST /admin/orders/:id/ship', { id }, { token })
    await app.call('POST /admin/orders/:id/deliver', { id }, { token })
    const { invoices } = await app.call('GET /user/orders/:id/invoices', { id, token: seen })
    const pdf = async () => Buffer.from(await (await app.request(invoices[0]!.url)).arrayBuffer()).toString('latin1')
    const office = async () => /<header.*?<\/header>/s.exec(await (await app.request('/admin')).text())?.[0] ?? ''
    const [plain, frame] = [await pdf(), await office()]
    expect(plain).not.toContain('/Subtype /Image')
    expect(frame).toContain('>Gymfolk<')
    await set({ SHOP_LOGO: url })
    await expect.poll(office).toContain(`src="${url}"`)
    expect(await office()).toMatch(/<img [^>]*alt="Gymfolk" width="53" height="40">/)
    const drawn = await pdf()
    expect(drawn).toMatch(/\/Subtype \/Image[^]*\/Width 213\s+\/Height 160/)
    expect(drawn).toContain('/Alt (Gymfolk)')
    expect(drawn.length).toBeLessThan(plain.length + 150_000)
    await set({ SHOP_LOGO: '' })
    await expect.poll(office).toBe(frame)
    expect((await pdf()).length).toBe(plain.length)
  })
})

describe('the media library', () => {
  it("shows that a picture is the logo, and doesn't delete it", async () => {
    const url = await kept()
    await set({ SHOP_LOGO: url, SHOP_LOGO_DARK: url })
    const { rows } = await app.call('GET /admin/media', { source: 'uploaded' }, { token })
    const uses = [{ kind: 'setting', name: 'SHOP_LOGO', path: '/admin/settings' }]
    expect(rows.find((row) => row.url === url)).toMatchObject({ uses, canBeDeleted: false })
    await expect(app.call('DELETE /admin/media', { url }, { token })).rejects.toMatchObject({
      code: 'MEDIA_IS_USED',
      errors: { url: ['SHOP_LOGO'] },
    })
    await set({ SHOP_LOGO: '', SHOP_LOGO_DARK: '' })
    await app.call('DELETE /admin/media', { url }, { token })
    expect(await refusalOf({ SHOP_LOGO: url })).toEqual(['INVALID_INPUT', 'values.SHOP_LOGO'])
  })

  it('never deletes a picture that becomes the logo at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const url = await kept()
      const work = Array.from({ length: 50 }, (_, at) =>
        at % 2 === round % 2 ? set({ SHOP_LOGO: url }) : app.call('DELETE /admin/media', { url }, { token }),
      )
      const done = await Promise.allSettled(work)
      const refused = done.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
      expect(['INVALID_INPUT', 'MEDIA_IS_USED', 'NOT_FOUND']).toEqual(expect.arrayContaining([...new Set(refused)]))
      const { rows } = await app.call('GET /admin/media', { source: 'uploaded', limit: 100 }, { token })
      const { settings } = await app.call('GET /admin/settings', {}, { token })
      const isSet = settings.some(({ name, isSet: is }) => name === 'SHOP_LOGO' && is)
      expect(rows.some((row) => row.url === url)).toBe(isSet)
      await set({ SHOP_LOGO: '' })
      await expect.poll(() => logoOf(app)).toBeUndefined()
    }
  })
})
