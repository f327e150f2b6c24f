import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TextDocument } from '#contract/admin/texts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { saveText } from '#contract/admin/texts.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { readConfig } from '#server/config.ts'
import { StoredTexts } from '#server/modules/content/content.ts'
import { signedIn, staffIn } from '#test/builders.ts'
import { upload } from '#test/pictures.ts'
import { Texts } from './texts.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp({ env: { LOCALES: 'en,bn' } })
  token = (await staffIn(app, 'editor')).token
})
afterAll(() => app.stop())

const refusedWith = (code: string) => expect.objectContaining({ code }) as unknown
const written: TextDocument = {
  title: 'On grip',
  description: 'What a thumb does, and what it does not.',
  body: '## Thumbs\n\nHold *on*. <script>x</script>',
  category: 'sports',
  author: 'Ada',
  about: '',
  cover: null,
  alt: '',
  caption: '',
  products: [],
  date: null,
}
type Save = InputOf<typeof saveText>
const save = (name: string, input: Partial<Save> = {}) =>
  app.call(
    'PUT /admin/texts/:kind/:locale/:name',
    { kind: 'article', locale: 'en', name, version: 0, as: 'live', document: written, ...input },
    { token },
  )
const read = (id: string) => app.call('GET /user/blogs/:id', { id })

describe('an article in the editor', () => {
  it('is a draft until published, then in the list, the feed and the sitemap', async () => {
    const text = await save('on-grip', { as: 'draft' })
    expect(text).toMatchObject({ state: 'draft', version: 1, source: 'stored', hasFile: false, changedBy: expect.any(String) as string })
    await expect(read('on-grip')).rejects.toEqual(refusedWith('NOT_FOUND'))
    expect(await (await app.request('/sitemaps/pages.xml')).text()).not.toContain('on-grip')
    await save('on-grip', { version: 1 })
    expect(await read('on-grip')).toMatchObject({ title: 'On grip', html: expect.not.stringContaining('script') as string })
    const feed = await (await app.request('/blogs/rss.xml')).text()
    expect(feed).toContain('/blogs/on-grip')
    expect(await (await app.request('/sitemaps/articles.xml')).text()).toContain('/blogs/on-grip')
  })

  it('keeps the published version while a draft is edited, and records who saved which version', async () => {
    await save('two-versions')
    await save('two-versions', { version: 1, as: 'draft', document: { ...written, title: 'On wrists' } })
    const key = { kind: 'article', locale: 'en', name: 'two-versions' } as const
    expect((await read('two-versions')).title).toBe('On grip')
    // Read from memory: the call that saved it has already updated it.
    expect(await app.call('GET /admin/texts/:kind/:locale/:name', key, { token })).toMatchObject({
      state: 'live',
      hasDraft: true,
      document: { title: 'On wrists' },
    })
    const { versions } = await app.call('GET /admin/texts/:kind/:locale/:name/versions', key, { token })
    expect(versions.map(({ version, state, document }) => [version, state, document.title])).toEqual([
      [2, 'draft', 'On wrists'],
      [1, 'live', 'On grip'],
    ])
  })

  it('is published at its scheduled time', async () => {
    const publishAt = new Date(app.now().getTime() + 3_600_000).toISOString()
    await expect(save('later-on', { as: 'scheduled', publishAt: app.now().toISOString() })).rejects.toEqual(refusedWith('INVALID_INPUT'))
    expect(await save('later-on', { as: 'scheduled', publishAt })).toMatchObject({ state: 'scheduled', publishAt })
    await expect(read('later-on')).rejects.toEqual(refusedWith('NOT_FOUND'))
    app.pass(3_600_000)
    await expect
      .poll(() =>
        read('later-on').then(
          ({ publishedAt }) => publishedAt,
          () => 'not yet',
        ),
      )
      .toBe(publishAt)
    expect(await (await app.request('/blogs/atom.xml')).text()).toContain('later-on')
    token = (await staffIn(app, 'editor')).token
  })

  it('redirects from its old name when renamed; a used name is refused', async () => {
    await save('first-name')
    await save('first-name', { version: 1, newName: 'second-name' })
    expect(await read('first-name').then(({ slug }) => slug)).toBe('second-name')
    await save('second-name', { version: 2, newName: 'third-name' })
    expect(await read('first-name').then(({ slug }) => slug)).toBe('third-name')
    await expect(save('fourth-name', { newName: 'third-name' })).rejects.toEqual(refusedWith('SLUG_IS_TAKEN'))
  })

  it('saved by 50 in parallel is saved once, and the others are told', async () => {
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => save('raced')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TEXT_WAS_CHANGED' } })
  })
})

