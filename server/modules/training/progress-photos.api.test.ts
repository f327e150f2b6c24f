import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { progressPhotosMax } from '#contract/training/poses.ts'
import { resizedUrl } from '#contract/pictures.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { type Member, member } from '#test/community.ts'
import { jpeg, pictureOf, upload } from '#test/pictures.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const send = (by: Member, mediaUrl: string, day = '2026-02-01') => app.call('POST /progress-photos', { mediaUrl, day, pose: 'front' }, by)
const add = async (by: Member, day?: string) => send(by, (await upload(app, by.token, 'progress')).url, day)
const listed = async (by: Member) => (await app.call('GET /progress-photos', {}, by)).items
const fetchPicture = (url: string) => app.request(url)
/** Whether the collector deletes the picture of a photo with its next run. */
async function isDue({ picture }: { picture: { url: string } }): Promise<boolean> {
  const values = [/[0-9a-f-]{36}/.exec(picture.url)![0], app.now()]
  const { rows } = await app.database.db.query({ text: 'select delete_at <= $2 as is_due from uploads where id = $1', values })
  return (rows[0] as { is_due: boolean | null }).is_due === true
}

describe('a progress photo', () => {
  it('is listed with the weight of its day, the newest first, for who added it only', async () => {
    const [ada, bo] = [await member(app), await member(app)]
    await app.call('PUT /measurements/:kind/:day', { kind: 'weight', day: '2026-02-01', value: 68.4 }, ada)
    const first = await add(ada)
    expect(first).toMatchObject({ day: '2026-02-01', pose: 'front', weight: 68.4, picture: { width: 400, height: 300 } })
    await add(ada, '2026-01-01')
    await add(ada, '2026-02-03')
    expect((await listed(ada)).map(({ day, weight }) => [day, weight])).toEqual([
      ['2026-02-03', null],
      ['2026-02-01', 68.4],
      ['2026-01-01', null],
    ])
    expect(await listed(bo)).toEqual([])
    await expect(app.call('DELETE /progress-photos/:id', { id: first.id }, bo)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(app.call('GET /progress-photos', {})).rejects.toMatchObject({ status: 401 })
  })

  it('is served at signed addresses for an hour, stored by no proxy, without what the file said besides', async () => {
    const ada = await member(app)
    const file = await pictureOf(900, 1200)
      .withExif({ IFD0: { Copyright: 'Secret' } })
      .jpeg()
      .toBuffer()
    const { url } = await upload(app, ada.token, 'progress', file)
    expect((await fetchPicture(url)).status).toBe(404)
    const { picture } = await send(ada, url)
    expect(picture.url.startsWith(`${url}?`)).toBe(true)
    for (const one of [picture.url, resizedUrl(picture.url, 320)]) {
      const response = await fetchPicture(one)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, max-age=600'])
      expect(Buffer.from(await response.arrayBuffer()).includes('Secret')).toBe(false)
    }
    const { picture: other } = await add(ada)
    for (const bad of [url, `${url}?x`, url + other.url.slice(other.url.indexOf('?'))]) expect((await fetchPicture(bad)).status).toBe(404)
    app.pass(3_600_001)
    expect((await fetchPicture(picture.url)).status).toBe(404)
    expect((await fetchPicture((await listed(ada))[0]!.picture.url)).status).toBe(200)
  })

  it('goes with its picture, and is in the export', async () => {
    const ada = await member(app)
    const [gone, kept] = [await add(ada), await add(ada, '2026-02-02')]
    const exported = (await app.call('GET /user/export', {}, ada)).community as { training: { progressPhotos: { picture: string }[] } }
    expect(exported.training.progressPhotos).toMatchObject([{ day: '2026-02-02', pose: 'front' }, { id: gone.id }])
    app.pass(2 * 3_600_000)
    expect((await fetchPicture(exported.training.progressPhotos[0]!.picture)).status).toBe(200)
    await app.call('DELETE /progress-photos/:id', { id: gone.id }, ada)
    expect([await isDue(gone), await isDue(kept)]).toEqual([true, false])
    expect((await listed(ada)).map(({ id }) => id)).toEqual([kept.id])
  })

  it('needs a picture of its own for each, of the caller, for this, on a day that has come', async () => {
    const [ada, bo] = [await member(app), await member(app)]
    const { url } = await upload(app, ada.token, 'progress')
    const invalid = { code: 'INVALID_INPUT' }
    await expect(send(bo, url)).rejects.toMatchObject(invalid)
    await expect(send(ada, url, '2026-03-04')).rejects.toMatchObject(invalid)
    await expect(send(ada, (await upload(app, ada.token, 'post')).url)).rejects.toMatchObject(invalid)
    const sent = await Promise.allSettled(Array.from({ length: 50 }, () => send(ada, url)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await listed(ada)).toHaveLength(1)
  })

  it('is one of a limited number, also of fifty at once; all move with a merge', async () => {
    const [stay, gone, owner] = [await member(app), await member(app), await staffIn(app, 'owner')]
    const max = progressPhotosMax
    const { id } = await add(gone)
    const copies = `insert into progress_photos (id, user_id, day, pose, picture, created_at)
      select gen_random_uuid(), user_id, day, pose, picture, created_at from progress_photos, generate_series(1, $2) where id = $1`
    await app.database.db.query({ text: copies, values: [id, max - 4] })
    const file = await jpeg(20, 20)
    const urls: string[] = []
    for (let at = 0; at < 50; at++) urls.push((await upload(app, gone.token, 'progress', file)).url)
    const sent = await Promise.allSettled(urls.map((url) => send(gone, url)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const codes = sent.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY_PROGRESS_PHOTOS']))
    await app.call('POST /admin/customers/:id/merge', { id: stay.userId, from: gone.userId, confirm: gone.email }, owner)
    const moved = await listed(stay)
    expect(moved).toHaveLength(max)
    expect((await fetchPicture(moved[0]!.picture.url)).status).toBe(200)
  })
})
