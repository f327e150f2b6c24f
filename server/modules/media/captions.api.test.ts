import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UploadedPicture } from '#contract/media.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { member } from '#test/community.ts'
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
    const [english, bengali] = ['en', 'bn'].map((language) => ({ language, url: poster.replace('.webp', `.${language}.vtt`) }))
    expect([status, data!.video!.captions]).toEqual([201, [bengali, english]])
    const response = await app.request(english!.url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
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
    expect((await send(ada.token, poster, 'bn')).code).toBe('INVALID_INPUT')
    await app.call('DELETE /post/:id', { id: post.id }, ada)
    await collectUploads(app.database, openStorage({ config: app.config, signingSecret: '' }, console), app.now())
    expect((await app.request(english!.url)).status).toBe(404)
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
