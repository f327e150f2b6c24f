import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { collectUploads } from './jobs.ts'
import { openStorage } from './open.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { type Member, member } from '#test/community.ts'
import { upload } from '#test/pictures.ts'
import { openS3, type TestStore } from '#test/s3.ts'
import { sendVideo, uploadVideo, videoFile, videoOf } from '#test/videos.ts'

const stores = { 'a directory': async (): Promise<TestStore> => ({ env: {}, stop: async () => {} }), 'a bucket of S3': openS3 }

describe.each(Object.entries(stores))('a video in %s', (_, open) => {
  let app: TestApp
  let store: TestStore | undefined
  beforeAll(async () => {
    store = await open()
    app = await startApp({ env: { LOG_LEVEL: 'error', ...store?.env } })
  })
  afterAll(async () => {
    await app.stop()
    await store?.stop()
  })
  const storage = () => openStorage({ config: app.config, signingSecret: '' }, console)
  const post = (by: Member, media: ApiInput<'POST /post/create'>['media']) => {
    app.pass(1000)
    return app.call('POST /post/create', { text: 'Squats.', media }, by)
  }
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

  it('belongs to its poster, and is served in full and in ranges, without its location metadata', async () => {
    const { token } = await signedIn(app)
    const { url, video } = await uploadVideo(app, token, 'post', videoFile('place.mp4'))
    expect(video).toEqual({ url: url.replace('.webp', '.mp4'), type: 'video/mp4', width: 160, height: 120, seconds: 2 })
    const whole = await app.request(video.url)
    const bytes = await bytesOf(whole)
    expect(bytes).toHaveLength(videoFile('place.mp4').length)
    expect(bytes.includes('51.5007')).toBe(false)
    const tag = whole.headers.get('etag')!
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
    })
    const { length } = bytes
    for (const [headers, status, part, said] of [
      [{ range: 'bytes=0-1' }, 206, bytes.subarray(0, 2), `bytes 0-1/${length}`],
      [{ range: 'bytes=100-' }, 206, bytes.subarray(100), `bytes 100-${length - 1}/${length}`],
      [{ range: 'bytes=-7' }, 206, bytes.subarray(-7), `bytes ${length - 7}-${length - 1}/${length}`],
      [{ range: 'bytes=10-99999999' }, 206, bytes.subarray(10), `bytes 10-${length - 1}/${length}`],
      [{ range: 'bytes=5-9', 'if-range': tag }, 206, bytes.subarray(5, 10), `bytes 5-9/${length}`],
      [{ range: 'bytes=5-9', 'if-range': '"other"' }, 200, bytes, null],
      [{ range: 'bytes=9-5' }, 200, bytes, null],
      [{ range: 'pages=1-2' }, 200, bytes, null],
      [{ range: `bytes=${length}-` }, 416, Buffer.alloc(0), `bytes */${length}`],
    ] as const) {
      const response = await app.request(video.url, { headers })
      const got = [response.status, response.headers.get('content-range'), (await bytesOf(response)).equals(part)]
      expect([headers, ...got]).toEqual([headers, status, said, true])
    }
    const head = await app.request(video.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
    for (const other of [video.url.replace('.mp4', '.webm'), video.url.replace('.mp4', '.mov'), '/media/..%2f.mp4'])
      expect([other, (await app.request(other)).status]).toEqual([other, 404])
  })

  it("is a post's only picture, and is deleted with the post", async () => {
    const ada = await member(app)
    const clip = await uploadVideo(app, ada.token, 'post', videoFile('place.webm'))
    const picture = await upload(app, ada.token, 'post')
    const both = [clip, picture].map(({ url }) => ({ url, alt: 'A squat' }))
    await expect(post(ada, both)).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { media: [expect.stringContaining('has one')] } })
    const made = await post(ada, both.slice(0, 1))
    expect(made.media).toMatchObject([{ url: clip.url, alt: 'A squat', video: clip.video }])
    expect((await app.request(clip.video.url)).headers.get('content-type')).toBe('video/webm')
    await app.call('DELETE /post/:id', { id: made.id }, ada)
    await collectUploads(app.database, storage(), app.now())
    for (const url of [clip.url, clip.video.url]) expect((await app.request(url)).status).toBe(404)
    const name = clip.video.url.replace('/media/', '')
    expect(await storage().open(name)).toBeUndefined()
  })

  it('that is unused is deleted after a day, with its poster', async () => {
    const { token } = await signedIn(app)
    const { video } = await uploadVideo(app, token)
    app.pass(25 * 3_600_000)
    await collectUploads(app.database, storage(), app.now())
    expect((await app.request(video.url)).status).toBe(404)
  })

  it('can be uploaded to a presigned URL, and is checked when it is first used', async () => {
    const ada = await member(app)
    const { url: poster } = await upload(app, ada.token, 'post')
    const file = videoFile('place.mp4')
    const presign = (over: object = {}) =>
      app.call(
        'POST /media/upload-presigned-url',
        { fileName: 'a.mp4', contentType: 'video/mp4', size: file.length, featureName: 'post', poster, ...over },
        ada,
      )
    await expect(presign({ poster: undefined })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(presign({ size: limits.video.bytes + 1 })).rejects.toMatchObject({ code: 'ERROR_IN_UPLOADING_FILE' })
    const { url, method, headers, publicUrl } = await presign()
    expect(publicUrl).toBe(poster)
    await expect(post(ada, [{ url: poster }])).rejects.toMatchObject({ code: 'NO_FILE_IS_FOUND' })
    expect((await fetch(url.replace(/^http:\/\/localhost:0/, app.url), { method, headers, body: Uint8Array.from(file) })).status).toBe(200)
    const made = await post(ada, [{ url: poster }])
    const served = await bytesOf(await app.request(made.media[0]!.video!.url))
    expect([served.length, served.includes('51.5007')]).toEqual([file.length, false])
  })
})

