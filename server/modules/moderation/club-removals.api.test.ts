import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClubRole } from '#contract/clubs/clubs.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { type Member, members } from '#test/community.ts'

let app: TestApp
let moderator: Awaited<ReturnType<typeof staffIn>>
beforeAll(async () => {
  app = await startApp()
  moderator = await staffIn(app, 'moderator')
})
afterAll(() => app.stop())

const notFound = { code: 'NOT_FOUND' }
const notAllowed = { code: 'NOT_ALLOWED' }
let founded = 0

/** A club with its owner and members of these roles. */
async function clubOf<const T extends ClubRole[]>(...roles: T) {
  const [owner, ...others] = (await members(app, roles.length + 1)) as [Member, ...Member[]]
  const club = await app.call('POST /clubs', { name: `Quiet Bar ${(founded += 1)}`, acceptDisclaimer: true }, owner)
  for (const [at, one] of others.entries()) {
    await app.call('PUT /clubs/:slug/membership', { slug: club.slug, acceptDisclaimer: true }, one)
    const role = roles[at]!
    if (role !== 'member') await app.call('PATCH /clubs/:slug/members/:handle', { slug: club.slug, handle: one.handle, role }, owner)
  }
  return { club, owner, others: others as { [K in keyof T]: Member } }
}
const post = (by: Member, clubId?: string) => app.call('POST /post/create', { text: 'Buy my plan!', ...(clubId && { clubId }) }, by)
const comment = (by: Member, id: string) => app.call('POST /post/:id/comments', { id, text: 'Buy my plan!' }, by)
const takeDown = (by: Member, id: string, message = '') => app.call('POST /post/:id/take-down', { id, message }, by)
const takeDownComment = (by: Member, id: string) => app.call('POST /comments/:id/take-down', { id }, by)
const read = (id: string, by?: { token: string }) => app.call('GET /post/:id', { id }, by ?? {})
const decisions = async (by: Member) => (await app.call('GET /moderation-decisions', {}, by)).items
const told = async (by: Member) => (await app.call('GET /notifications', {}, by)).items.filter(({ kind }) => kind === 'moderation')
const casesOf = async (id: string, view: 'open' | 'done') =>
  (await app.call('GET /admin/moderation/cases', { view, limit: 100 }, moderator)).items.filter(({ subjectId }) => subjectId === id)

