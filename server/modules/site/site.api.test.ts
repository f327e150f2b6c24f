import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteDocument } from '#contract/site/documents.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { signedIn, staffIn } from '#test/builders.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp({ env: { LOCALES: 'en,bn' } })
  token = (await staffIn(app, 'editor')).token
})
afterAll(() => app.stop())

const refusedWith = (code: string) => expect.objectContaining({ code }) as unknown
const save = (name: string, version: number, document: SiteDocument) =>
  app.call('PUT /admin/site/:kind/:name', { kind: document.kind, name, version, document }, { token })
const mail = (texts: Record<string, string>): SiteDocument => ({ kind: 'mail', texts })
const subject = 'account.passwordChanged.subject'

describe('the texts of a mail', () => {
  const preview = (texts: Record<string, string> = {}) =>
    app.call('POST /admin/mail-templates/:name/preview', { name: 'password-changed', locale: 'en', texts }, { token })

  it('can be changed by staff, and reset', async () => {
    const saved = await save('password-changed.en', 0, mail({ [subject]: 'New password at {{shop}}' }))
    expect(saved).toMatchObject({ version: 1 })
    await expect.poll(() => preview().then((one) => one.subject)).toBe('New password at Gymfolk')
    const { templates } = await app.call('GET /admin/mail-templates', { locale: 'en' }, { token })
    expect(templates.find(({ name }) => name === 'password-changed')).toMatchObject({ changed: 1 })
    await app.call('DELETE /admin/site/:kind/:name', { kind: 'mail', name: 'password-changed.en' }, { token })
    await expect.poll(() => preview().then((one) => one.subject)).toBe('Your Gymfolk password was changed')
    expect(await save('password-changed.en', 2, mail({}))).toMatchObject({ version: 3 })
  })

  it('are refused with the reason when invalid', async () => {
    await expect(save('password-changed.en', 3, mail({ [subject]: '{{secret}}' }))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      errors: { [`document.texts.${subject}`]: ['has the unknown variable {{secret}}'] },
    })
    await expect(save('password-changed.en', 3, mail({ 'order.title': 'x' }))).rejects.toEqual(refusedWith('INVALID_INPUT'))
    await expect(save('nothing.en', 0, mail({}))).rejects.toEqual(refusedWith('NOT_FOUND'))
    await expect(save('header', 0, mail({}))).rejects.toEqual(refusedWith('INVALID_INPUT'))
  })

  it('can be sent as a test to oneself, 20 times an hour', async () => {
    const test = () => app.call('POST /admin/mail-templates/:name/test', { name: 'order-shipped', locale: 'bn', texts: {} }, { token })
    const results = await Promise.allSettled(Array.from({ length: 25 }, test))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const { rows } = await app.database.db.query({ text: `select subject from messages where subject like '[Test]%'`, values: [] })
    expect(rows).toHaveLength(20)
  })
})

describe('an arranged part of the site', () => {
  it('saved by 50 in parallel is saved once, and the others are told', async () => {
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => save('banners', 0, { kind: 'banners', banners: [] })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.find(({ status }) => status === 'fulfilled')).toMatchObject({ value: { changedBy: expect.any(String) as string } })
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TEXT_WAS_CHANGED' } })
  })

  it('has versions with their authors, and entries in the audit log', async () => {
    const key = { kind: 'banners', name: 'banners' } as const
    await app.call('DELETE /admin/site/:kind/:name', key, { token })
    const { versions } = await app.call('GET /admin/site/:kind/:name/versions', key, { token })
    expect(versions.map(({ version, document }) => [version, document])).toEqual([
      [2, null],
      [1, { kind: 'banners', banners: [] }],
    ])
    await expect(app.call('DELETE /admin/site/:kind/:name', key, { token })).rejects.toEqual(refusedWith('NOT_FOUND'))
    const { rows } = await app.database.db.query({
      text: `select call, target from audit_log where target = 'banners/banners'`,
      values: [],
    })
    expect(rows).toContainEqual({ call: 'resetSitePart', target: 'banners/banners' })
  })

  it("can't be changed by customers", async () => {
    const { token: stranger } = await signedIn(app)
    await expect(app.call('GET /admin/site/:kind', { kind: 'menu' }, { token: stranger })).rejects.toEqual(refusedWith('NOT_ALLOWED'))
  })
})

