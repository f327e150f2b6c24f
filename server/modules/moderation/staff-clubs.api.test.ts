import { afterAll, beforeAll, expect, it } from 'vitest'
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

const clubOf = async (name: string, visibility: 'public' | 'hidden' = 'public') => {
  const [owner, other] = (await members(app, 2)) as [Member, Member]
  const club = await app.call('POST /clubs', { name, visibility, acceptDisclaimer: true }, owner)
  return { owner, other, club }
}
const list = (input: { q?: string; state?: 'open' | 'removed' | 'closed'; cursor?: string; limit?: number } = {}) =>
  app.call('GET /admin/clubs', input, moderator)
const names = async (input: Parameters<typeof list>[0]) => (await list(input)).rows.map(({ name }) => name)
const takeDown = (id: string) => app.call('POST /admin/clubs/:id/take-down', { id, reason: 'spam', message: 'An ad.' }, moderator)
const restore = (id: string) => app.call('POST /admin/clubs/:id/restore', { id }, moderator)
const decisions = async (by: Member) => (await app.call('GET /moderation-decisions', {}, by)).items

it('staff list all clubs by state, search them by part of the name, and page through them', async () => {
  const { owner, club: closed } = await clubOf('Last Rep 100%')
  await app.call('POST /clubs/:slug/close', { slug: closed.slug, name: closed.name }, owner)
  const { club: removed } = await clubOf('Last Rep Down')
  await takeDown(removed.id)
  app.pass(1000)
  await clubOf('Last Rep Secret', 'hidden')
  expect(await names({ q: 'last rep' })).toEqual(['Last Rep Secret', expect.any(String), expect.any(String)])
  expect(await names({ q: '100%' })).toEqual([closed.name])
  expect(await names({ state: 'closed' })).toEqual([closed.name])
  expect(await names({ state: 'removed' })).toEqual([removed.name])
  expect(await names({ state: 'open', q: 'REP' })).toEqual(['Last Rep Secret'])
  const { rows, nextCursor } = await list({ limit: 2 })
  const rest = await list({ limit: 2, cursor: nextCursor! })
  expect([...rows, ...rest.rows].map(({ name }) => name).toSorted()).toEqual((await names({})).toSorted())
  await expect(takeDown(closed.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await expect(restore(closed.id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

it('an unreported club is taken down once by 20 parallel calls; its owner reads the decision, appeals, and it can be undone', async () => {
  const { owner, other, club } = await clubOf('Protein for Sale')
  await app.call('PUT /clubs/:slug/membership', { slug: club.slug, acceptDisclaimer: true }, other)
  const listed = await app.call('GET /admin/clubs/:id/members', { id: club.id }, moderator)
  expect(listed.items.map(({ handle, role }) => [handle, role])).toEqual(
    expect.arrayContaining([
      [owner.handle, 'owner'],
      [other.handle, 'member'],
    ]),
  )
  await Promise.all(Array.from({ length: 20 }, () => takeDown(club.id)))
  await expect(app.call('GET /clubs/:slug', { slug: club.slug }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await decisions(owner)).toMatchObject([{ kind: 'club', decision: 'removed', reason: 'spam', message: 'An ad.', text: club.name }])
  expect(await app.call('GET /admin/clubs/:id', { id: club.id }, moderator)).toMatchObject({
    state: 'removed',
    owner: { handle: owner.handle },
    decision: { reason: 'spam', message: 'An ad.' },
  })
  const { items: done } = await app.call('GET /admin/moderation/cases', { view: 'done' }, moderator)
  const { id } = done.find(({ subjectId }) => subjectId === club.id)!
  const logged = async () => (await app.call('GET /admin/moderation/cases/:id', { id }, moderator)).log.map(({ action }) => action)
  expect(await logged()).toEqual(['remove'])
  expect(await restore(club.id)).toMatchObject({ state: 'open', decision: null, members: 2 })
  await restore(club.id)
  expect(await logged()).toEqual(['restore', 'remove'])
  await app.call('GET /clubs/:slug', { slug: club.slug }, owner)
})

it('a case claimed by another moderator stays theirs', async () => {
  const { other, club } = await clubOf('Claimed Club')
  await app.call('POST /clubs/:slug/report', { slug: club.slug, reason: 'spam' }, other)
  const second = await staffIn(app, 'moderator')
  const { items } = await app.call('GET /admin/moderation/cases', {}, second)
  await app.call('POST /admin/moderation/cases/:id/claim', { id: items.find(({ subjectId }) => subjectId === club.id)!.id }, second)
  await expect(takeDown(club.id)).rejects.toMatchObject({ code: 'CASE_IS_TAKEN' })
})
