import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Club } from '#contract/clubs/clubs.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { type Member, member, members } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const parallel = 50
let founded = 0
const privateClub = (by: Member): Promise<Club> =>
  app.call('POST /clubs', { name: `Iron Hour ${(founded += 1)}`, acceptDisclaimer: true, visibility: 'private' }, by)
const ask = ({ slug }: Club, by: Member) => app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, by)
const leave = ({ slug }: Club, by: Member) => app.call('DELETE /clubs/:slug/membership', { slug }, by)
const accept = ({ slug }: Club, { handle }: Member, by: Member) => app.call('PUT /clubs/:slug/requests/:handle', { slug, handle }, by)
const decline = ({ slug }: Club, { handle }: Member, by: Member) => app.call('DELETE /clubs/:slug/requests/:handle', { slug, handle }, by)
const give = ({ slug }: Club, { handle }: Member, role: 'admin' | 'moderator' | 'member', by: Member) =>
  app.call('PATCH /clubs/:slug/members/:handle', { slug, handle, role }, by)
const told = (who: Member) => app.call('GET /notifications', {}, who)
/** The notifications as "kind total action", and the number of unread ones. */
const seen = async (who: Member) => {
  const { items, unread } = await told(who)
  return [...items.map(({ kind, total, action }) => `${kind} ${total} ${action}`), `${unread} unread`]
}
const readAll = async (who: Member) => {
  await app.call('PUT /notifications/read', { until: app.now().toISOString() }, who)
  app.pass(1000)
}
const nothing = ['0 unread']

/** A private club with someone of each role. */
async function staffed() {
  const [owner, admin, moderator, plain] = (await members(app, 4)) as [Member, Member, Member, Member]
  const club = await privateClub(owner)
  for (const one of [admin, moderator, plain]) {
    await ask(club, one)
    await accept(club, one, owner)
  }
  await give(club, admin, 'admin', owner)
  await give(club, moderator, 'moderator', owner)
  for (const one of [owner, admin, moderator, plain]) await readAll(one)
  return { club, people: { owner, admin, moderator, member: plain } }
}