it("staff's list has the files in the shop's languages only", () => {
  const languages = (env: Record<string, string>) =>
    new Set(new Texts(readConfig(env), new StoredTexts()).rows(app.now()).map(({ locale }) => locale))
  expect(languages({ LOCALES: 'en,bn' })).toEqual(new Set(['en', 'bn']))
  expect(languages({})).toEqual(new Set(['en']))
})

describe('a page in the editor', () => {
  const page = { kind: 'page', document: { ...written, title: 'About us all' } } as const
  const title = (name: string) => app.call('GET /public/pages/:name', { name }).then((one) => one.title)

  it('overrides its file, can be reset to it, and is not found when hidden', async () => {
    const key = { kind: 'page', locale: 'en', name: 'disclaimer' } as const
    const before = await title('disclaimer')
    await save('disclaimer', page)
    expect(await title('disclaimer')).toBe('About us all')
    await app.call('PUT /admin/texts/:kind/:locale/:name/hidden', { ...key, isHidden: true }, { token })
    expect(await title('disclaimer').catch(() => 'gone')).toBe('gone')
    await app.call('DELETE /admin/texts/:kind/:locale/:name', key, { token })
    expect(await title('disclaimer').catch(() => 'gone')).toBe(before)
  })

  it('can be new, in the sitemap immediately, and translated', async () => {
    await save('size-help', page)
    await save('size-help', { ...page, locale: 'bn', document: { ...page.document, title: 'মাপ' } })
    expect(await title('size-help')).toBe('About us all')
    const inBengali = async () => (await app.request('/api/public/pages/size-help', { headers: { 'accept-language': 'bn' } })).text()
    expect(await inBengali()).toContain('মাপ')
    expect(await (await app.request('/sitemaps/pages.xml')).text()).toContain('/pages/size-help')
    await expect(save('size-help', { ...page, version: 1, newName: 'about' })).rejects.toEqual(refusedWith('INVALID_INPUT'))
  })

  it('is listed together with pages from files', async () => {
    const { rows } = await app.call('GET /admin/texts', { kind: 'page', locale: 'en', sort: 'title', limit: 100 }, { token })
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['about', 'privacy-policy', 'size-help']))
    const { nextCursor } = await app.call('GET /admin/texts', { limit: 2 }, { token })
    expect((await app.call('GET /admin/texts', { limit: 2, cursor: nextCursor! }, { token })).rows).toHaveLength(2)
  })
})

describe('the media library', () => {
  it("stores staff's uploads, shows where they are used, and deletes only unused ones", async () => {
    const { url } = await upload(app, token, 'blog')
    expect(await app.call('POST /admin/media', { url, alt: 'A zebra on a bench' }, { token })).toMatchObject({ canBeDeleted: true })
    const find = async () => (await app.call('GET /admin/media', { q: 'zebra' }, { token })).rows
    expect(await find()).toMatchObject([{ url, alt: 'A zebra on a bench', uses: [] }])
    const nul = { url, width: 10, height: 10, blur: 'UklG\0' }
    await expect(save('with-cover', { document: { ...written, cover: nul } })).rejects.toEqual(refusedWith('INVALID_INPUT'))
    await save('with-cover', { document: { ...written, title: 'Zebras', cover: { url, width: 10, height: 10 } } })
    await expect.poll(find).toMatchObject([{ uses: [{ kind: 'article', name: 'Zebras' }], canBeDeleted: false }])
    await expect(app.call('DELETE /admin/media', { url }, { token })).rejects.toMatchObject({
      code: 'MEDIA_IS_USED',
      errors: { url: ['Zebras'] },
    })
    await app.call('DELETE /admin/texts/:kind/:locale/:name', { kind: 'article', locale: 'en', name: 'with-cover' }, { token })
    await expect.poll(() => find().then(([row]) => row?.canBeDeleted)).toBe(true)
    await app.call('DELETE /admin/media', { url }, { token })
    expect(await find()).toEqual([])
    await expect(app.call('DELETE /admin/media', { url }, { token })).rejects.toEqual(refusedWith('NOT_FOUND'))
  })

  it('lists the pictures that come with the shop by name, for staff only', async () => {
    const { rows } = await app.call('GET /admin/media', { source: 'studio', q: 'kettlebell', limit: 2 }, { token })
    expect(rows).toHaveLength(2)
    const other = await signedIn(app)
    await expect(app.call('GET /admin/media', {}, { token: other.token })).rejects.toEqual(refusedWith('NOT_ALLOWED'))
  })
})
