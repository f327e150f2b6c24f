import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { sendDigests, unsubscribe } from './digest.ts'
import { purgeNotifications } from './notifications.ts'
import { tokenFor } from '#test/builders.ts'
import { follow, type Member, member, members } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const told = ({ token }: Member) => app.call('GET /notifications', {}, { token })
const handles = (people: { handle: string }[]) =>
  people
    .map(({ handle }) => handle)
    .toSorted()
    .join()
/** As "kind from handles (unread)". */
const kinds = async (who: Member) =>
  (await told(who)).items.map(({ kind, people, isRead }) => `${kind} ${handles(people)}${isRead ? '' : ' new'}`).toSorted()
const post = (author: Member, text = 'Squats today.', audience: 'public' | 'followers' | 'me' = 'public') =>
  app.call('POST /post/create', { text, audience }, author)
const comment = (author: Member, id: string, text: string, parentId?: string) =>
  app.call('POST /post/:id/comments', { id, text, ...(parentId && { parentId }) }, author)
const react = (by: Member, { id, author }: { id: string; author: { id: string } }, isReacting = true) =>
  app.call('POST /post/:postId/multireaction', { postId: id, ownerId: author.id, reactionType: 'fire', isReacting }, by)

describe('a member is notified', () => {
  it('of followers, requests and acceptances, but not of those withdrawn unread', async () => {
    const [a, b] = (await members(app, 2)) as [Member, Member]
    const shut = await member(app, 'private')
    await follow(app, a, b)
    await follow(app, a, shut)
    expect(await kinds(b)).toEqual([`follow ${a.handle} new`])
    expect(await kinds(shut)).toEqual([`follow-request ${a.handle} new`])
    await app.call('PUT /follow-requests/:handle', { handle: a.handle }, shut)
    expect(await kinds(a)).toEqual([`accepted ${shut.handle} new`])
    await app.call('DELETE /people/:handle/follow', { handle: b.handle }, a)
    expect(await told(b)).toMatchObject({ items: [], unread: 0 })
  })

  it('of comments, replies and mentions, each once, and never of their own activity', async () => {
    const [a, b, c] = (await members(app, 3)) as [Member, Member, Member]
    const one = await post(a, `With @${c.handle} and @${a.handle}`)
    const first = await comment(b, one.id, `Well done @${c.handle} @${a.handle}`)
    await comment(c, one.id, 'Indeed', first.id)
    await comment(a, one.id, 'Thanks')
    expect(await kinds(a)).toEqual([`comment ${handles([b, c])} new`])
    expect(await kinds(b)).toEqual([`reply ${c.handle} new`])
    expect(await kinds(c)).toEqual([`mention ${a.handle} new`, `mention ${b.handle} new`].toSorted())
  })

  it('of 50 parallel reactions in one notification that counts each person once, until it is read', async () => {
    const author = await member(app)
    const fans = await members(app, 10)
    const one = await post(author)
    await Promise.all(Array.from({ length: 50 }, (_, at) => react(fans[at % 10]!, one)))
    const { items, unread } = await told(author)
    expect([items.length, items[0]?.total, items[0]?.people.length, unread]).toEqual([1, 10, 3, 1])
    expect(await app.call('PUT /notifications/read', { until: items[0]!.at }, author)).toEqual({ unread: 0 })
    const late = await member(app)
    await react(late, one)
    expect(await kinds(author)).toHaveLength(2)
    await react(late, one, false)
    expect(await told(author)).toMatchObject({ items: [{ isRead: true }], unread: 0 })
  })
})

describe('nobody is notified', () => {
  it.each(['block', 'mute'] as const)('of somebody they %s', async (what) => {
    const [a, b] = (await members(app, 2)) as [Member, Member]
    const one = await post(a)
    await comment(b, one.id, 'Before')
    await app.call(`PUT /people/:handle/${what}`, { handle: b.handle }, a)
    if (what === 'mute') await comment(b, one.id, 'After')
    expect(await told(a)).toMatchObject(what === 'block' ? { items: [], unread: 0 } : { items: [{ total: 1 }], unread: 1 })
  })

  it("of what they can't see, or what was deleted", async () => {
    const [a, b] = (await members(app, 2)) as [Member, Member]
    await post(a, `For me, not for @${b.handle}`, 'me')
    await post(a, `For followers, not for @${b.handle}`, 'followers')
    expect(await kinds(b)).toEqual([])
    const gone = await post(a, `Hello @${b.handle}`)
    expect(await kinds(b)).toHaveLength(1)
    await app.call('PATCH /post/:id', { id: gone.id, audience: 'me' }, a)
    expect(await told(b)).toMatchObject({ items: [], unread: 0 })
    await app.call('PATCH /post/:id', { id: gone.id, audience: 'public' }, a)
    expect(await kinds(b)).toHaveLength(1)
    await app.call('DELETE /post/:id', { id: gone.id }, a)
    expect(await told(b)).toMatchObject({ items: [], unread: 0 })
  })
})