describe('club staff', () => {
  it('remove a post from their club; its author is told by which club and why, and nobody else can read it', async () => {
    const { club, owner, others } = await clubOf('moderator', 'member')
    const [staff, author] = others
    const { id } = await post(author, club.id)
    await app.call('PUT /post/:id/pin', { id }, owner)
    await takeDown(staff, id, 'No ads in here.')
    for (const reader of [undefined, owner, staff]) await expect(read(id, reader)).rejects.toMatchObject(notFound)
    expect(await read(id, author)).toMatchObject({ removedReason: 'club-rules', isPinned: false })
    expect(await app.call('GET /clubs/:slug', { slug: club.slug })).toMatchObject({ posts: 0 })
    const decision = { kind: 'post', decision: 'removed', reason: 'club-rules', club: club.name, message: 'No ads in here.', place: id }
    expect(await decisions(author)).toMatchObject([decision])
    const happened = { people: [], total: 0, club: { slug: club.slug, name: club.name } }
    expect(await told(author)).toMatchObject([happened])
    await app.call('DELETE /clubs/:slug/membership', { slug: club.slug }, author)
    expect(await told(author)).toMatchObject([happened])
  })

  it.each(['owner', 'admin', 'moderator'] as const)('may as its %s, whoever wrote it', async (role) => {
    const { club, owner, others } = await clubOf('admin', 'moderator', 'member')
    const by = { owner, admin: others[0], moderator: others[1] }[role]
    for (const author of [owner, ...others].filter((one) => one !== by)) await takeDown(by, (await post(author, club.id)).id)
    const own = await post(by, club.id)
    await expect(takeDown(by, own.id)).rejects.toMatchObject(notAllowed)
  })

  it('see and remove posts in their club even if the author has blocked them', async () => {
    const { club, owner, others } = await clubOf('member', 'member')
    const [author, member] = others
    const { id } = await post(author, club.id)
    for (const { handle } of [owner, member]) await app.call('PUT /people/:handle/block', { handle }, author)
    const shown = async (by: Member) => (await app.call('GET /clubs/:slug/posts', { slug: club.slug }, by)).items.map((one) => one.id)
    expect([await shown(owner), await shown(member)]).toEqual([[id], []])
    await expect(read(id, member)).rejects.toMatchObject(notFound)
    await takeDown(owner, id)
    await expect(read(id, owner)).rejects.toMatchObject(notFound)
  })

  it("can remove posts in no other club, and ordinary members can't", async () => {
    const { club, owner, others } = await clubOf('moderator', 'member')
    const [staff, author] = others
    const { owner: stranger } = await clubOf()
    const inClub = await post(author, club.id)
    const elsewhere = await post(author)
    for (const by of [stranger, author]) await expect(takeDown(by, inClub.id)).rejects.toMatchObject(notAllowed)
    for (const by of [owner, staff]) await expect(takeDown(by, elsewhere.id)).rejects.toMatchObject(notAllowed)
    const said = await comment(author, elsewhere.id)
    await expect(takeDownComment(owner, said.id)).rejects.toMatchObject(notAllowed)
    await app.call('DELETE /clubs/:slug/membership', { slug: club.slug }, staff)
    await expect(takeDown(staff, inClub.id)).rejects.toMatchObject(notAllowed)
    await expect(app.call('POST /post/:id/take-down', { id: inClub.id }, {})).rejects.toMatchObject({ status: 401 })
    expect(await read(inClub.id)).toMatchObject({ removedReason: null })
  })

  it('remove a comment, which is subtracted from the count', async () => {
    const { club, owner, others } = await clubOf('member')
    const [author] = others
    const { id } = await post(owner, club.id)
    const said = await comment(author, id)
    await takeDownComment(owner, said.id)
    expect(await read(id)).toMatchObject({ comments: 0, firstComment: null })
    await expect(takeDownComment(owner, said.id)).rejects.toMatchObject(notFound)
    expect(await decisions(author)).toMatchObject([{ kind: 'comment', club: club.name, place: id }])
  })

  it('remove a post once when 50 do it in parallel: counted, logged and notified once', async () => {
    const { club, owner, others } = await clubOf('admin', 'member')
    const [admin, author] = others
    const { id } = await post(author, club.id)
    const said = await comment(author, (await post(owner, club.id)).id)
    const both = Array.from({ length: 50 }, (_, at) => [
      takeDown(at % 2 ? owner : admin, id),
      takeDownComment(at % 2 ? owner : admin, said.id),
    ])
    const done = await Promise.allSettled(both.flat())
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await app.call('GET /clubs/:slug', { slug: club.slug })).toMatchObject({ posts: 1 })
    expect(await told(author)).toHaveLength(2)
    for (const subject of [id, said.id]) {
      const [one] = await casesOf(subject, 'done')
      expect((await app.call('GET /admin/moderation/cases/:id', { id: one!.id }, moderator)).log).toMatchObject([{ action: 'remove' }])
    }
  })
})

describe('a post removed by a club', () => {
  it("is reviewed by moderators if its author appeals, and can't be removed again once they restored it", async () => {
    const { club, owner, others } = await clubOf('member')
    const [author] = others
    const { id } = await post(author, club.id)
    await takeDown(owner, id)
    await app.call('POST /moderation-appeals', { kind: 'post', subjectId: id, text: 'It was a joke.' }, author)
    const [found] = await casesOf(id, 'open')
    expect(found).toMatchObject({ isAppealed: true, reason: 'club-rules' })
    await app.call('POST /admin/moderation/cases/:id/decide', { id: found!.id, action: 'restore' }, moderator)
    expect(await read(id)).toMatchObject({ removedReason: null })
    expect(await app.call('GET /clubs/:slug', { slug: club.slug })).toMatchObject({ posts: 1 })
    await expect(takeDown(owner, id)).rejects.toMatchObject(notAllowed)
    expect(await read(id)).toMatchObject({ removedReason: null })
  })

  it("stays in the moderators' queue if it was reported to them", async () => {
    const { club, owner, others } = await clubOf('member', 'member')
    const [author, reader] = others
    const { id } = await post(author, club.id)
    await app.call('POST /post/:id/report', { id, reason: 'dangerous' }, reader)
    await takeDown(owner, id)
    expect(await casesOf(id, 'open')).toMatchObject([{ state: 'open', severity: 3, totalReports: 1 }])
  })

  it("is excluded from the statistics on moderators' response times", async () => {
    const numbers = () => app.call('GET /admin/moderation/numbers', {}, moderator)
    const before = await numbers()
    const { club, owner, others } = await clubOf('member')
    await takeDown(owner, (await post(others[0], club.id)).id)
    expect(await numbers()).toEqual(before)
  })
})