describe('a request to join a club', () => {
  it.each([
    ['owner', true],
    ['admin', true],
    ['moderator', true],
    ['member', false],
  ] as const)('is told to its %s: %s, who may answer there', async (role, isTold) => {
    const { club, people } = await staffed()
    const asker = await member(app)
    await ask(club, asker)
    const { items } = await told(people[role])
    const requests = items.filter(({ kind }) => kind === 'club-request')
    const expected = {
      total: 1,
      people: [{ handle: asker.handle }],
      club: { slug: club.slug, name: club.name },
      action: 'answer',
      isRead: false,
    }
    expect(requests).toMatchObject(isTold ? [expected] : [])
    expect(await seen(asker)).toEqual(nothing)
    const mayAnswer = await accept(club, asker, people[role]).then(
      () => true,
      () => false,
    )
    expect(mayAnswer).toBe(isTold)
  })

  it.each(['block', 'mute'] as const)('isn’t told to whom they %s', async (what) => {
    const { club, people } = await staffed()
    const asker = await member(app)
    await app.call(`PUT /people/:handle/${what}`, { handle: asker.handle }, people.admin)
    await ask(club, asker)
    expect(await seen(people.admin)).toEqual(expect.arrayContaining(nothing))
    expect(await seen(people.moderator)).toContain('club-request 1 answer')
    await app.call('PUT /people/:handle/block', { handle: people.moderator.handle }, asker)
    expect(await seen(people.moderator)).toEqual(expect.arrayContaining(nothing))
  })

  it('notifies neither staff who turned that off nor former staff', async () => {
    const { club, people } = await staffed()
    await app.call('PATCH /notifications/settings', { kinds: [{ kind: 'club-request', inApp: false, email: false }] }, people.admin)
    await ask(club, await member(app))
    expect(await seen(people.admin)).not.toContain('club-request 1 answer')
    expect(await seen(people.moderator)).toContain('club-request 1 answer')
    await give(club, people.moderator, 'member', people.owner)
    expect(await seen(people.moderator)).toEqual(expect.arrayContaining(nothing))
    expect((await told(people.moderator)).items.filter(({ kind }) => kind === 'club-request')).toEqual([])
  })

  it('is grouped with others in one notification, from which each answered request disappears', async () => {
    const owner = await member(app)
    const club = await privateClub(owner)
    const [a, b, c] = (await members(app, 3)) as [Member, Member, Member]
    for (const one of [a, b, c]) await ask(club, one)
    expect(await seen(owner)).toEqual(['club-request 3 null', '1 unread'])
    await accept(club, a, owner)
    await decline(club, b, owner)
    expect(await seen(owner)).toEqual(['club-request 1 answer', '1 unread'])
    await leave(club, c)
    expect(await seen(owner)).toEqual(nothing)
  })

  it.each([
    ['accepts', (club: Club, asker: Member, admin: Member) => accept(club, asker, admin)],
    ['declines', (club: Club, asker: Member, admin: Member) => decline(club, asker, admin)],
    [
      'bans them',
      ({ slug }: Club, { handle }: Member, admin: Member) => app.call('PUT /clubs/:slug/bans/:handle', { slug, handle }, admin),
    ],
  ] as const)('is gone for everybody once somebody %s, read or not', async (_, answer) => {
    const { club, people } = await staffed()
    const asker = await member(app)
    await ask(club, asker)
    await readAll(people.moderator)
    await answer(club, asker, people.admin)
    for (const one of [people.owner, people.admin, people.moderator])
      expect((await told(one)).items.filter(({ kind }) => kind === 'club-request')).toEqual([])
    expect((await told(people.owner)).unread).toBe(0)
  })

  it('notifies once however often it is sent, and once more when sent again after an answer', async () => {
    const owner = await member(app)
    const club = await privateClub(owner)
    const asker = await member(app)
    await Promise.all(Array.from({ length: parallel }, () => ask(club, asker)))
    expect(await seen(owner)).toEqual(['club-request 1 answer', '1 unread'])
    await readAll(owner)
    await ask(club, asker)
    expect(await seen(owner)).toEqual(['club-request 1 answer', '0 unread'])
    await decline(club, asker, owner)
    app.pass(1000)
    await ask(club, asker)
    expect(await seen(owner)).toEqual(['club-request 1 answer', '1 unread'])
  })

  it('is grouped into one notification of 50 when 50 are sent in parallel', async () => {
    const owner = await member(app)
    const club = await privateClub(owner)
    const askers = await members(app, parallel)
    await Promise.all(askers.map((one) => ask(club, one)))
    expect(await seen(owner)).toEqual(['club-request 50 null', '1 unread'])
  })

  it('is shown immediately to those who may answer, and so is the answer', async () => {
    const { club, people } = await staffed()
    const asker = await member(app)
    const stop = new AbortController()
    const headers = { authorization: `Bearer ${people.moderator.token}` }
    const { body } = await fetch(`${app.url}/api/notifications/stream`, { headers, signal: stop.signal })
    let text = ''
    void (async () => {
      for await (const chunk of body!) text += new TextDecoder().decode(chunk)
    })().catch(() => undefined)
    const events = () => text.split('event: notification').length - 1
    await expect.poll(() => text).toContain('listening')
    await ask(club, asker)
    await expect.poll(events).toBe(1)
    await decline(club, asker, people.owner)
    await expect.poll(events).toBe(2)
    stop.abort()
  })
})

describe('a new member of a club', () => {
  it('is notified once, by the club and not by a person', async () => {
    const { club, people } = await staffed()
    const asker = await member(app)
    await ask(club, asker)
    const answers = await Promise.allSettled(Array.from({ length: parallel }, () => accept(club, asker, people.admin)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { items, unread } = await told(asker)
    expect(items).toMatchObject([{ kind: 'club-accepted', people: [], total: 0, club: { slug: club.slug, name: club.name }, action: null }])
    expect(unread).toBe(1)
    await leave(club, asker)
    expect(await seen(asker)).toEqual(nothing)
  })

  it('is not notified if they turned that off, nor if they were declined', async () => {
    const owner = await member(app)
    const club = await privateClub(owner)
    const [quiet, declined] = (await members(app, 2)) as [Member, Member]
    await app.call('PATCH /notifications/settings', { kinds: [{ kind: 'club-accepted', inApp: false, email: false }] }, quiet)
    await ask(club, quiet)
    await ask(club, declined)
    await accept(club, quiet, owner)
    await decline(club, declined, owner)
    expect([await seen(quiet), await seen(declined)]).toEqual([nothing, nothing])
  })
})