describe('the header, the footer and banners', () => {
  const line = (target: string, more: object = {}) => ({
    label: { en: 'Sale', bn: 'ছাড়' },
    link: { kind: 'address' as const, target },
    from: null,
    until: null,
    ...more,
  })
  const shop = () => app.call('GET /public/shop', {})

  it('have their defaults until staff save them, then per language', async () => {
    expect(await shop()).not.toHaveProperty('site')
    const groups = [{ ...line('/collections/all'), children: [line('https://elsewhere.example/x')] }]
    await save('header', 0, { kind: 'menu', groups })
    await expect.poll(async () => (await shop()).site?.header?.[0]?.label).toBe('Sale')
    const inBengali = await app.request('/api/public/shop', { headers: { 'accept-language': 'bn' } })
    expect(await inBengali.text()).toContain('"label":"ছাড়"')
  })

  it('refuse scripts, plain http, broken internal links, and too many links', async () => {
    const tried = (groups: object[]) => save('footer', 0, { kind: 'menu', groups: groups as never })
    for (const target of ['javascript:alert(1)', '//evil.test', 'http://evil.test', '/\\evil', 'https://a@evil.test', '/"x'])
      await expect(tried([{ ...line(target), children: [] }]), target).rejects.toEqual(refusedWith('INVALID_INPUT'))
    const gone = { ...line('/x'), link: { kind: 'product', target: 'not-there' }, children: [] }
    await expect(tried([gone])).rejects.toMatchObject({ errors: { 'document.groups.0.link.target': ['is not there'] } })
    await expect(tried(Array.from({ length: 300 }, () => ({ ...line('/x'), children: [] })))).rejects.toEqual(refusedWith('INVALID_INPUT'))
  })

  it('start and end on time, to the second', async () => {
    const at = (ms: number) => new Date(app.now().getTime() + ms).toISOString()
    const banner = {
      id: 'spring26',
      place: 'bar' as const,
      look: 'volt' as const,
      isOn: true,
      text: { en: 'Spring' },
      linkText: {},
      link: null,
      picture: null,
      pages: ['all' as const],
      locales: [],
      canBeClosed: true,
      from: at(60_000),
      until: at(120_000),
    }
    await expect(save('banners', 2, { kind: 'banners', banners: [{ ...banner, until: banner.from }] })).rejects.toEqual(
      refusedWith('INVALID_INPUT'),
    )
    await save('banners', 2, { kind: 'banners', banners: [banner] })
    await expect.poll(() => app.call('GET /admin/site/:kind', { kind: 'banners' }, { token }).then(({ parts }) => parts)).toHaveLength(1)
    const texts = async () => (await shop()).site?.banners?.map(({ text }) => text)
    expect(await texts()).toBeUndefined()
    app.pass(60_000)
    expect(await texts()).toEqual(['Spring'])
    app.pass(60_000)
    expect(await texts()).toBeUndefined()
  })
})

describe('a size guide', () => {
  it('is the most specific one for a product', async () => {
    const guide = {
      kind: 'size-guide',
      title: { en: 'Any' },
      text: {},
      drawing: 'none',
      columns: [{ column: 'size', label: {} }],
      rows: [['M']],
    } as const
    await save('any', 0, { ...guide, columns: [...guide.columns], rows: [['M']], categories: [], brands: [] })
    await save('ours', 0, { ...guide, columns: [...guide.columns], rows: [['M']], categories: [], brands: ['lift-house'] })
    const of = (brand?: string) => app.call('GET /public/size-guides', brand === undefined ? {} : { brand }).then(({ name }) => name)
    await expect.poll(() => of('lift-house')).toBe('ours')
    expect(await of('another')).toBe('any')
    expect(await app.call('GET /public/size-guides/:name', { name: 'any' })).toMatchObject({ title: 'Any', rows: [['M']] })
    await expect(app.call('GET /public/size-guides/:name', { name: 'none' })).rejects.toEqual(refusedWith('NOT_FOUND'))
  })
})
