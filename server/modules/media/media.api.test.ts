import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { startApp, type TestApp } from '#test/app.ts'
import { signedIn } from '#test/builders.ts'
import { jpeg, pictureOf, sendFile, upload } from '#test/pictures.ts'
import { claimMedia, releaseMedia } from './media.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'error' } })
})
afterAll(() => app.stop())

const bytesOf = async (path: string) => Buffer.from(await (await app.request(path)).arrayBuffer())

describe('an uploaded picture', () => {
  it('is re-encoded in three widths, upright and without metadata', async () => {
    const { token } = await signedIn(app)
    const file = await pictureOf(2000, 1000)
      .withExif({ IFD0: { Artist: 'Ada', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await upload(app, token, 'review', file)
    expect(picture).toMatchObject({ width: 800, height: 1600, url: expect.stringMatching(/^\/media\/[\w-]+\.webp$/) })
    for (const [url, width] of [
      [picture.url, 800],
      [picture.url.replace('.webp', '@640.webp'), 640],
      [picture.url.replace('.webp', '@320.webp'), 320],
    ] as const) {
      const { format, width: w, exif, icc, xmp, orientation } = await sharp(await bytesOf(url)).metadata()
      expect({ format, w, exif, icc, xmp, orientation }).toEqual({ format: 'webp', w: width })
    }
  })

  it('is served as a picture only', async () => {
    const { token } = await signedIn(app)
    const { url } = await upload(app, token, 'review')
    const response = await app.request(url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="picture.webp"',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')))
    for (const path of [url.replace('.webp', '.png'), url.replace('.webp', '@960.webp'), '/media/..%2fpackage.json', '/media/'])
      expect([path, (await app.request(path)).status]).toEqual([path, 404])
  })

  it("is refused with the API's three sentences", async () => {
    const { token } = await signedIn(app)
    const answers = await Promise.all(
      [Buffer.alloc(0), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), (await jpeg(900, 900)).subarray(0, 20_000)].map(
        async (file) => {
          const response = await sendFile(app, file, { token })
          return [response.status, ((await response.json()) as { error: string }).error]
        },
      ),
    )
    expect(answers).toEqual([
      [422, 'No file is found'],
      [415, 'Invalid file type'],
      [422, 'Error in uploading file'],
    ])
  })
})

describe('an entity that uses a picture', () => {
  it('claims it once, and releases it when it no longer uses it', async () => {
    const { token, userId: ownerId } = await signedIn(app)
    const stranger = await signedIn(app)
    const [one, two] = [await upload(app, token, 'review'), await upload(app, token, 'review')]
    const claim = (urls: string[], usedBy: string, owner = ownerId, feature: 'review' | 'post' = 'review') =>
      app.database.transaction((tx) =>
        claimMedia(tx, { urls, ownerId: owner, feature, usedBy, now: app.now(), path: (n) => `image.${n}.url` }),
      )
    const refusal = (problem: string) => ({ code: 'INVALID_INPUT', errors: { 'image.0.url': [expect.stringContaining(problem)] } })
    expect(await claim([two.url, one.url], 'review:1')).toEqual([two, one])
    expect(await claim([one.url], 'review:1')).toEqual([one])
    await expect(claim([one.url], 'review:2')).rejects.toMatchObject(refusal('used already'))
    await expect(claim([two.url], 'review:2', stranger.userId)).rejects.toMatchObject(refusal('you uploaded'))
    await expect(claim([two.url], 'review:2', ownerId, 'post')).rejects.toMatchObject(refusal('uploaded for review'))
    await expect(claim(['https://evil.example/a.webp'], 'review:2')).rejects.toMatchObject(refusal('you uploaded'))
    await expect(claim([two.url, two.url], 'review:2')).rejects.toMatchObject({ errors: { 'image.1.url': ['is there twice'] } })
    await app.database.transaction((tx) => releaseMedia(tx, { usedBy: 'review:1', now: app.now() }))
    expect(await claim([one.url], 'review:2')).toEqual([one])
  })
})
