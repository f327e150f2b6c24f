import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UploadedPicture } from '#contract/media.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { hourMs } from '#contract/time.ts'
import { type Member, member, suspend } from '#test/community.ts'
import { uploadVideo } from '#test/videos.ts'
import { collectUploads } from './jobs.ts'
import { openStorage } from './open.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const file = (text: string) => `WEBVTT\n\n00:00.500 --> 00:01.500 line:0\n<b>${text}</b>\n`

async function send(token: string, poster: string, language: string, text = file('Up!')) {
  const form = new FormData()
  form.set('poster', poster)
  form.set('language', language)
  form.set('file', new Blob([text]), 'a.vtt')
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.request('/api/media/public/upload/captions', { method: 'POST', headers, body: form })
  return { status: response.status, ...((await response.json()) as { data?: UploadedPicture; code?: string; errors?: object }) }
}

describe('captions of a video', () => {
  it('are added per language, replaced, removed, and shown wherever the video is used', async () => {
    const ada = await member(app)
    const { url: poster, video } = await uploadVideo(app, ada.token)
    expect(video.captions).toBeUndefined()
    await send(ada.token, poster, 'bn', file('ওঠো!'))
    await send(ada.token, poster, 'en', file('Dwn!'))
    const { status, data } = await send(ada.token, poster, 'en')
    const [bengali, english] = data!.video!.captions!
    expect([status, bengali!.language, english!.language]).toEqual([201, 'bn', 'en'])
    const address = poster.replace('.webp', '.en.vtt')
    expect(english!.url.split('?v=')).toEqual([address, expect.stringMatching(/^[\w-]{12}$/)])
    const response = await app.request(english!.url)
    expect((await app.request(address)).headers.get('cache-control')).toBe('public, max-age=60')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/vtt; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await response.text()).toBe('WEBVTT\n\n00:00:00.500 --> 00:00:01.500\nUp!\n')
    const left = await app.call('POST /media/captions/delete', { poster, language: 'bn' }, ada)
    expect(left.video!.captions).toEqual([english])
    expect((await app.request(bengali!.url)).status).toBe(404)
    const { uploads } = await app.call('GET /user/export', {}, ada)
    expect(uploads).toMatchObject([{ url: poster, captions: [{ language: 'en', text: expect.stringContaining('Up!') }] }])
    const post = await app.call('POST /post/create', { text: 'Squats.', media: [{ url: poster, alt: 'A squat' }] }, ada)
    expect((await app.call('GET /post/:id', { id: post.id })).media).toMatchObject([{ video: { captions: [english] } }])
    await app.call('DELETE /post/:id', { id: post.id }, ada)
    await collectUploads(app.database, openStorage({ config: app.config, signingSecret: '' }, console), app.now())
    expect((await app.request(english!.url)).status).toBe(404)
  })

  const captionsOf = async (id: string, by: Member) => (await app.call('GET /post/:id', { id }, by)).media[0]!.video!.captions ?? []

  it('of a post are replaced and removed by its author alone, with another address for another content', async () => {
    const [ada, bo] = [await member(app), await member(app)]
    const { url: poster } = await uploadVideo(app, ada.token)
    await send(ada.token, poster, 'en')
    const { id } = await app.call('POST /post/create', { text: 'Squats.', media: [{ url: poster, alt: 'A squat' }] }, ada)
    const [before] = await captionsOf(id, bo)
    expect((await send(ada.token, poster, 'en', file('Higher!'))).status).toBe(201)
    const [after] = await captionsOf(id, bo)
    expect(after!.url).not.toBe(before!.url)
    expect(await (await app.request(after!.url)).text()).toContain('Higher!')
    // A page from before shows the new ones as well, and keeps nothing for long.
    const old = await app.request(before!.url)
    expect([await old.text(), old.headers.get('cache-control')]).toEqual([expect.stringContaining('Higher!'), 'public, max-age=60'])
    expect((await send(bo.token, poster, 'en')).code).toBe('INVALID_INPUT')
    await send(ada.token, poster, 'bn')
    expect((await captionsOf(id, bo)).map(({ language }) => language)).toEqual(['bn', 'en'])
    await suspend(app, ada)
    expect((await send(ada.token, poster, 'en', file('Lower!'))).code).toBe('ACCOUNT_IS_SUSPENDED')
    expect((await captionsOf(id, bo))[1]).toEqual(after)
  })

  it('of a scheduled post are changed until and after it is published', async () => {
    const ada = await member(app)
    const { url: poster } = await uploadVideo(app, ada.token)
    const publishAt = new Date(app.now().getTime() + hourMs).toISOString()
    const { id } = await app.call('POST /scheduled-posts', { text: 'Squats.', media: [{ url: poster, alt: '' }], publishAt }, ada)
    await send(ada.token, poster, 'en')
    expect((await app.call('GET /scheduled-posts', {}, ada)).items).toMatchObject([
      { media: [{ video: { captions: [{ language: 'en' }] } }] },
    ])
    const sent = Array.from({ length: 12 }, (_, at) => send(ada.token, poster, 'en', file(`Take ${at}`)))
    const [post] = await Promise.all([app.call('POST /scheduled-posts/:id/publish', { id }, ada), ...sent])
    expect((await Promise.all(sent)).map(({ status }) => status).filter((status) => status !== 201 && status !== 429)).toEqual([])
    const [english] = await captionsOf(post.id, ada)
    expect((await app.request(english!.url)).headers.get('cache-control')).toContain('immutable')
    await app.call('POST /media/captions/delete', { poster, language: 'en' }, ada)
    expect(await captionsOf(post.id, ada)).toEqual([])
  })

  it("of a product's video are changed by all staff of the catalogue, also in its copies and in versions that are restored", async () => {
    const [product] = await stockShop(app, [seedProduct()])
    const [{ token }, { token: other }] = [await staffIn(app, 'owner'), await staffIn(app, 'owner')]
    const { url: poster } = await uploadVideo(app, token, 'product')
    const { id } = product!
    const save = async (changes: object) => {
      const {
        state: _,
        changed: __,
        soldLately: ___,
        rating: ____,
        ...fields
      } = await app.call('GET /admin/products/:id', { id }, { token })
      return app.call('PUT /admin/products/:id', { ...fields, ...changes }, { token })
    }
    const { photos } = await app.call('GET /admin/products/:id', { id }, { token })
    const { version } = await save({ photos: [...photos, { url: poster, alt: 'A swing', options: {} }] })
    const copy = await app.call('POST /admin/products/:id/duplicate', { id }, { token })
    await send(other, poster, 'en')
    const languages = async (of: string) =>
      (await app.call('GET /admin/products/:id', { id: of }, { token })).photos.at(-1)!.video!.captions?.map(({ language }) => language)
    const shown = await app.call('GET /user/products/url/:uniqueName', { uniqueName: product!.meta.friendlyPageName })
    expect(shown.photos.at(-1)).toMatchObject({ video: { captions: [{ language: 'en' }] } })
    expect([await languages(id), await languages(copy.id)]).toEqual([['en'], ['en']])
    await save({ fullDescription: 'Another description.' })
    await app.call('POST /admin/products/:id/versions/restore', { id, version }, { token })
    expect(await languages(id)).toEqual(['en'])
    const bo = await member(app)
    expect((await send(bo.token, poster, 'en')).code).toBe('NOT_ALLOWED')
    await app.call('POST /media/captions/delete', { poster, language: 'en' }, { token })
    const { rows } = await app.call('GET /admin/audit', { target: id }, { token })
    const logged = rows.filter(({ call }) => call.endsWith('Captions')).map(({ call, after }) => ({ call, after }))
    expect(logged.toSorted((one, two) => one.call.localeCompare(two.call, 'en'))).toEqual([
      { call: 'deleteCaptions', after: { poster, language: 'en' } },
      { call: 'uploadCaptions', after: { poster, language: 'en' } },
    ])
  })

  it("of a product's video are saved by staff, in the shop's languages", async () => {
    const [product] = await stockShop(app, [seedProduct()])
    const { token } = await staffIn(app, 'owner')
    const { url: poster } = await uploadVideo(app, token, 'product')
    await send(token, poster, 'en')
    const before = await app.call('GET /admin/products/:id', { id: product!.id }, { token })
    const { state: _, changed: __, soldLately: ___, rating: ____, ...fields } = before
    const photos = [...before.photos, { url: poster, alt: 'A swing', options: {} }]
    await app.call('PUT /admin/products/:id', { ...fields, photos }, { token })
    const shown = await app.call('GET /user/products/url/:uniqueName', { uniqueName: product!.meta.friendlyPageName })
    expect(shown.photos.at(-1)).toMatchObject({ video: { captions: [{ language: 'en' }] } })
  })

  it('are all stored when fifty are added in parallel', async () => {
    const ada = await member(app)
    const { url: poster } = await uploadVideo(app, ada.token)
    const sent = await Promise.all(Array.from({ length: 50 }, (_, at) => send(ada.token, poster, at % 2 === 0 ? 'en' : 'bn')))
    // On a busy machine, some are refused because they waited too long for one of their client's slots.
    expect(sent.filter(({ status }) => status !== 201 && status !== 429)).toEqual([])
    expect(sent.filter(({ status }) => status === 201).length).toBeGreaterThan(5)
    const { data } = await send(ada.token, poster, 'en')
    expect(data!.video!.captions!.map(({ language }) => language)).toEqual(['bn', 'en'])
  })

  it("are refused if malformed, for another member's video, for a picture, or in an unknown language", async () => {
    const [ada, bo] = [await member(app), await member(app)]
    const { url: poster } = await uploadVideo(app, ada.token)
    expect(await send(ada.token, poster, 'en', 'Hello')).toMatchObject({ status: 415, code: 'INVALID_FILE_TYPE' })
    expect(await send(ada.token, poster, 'en', file('x'.repeat(120_000)))).toMatchObject({ code: 'ERROR_IN_UPLOADING_FILE' })
    expect((await send(bo.token, poster, 'en')).code).toBe('INVALID_INPUT')
    expect((await send(ada.token, poster, 'xx')).code).toBe('INVALID_INPUT')
    expect((await app.request(poster.replace('.webp', '.en.vtt'))).status).toBe(404)
  })
})
