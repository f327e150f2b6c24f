import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Refusal } from '#contract/refusal.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { signedIn } from '#test/builders.ts'
import { urlOf } from './addresses.ts'
import { collectUploads } from './jobs.ts'
import { claimMedia } from './media.ts'
import { unusedFrom } from './present.ts'
import { LocalStorage } from './storage/local.ts'

describe.each([
  ['a near database', 0],
  ['a database 15 ms away', 15],
])('with %s', (_, ms) => {
  let app: TestApp
  let storage: LocalStorage
  let folder: string
  let file: string
  beforeAll(async () => {
    app = await startApp({
      databaseMs: ms,
    })
    storage = new LocalStorage(app.config.mediaDir, { origin: app.url, secret: '' }, console)
    folder = await mkdtemp(join(tmpdir(), 'gymfolk-race-'))
    file = join(folder, 'picture')
    await writeFile(file, 'a picture')
  })
  afterAll(async () => {
    await app.stop()
    await rm(folder, { recursive: true })
  })

  /** Inserts the rows that uploads create; the content of the files doesn't matter here. */
  async function uploaded(owner: string, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId(app.now()))
    await app.database.db.query({
      text: `insert into uploads (id, owner_id, feature, state, bytes, width, height, blurhash, blur, delete_at, created_at)
        select id, $2, 'review', 'ready', 1, 1, 1, '', '', $3, $4 from unnest($1::uuid[]) id`,
      values: [ids, owner, unusedFrom(app.now()), app.now()],
    })
    for (const id of ids) await storage.put(`${id}.webp`, file)
    return ids
  }
  const claim = (ownerId: string, id: string, usedBy: string) =>
    app.database.transaction((tx) => claimMedia(tx, { urls: [urlOf(id)], ownerId, feature: 'review', usedBy, now: app.now() }))
  const isStored = async (id: string) => (await app.request(urlOf(id))).status === 200

  it('50 claims and three purges in parallel: granted pictures stay, the rest is deleted', async () => {
    const { userId } = await signedIn(app)
    const ids = await uploaded(userId, 50)
    app.pass(dayMs)
    const [claims] = await Promise.all([
      Promise.allSettled(ids.map((id) => claim(userId, id, `review:${id}`))),
      ...Array.from({ length: 3 }, () => collectUploads(app.database, storage, app.now())),
    ])
    for (const [n, { status }] of claims.entries()) expect([n, await isStored(ids[n]!)]).toEqual([n, status === 'fulfilled'])
    await collectUploads(app.database, storage, app.now())
    const { rows } = await app.database.db.query({ text: 'select id, used_by from uploads where owner_id = $1', values: [userId] })
    const granted = ids.filter((_id, n) => claims[n]!.status === 'fulfilled')
    expect(new Set((rows as { id: string }[]).map(({ id }) => id))).toEqual(new Set(granted))
  })

  it('50 entities claim one picture: one gets it', async () => {
    const { userId } = await signedIn(app)
    const [id] = await uploaded(userId, 1)
    const claims = await Promise.allSettled(Array.from({ length: 50 }, (_one, n) => claim(userId, id!, `review:${n}`)))
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it("60 uploads in parallel exceed an account's daily limit: only as many as allowed start", async () => {
    const { token } = await signedIn(app)
    const input = { fileName: 'a.jpg', contentType: 'image/jpeg', size: 10_000_000, featureName: 'post' } as const
    const begun = await Promise.allSettled(Array.from({ length: 60 }, () => app.call('POST /media/upload-presigned-url', input, { token })))
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    const refused = begun.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Refusal).code] : []))
    expect(refused).toEqual(Array.from({ length: 10 }, () => 'TOO_MANY_REQUESTS'))
  })
})
