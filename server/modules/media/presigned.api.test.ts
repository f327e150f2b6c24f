import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { signedIn } from '#test/builders.ts'
import { jpeg, upload } from '#test/pictures.ts'
import { openS3, type TestStore } from '#test/s3.ts'
import { discardUploads } from './media.ts'

const stores = { 'a directory': async (): Promise<TestStore> => ({ env: {}, stop: async () => {} }), 'a bucket of S3': openS3 }

describe.each(Object.entries(stores))('a picture uploaded to a presigned URL of %s', (_, open) => {
  let app: TestApp
  let store: TestStore | undefined
  beforeAll(async () => {
    store = await open()
    app = await startApp({ env: store?.env ?? {} })
  })
  afterAll(async () => {
    await app.stop()
    await store?.stop()
  })

  const presign = (token: string, size: number, over: Partial<ApiInput<'POST /media/upload-presigned-url'>> = {}) =>
    app.call(
      'POST /media/upload-presigned-url',
      { fileName: '../a.jpg', contentType: 'image/jpeg', size, featureName: 'avatar', ...over },
      { token },
    )
  const setAvatar = (token: string, avatar: string) => app.call('PATCH /user', { avatar }, { token })
  type Presigned = Awaited<ReturnType<typeof presign>>
  const put = async ({ url, method, headers }: Presigned, body: Buffer, over: Record<string, string> = {}) =>
    (await fetch(url.replace(/^http:\/\/localhost:0/, app.url), { method, headers: { ...headers, ...over }, body: Uint8Array.from(body) }))
      .status

  it('is checked and encoded when it is first used, and shown from then on', async ({ skip }) => {
    if (!store) return skip('skipped: no shared data')
    const { token } = await signedIn(app)
    const file = await jpeg(900, 600)
    const presigned = await presign(token, file.length)
    await expect(setAvatar(token, presigned.publicUrl)).rejects.toMatchObject({ code: 'NO_FILE_IS_FOUND' })
    expect(await put(presigned, file)).toBe(200)
    expect((await app.request(presigned.publicUrl)).status).toBe(404)
    expect((await app.request(presigned.publicUrl.replace('/media/', '/media/incoming-').replace('.webp', ''))).status).toBe(404)
    expect((await setAvatar(token, presigned.publicUrl)).avatar).toBe(presigned.publicUrl)
    expect((await app.request(presigned.publicUrl)).headers.get('content-type')).toBe('image/webp')
  })

  it('may be uploaded and used twice in parallel, as in two tabs or by a retry', async ({ skip }) => {
    if (!store) return skip('skipped: no shared data')
    const { token } = await signedIn(app)
    const file = await jpeg(90, 60)
    const presigned = await presign(token, file.length)
    const times = Array.from({ length: 20 })
    const statuses = await Promise.all(times.map(() => put(presigned, file)))
    // Our directory receives one file per name at a time; concurrent ones are refused and can be retried, as the address stays valid.
    expect(statuses.filter((status) => status !== 200)).toEqual(statuses.filter((status) => status === 503 && !app.config.s3))
    expect(statuses).toContain(200)
    expect([await put(presigned, file), app.slots.receiving.taken, app.slots.receiving.units]).toEqual([200, 0, 0])
    const users = await Promise.all(times.slice(10).map(() => setAvatar(token, presigned.publicUrl)))
    expect(users.map((user) => user.avatar)).toEqual(users.map(() => presigned.publicUrl))
    expect((await app.request(presigned.publicUrl)).status).toBe(200)
  })

  it('is refused with the same sentences as others, and nothing of it is shown', async ({ skip }) => {
    if (!store) return skip('skipped: no shared data')
    const { token } = await signedIn(app)
    for (const [over, code] of [
      [{ size: 0 }, 'NO_FILE_IS_FOUND'],
      [{ contentType: 'image/svg+xml' }, 'INVALID_FILE_TYPE'],
      [{ size: 10_000_001 }, 'ERROR_IN_UPLOADING_FILE'],
      [{ featureName: 'blog' }, 'NOT_ALLOWED'],
    ] as const)
      await expect(presign(token, 100, over)).rejects.toMatchObject({ code })
    const html = Buffer.from('<script>alert(1)</script>')
    const presigned = await presign(token, html.length)
    expect(await put(presigned, html)).toBe(200)
    await expect(setAvatar(token, presigned.publicUrl)).rejects.toMatchObject({ code: 'INVALID_FILE_TYPE' })
    expect((await app.request(presigned.publicUrl)).status).toBe(404)
  })

  it("must have the declared type and size, at a URL that can't be altered", async ({ skip }) => {
    if (!store) return skip('skipped: no shared data')
    const { token } = await signedIn(app)
    const presigned = await presign(token, 100)
    const file = Buffer.alloc(100)
    expect(await put(presigned, Buffer.alloc(101))).toBeGreaterThanOrEqual(400)
    expect(await put(presigned, file, { 'Content-Type': 'text/html' })).toBeGreaterThanOrEqual(400)
    const other = await presign(token, 100)
    const bent = presigned.url.replace(/incoming-[0-9a-f-]{36}/, /incoming-[0-9a-f-]{36}/.exec(other.url)![0])
    expect(await put({ ...presigned, url: bent }, file)).toBe(403)
    expect(await put(presigned, file)).toBe(200)
  })

  it('is stored with its copies like others, and deleted with its account', async ({ skip }) => {
    if (!store) return skip('skipped: no shared data')
    const { token, userId } = await signedIn(app)
    const { url } = await upload(app, token, 'post')
    const copies = [url, url.replace('.webp', '@640.webp'), url.replace('.webp', '@320.webp')]
    const statuses = () => Promise.all(copies.map(async (path) => (await app.request(path)).status))
    expect(await statuses()).toEqual([200, 200, 200])
    await app.jobs.runDue()
    await app.database.transaction((tx) => discardUploads(tx, userId, app.now()))
    app.pass(3_600_000)
    await app.jobs.runDue()
    expect(await statuses()).toEqual([404, 404, 404])
  })
})