describe('a video', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ env: { LOG_LEVEL: 'error' } })
  })
  afterAll(() => app.stop())
  const answer = async (response: Response) => [response.status, ((await response.json()) as { error?: string }).error]

  it('needs an unused picture of the same member, uploaded for something that can have videos', async () => {
    const [ada, bo] = [await signedIn(app), await signedIn(app)]
    const file = videoFile('silent.mp4')
    const send = async (token: string | undefined, poster: string) =>
      (await answer(await sendVideo(app, file, { ...(token && { token }), poster })))[0]
    const { url: poster } = await upload(app, ada.token, 'post')
    expect(await send(undefined, poster)).toBe(401)
    expect(await send(bo.token, poster)).toBe(422)
    expect(await send(ada.token, (await upload(app, ada.token, 'avatar')).url)).toBe(422)
    expect(await send(ada.token, '/media/x.webp')).toBe(422)
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(ada.token, poster)))
    expect(sent.filter((status) => status === 201)).toHaveLength(1)
  })

  it('with forbidden content is refused, and its poster can get another one', async () => {
    const { token } = await signedIn(app)
    const { url: poster } = await upload(app, token, 'post')
    for (const [file, status, error] of [
      [Buffer.alloc(0), 422, 'No file is found'],
      [randomBytes(1000), 415, 'Invalid video'],
      [Buffer.from('<script>alert(1)</script>'), 415, 'Invalid video'],
      [videoFile('place.mp4').subarray(0, 8000), 415, 'Invalid video'],
      [videoOf(62), 422, 'Video is too long'],
    ] as const)
      expect(await answer(await sendVideo(app, file, { token, poster }))).toEqual([status, error])
    expect((await sendVideo(app, videoFile('silent.mp4'), { token, poster })).status).toBe(201)
  })

  it('counts toward the daily upload limit, also when it is refused', async () => {
    const ada = await member(app)
    const { url: poster } = await upload(app, ada.token, 'post')
    await app.database.db.query({ text: 'update uploads set bytes = 499990000 where owner_id = $1', values: [ada.userId] })
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => (await sendVideo(app, randomBytes(6000), { token: ada.token, poster })).status),
    )
    // Nothing of an invalid video is left but its bytes: one fits, or none after it.
    expect(codes.every((code) => [415, 422, 429].includes(code)) && codes.includes(415)).toBe(true)
    expect((await sendVideo(app, videoFile('silent.mp4'), { token: ada.token, poster })).status).toBe(429)
  })

  it('of a product may be longer, is uploaded by staff, and shown with the product, its copy and its earlier versions', async () => {
    const [bell] = await stockShop(app, [seedProduct()])
    const { token } = await staffIn(app, 'owner')
    const clip = await uploadVideo(app, token, 'product', videoOf(170))
    const before = await app.call('GET /admin/products/:id', { id: bell!.id }, { token })
    const { state: _, changed: __, soldLately: ___, rating: ____, ...fields } = before
    const photos = [...before.photos, { url: clip.url, alt: 'The bell from all sides', options: {} }]
    const saved = await app.call('PUT /admin/products/:id', { ...fields, photos }, { token })
    expect(saved.photos.at(-1)).toMatchObject({ url: clip.url, video: clip.video })
    const shown = await app.call('GET /user/products/url/:uniqueName', { uniqueName: bell!.meta.friendlyPageName })
    expect(shown.photos.at(-1)).toMatchObject({ alt: 'The bell from all sides', video: { url: clip.video.url, seconds: 170 } })
    const copy = await app.call('POST /admin/products/:id/duplicate', { id: bell!.id }, { token })
    expect(copy.photos.at(-1)).toMatchObject({ video: clip.video })
    const without = await app.call('PUT /admin/products/:id', { ...fields, version: saved.version, photos: before.photos }, { token })
    expect(without.photos.some(({ video }) => video)).toBe(false)
    const back = await app.call('POST /admin/products/:id/versions/restore', { id: bell!.id, version: saved.version }, { token })
    expect(back.photos.at(-1)).toMatchObject({ video: clip.video })
    const { rows } = await app.call('GET /admin/media', {}, { token })
    expect(rows.find(({ url }) => url === clip.url)).toMatchObject({ video: clip.video })
  })
})
