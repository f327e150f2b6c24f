import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Audience } from '#contract/post.ts'
import type { Tx } from '#server/db/statement.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { type Member, member } from '#test/community.ts'
import { upload } from '#test/pictures.ts'
import { restore, takeDown } from './take-down.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const post = (by: Member, input: ApiInput<'POST /post/create'> = {}) => {
  app.pass(1000)
  return app.call('POST /post/create', { text: 'Squats today.', ...input }, by)
}

describe('a post', () => {
  it('is deleted with its pictures', async () => {
    const ada = await member(app)
    const { url } = await upload(app, ada.token, 'post')
    const { id } = await post(ada, { media: [{ url, alt: 'A rack' }] })
    const address = new URL(url, app.url).pathname
    const status = async () => (await app.request(address)).status
    await app.jobs.runDue()
    expect(await status()).toBe(200)
    await app.call('DELETE /post/:id', { id }, ada)
    app.pass(5 * 60_000)
    await app.jobs.runDue()
    expect(await status()).toBe(404)
  })

  it("is counted on its author's profile while it is public, also in a club", async () => {
    const ada = await member(app)
    const counted = async () => (await app.call('GET /people/:handle', { handle: ada.handle })).posts
    const change = (id: string, audience: Audience) => app.call('PATCH /post/:id', { id, audience }, ada)
    await post(ada, { audience: 'followers' })
    const { id } = await post(ada, { audience: 'me' })
    expect(await counted()).toBe(0)
    await change(id, 'public')
    await change(id, 'public')
    expect(await counted()).toBe(1)
    const tx = (work: (tx: Tx) => Promise<unknown>) => app.database.transaction(work)
    await tx((on) => takeDown(on, { kind: 'post', id, reason: 'spam' }, app.now()))
    expect(await counted()).toBe(0)
    await change(id, 'followers')
    await tx((on) => restore(on, { kind: 'post', id }, app.now()))
    expect(await counted()).toBe(0)
    const { slug, id: clubId } = await app.call('POST /clubs', { name: 'Counted posts', acceptDisclaimer: true }, ada)
    await post(ada, { clubId, audience: 'club' })
    await post(ada, { clubId, audience: 'public' })
    expect(await counted()).toBe(1)
    await app.call('PATCH /clubs/:slug', { slug, visibility: 'private' }, ada)
    expect(await counted()).toBe(0)
  })

  it('is counted right when many are changed, hidden and deleted in parallel', async () => {
    const ada = await member(app)
    const ids = await Promise.all(Array.from({ length: 20 }, async (_, at) => (await post(ada, { audience: at % 2 ? 'me' : 'public' })).id))
    const acts = [
      (id: string) => app.call('PATCH /post/:id', { id, audience: 'public' }, ada),
      (id: string) => app.call('PATCH /post/:id', { id, audience: 'followers' }, ada),
      (id: string) => app.call('DELETE /post/:id', { id }, ada),
      (id: string) => app.database.transaction((tx) => takeDown(tx, { kind: 'post', id, reason: 'spam' }, app.now())),
      (id: string) => app.database.transaction((tx) => restore(tx, { kind: 'post', id }, app.now())),
    ]
    const done = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => acts[at % 5]!(ids[(at * 7) % 20]!)))
    const failed = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code?: string }] : []))
    expect(failed.filter(({ code }) => code !== 'NOT_FOUND')).toEqual([])
    const listed = await app.call('GET /people/:handle/posts', { handle: ada.handle, limit: 50 })
    expect((await app.call('GET /people/:handle', { handle: ada.handle })).posts).toBe(listed.items.length)
  })
})