describe('notification settings', () => {
  it("turn off kinds of notifications in the app and in the digest, except moderators' decisions", async () => {
    const [a, b] = (await members(app, 2)) as [Member, Member]
    const wanted = [
      { kind: 'comment', inApp: false, email: true },
      { kind: 'moderation', inApp: false, email: false },
    ] as const
    const { kinds: now } = await app.call('PATCH /notifications/settings', { kinds: [...wanted] }, a)
    expect(now.filter(({ kind }) => kind === 'comment' || kind === 'moderation')).toEqual([
      { kind: 'comment', inApp: false, email: false },
      { kind: 'moderation', inApp: true, email: false },
    ])
    const one = await post(a)
    await comment(b, one.id, 'Nice')
    await react(b, one)
    expect((await told(a)).items.map(({ kind }) => kind)).toEqual(['reaction'])
  })

  it("send a digest of a week's unread notifications, once; its unsubscribe button turns it off", async () => {
    const [a, b] = (await members(app, 2)) as [Member, Member]
    const one = await post(a)
    await comment(b, one.id, 'Nice')
    const digests = async () =>
      (await readOutbox(app.database.db, 1000)).filter(({ to, subject }) => to === a.email && subject?.includes('new notification'))
    const settings = { config: app.config, signingSecret: 'a secret of this test, long enough' }
    await sendDigests(app.database, settings, app.now())
    expect(await digests()).toEqual([])
    app.pass(7 * 86_400_000)
    await Promise.all([sendDigests(app.database, settings, app.now()), sendDigests(app.database, settings, app.now())])
    await sendDigests(app.database, settings, app.now())
    const [mail, ...more] = await digests()
    expect(more).toEqual([])
    expect(mail!.text).toContain('commented on your post.')
    const token = /unsubscribe\?token=([\w.-]+)/.exec(mail!.text)![1]!
    const end = (given: string) => app.database.transaction((tx) => unsubscribe(tx, given, { ...settings, now: app.now() }))
    await expect(end(`${token}x`)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await end(token)
    expect(await app.call('GET /notifications/settings', {}, a)).toMatchObject({ digest: 'off' })
  })

  it('purge read notifications after a month, and unread ones after three', async () => {
    const [a, b] = (await members(app, 2)) as [Member, Member]
    await comment(b, (await post(a)).id, 'Nice')
    app.pass(91 * 86_400_000)
    await purgeNotifications(app.database.db, app.now())
    const token = await tokenFor(app, a.email)
    expect((await app.call('GET /notifications', {}, { token })).items).toEqual([])
  })
})

describe('the notification stream', () => {
  it('reaches all connections of a member, in other processes too; a sixth one closes the first', async () => {
    const [a, b] = (await members(app, 2)) as [Member, Member]
    const other = await app.another()
    const otherUrl = await other.http.listen({ host: '127.0.0.1', port: 0 })
    const listen = async (url: string) => {
      const { body, status } = await fetch(`${url}/api/notifications/stream`, { headers: { authorization: `Bearer ${a.token}` } })
      expect(status).toBe(200)
      const heard = { text: '', isOver: false }
      void readAll(body!, heard)
      await expect.poll(() => heard.text).toContain('listening')
      return heard
    }
    const heard = [await listen(app.url), await listen(otherUrl)]
    await follow(app, b, a)
    for (const one of heard) await expect.poll(() => one.text).toContain('event: notification')
    for (let more = 0; more < 5; more += 1) await listen(app.url)
    await expect.poll(() => heard[0]!.isOver).toBe(true)
    await other.close()
    await expect.poll(() => heard[1]!.isOver).toBe(true)
  })

  it('announces new posts to followers and club members, and private posts to nobody', async () => {
    const [a, fan, mate, other] = (await members(app, 4)) as [Member, Member, Member, Member]
    await follow(app, fan, a)
    const { id: clubId, slug } = await app.call('POST /clubs', { name: `Club of ${a.handle}`, acceptDisclaimer: true }, a)
    await app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, mate)
    const listen = async ({ token }: Member) => {
      const { body } = await fetch(`${app.url}/api/notifications/stream`, { headers: { authorization: `Bearer ${token}` } })
      const heard = { text: '', isOver: false }
      void readAll(body!, heard)
      await expect.poll(() => heard.text).toContain('listening')
      return heard
    }
    const [hears, matesHears, others] = [await listen(fan), await listen(mate), await listen(other)]
    await app.call('POST /post/create', { text: 'Mine.', audience: 'me' }, a)
    await app.call('POST /post/create', { text: 'Ours.', clubId }, a)
    await expect.poll(() => matesHears.text).toContain('event: posts')
    await app.call('POST /post/create', { text: 'Everyone.' }, a)
    await expect.poll(() => hears.text).toContain('event: posts')
    expect(others.text).not.toContain('event')
  })

  it('requires signing in', async () => {
    expect((await app.request('/api/notifications/stream')).status).toBe(401)
    expect((await app.request('/api/notifications/stream', { headers: { authorization: 'Bearer x' } })).status).toBe(401)
  })
})

async function readAll(body: ReadableStream<Uint8Array>, heard: { text: string; isOver: boolean }): Promise<void> {
  try {
    for await (const chunk of body) heard.text += new TextDecoder().decode(chunk)
    heard.isOver = true
  } catch {
    // The connection is cut at the end of the test, when nobody reads from it anymore.
  }
}

it('a page ends after a thousand notifications, with a cursor, even if none of them is shown', async () => {
  const [ada, bo, kim] = (await members(app, 3)) as [Member, Member, Member]
  await follow(app, kim, ada)
  await app.database.db.query({
    text: `with made as (
        insert into notifications (id, user_id, kind, group_key, created_at, updated_at)
        select gen_random_uuid(), $1, 'follow', 'follow:' || i, $3::timestamptz, $3::timestamptz + i * interval '1 second' from generate_series(1, 1001) i
        returning id)
      insert into notification_actors (notification_id, actor_id, at) select id, $2, $3 from made`,
    values: [ada.userId, bo.userId, app.now()],
  })
  await app.call('PUT /people/:handle/block', { handle: bo.handle }, ada)
  const first = await app.call('GET /notifications', { limit: 20 }, ada)
  expect([first.items, first.unread]).toEqual([[], 0])
  const next = await app.call('GET /notifications', { limit: 20, cursor: first.nextCursor! }, ada)
  expect([handles(next.items[0]!.people), next.items.length, next.nextCursor]).toEqual([kim.handle, 1, null])
})
