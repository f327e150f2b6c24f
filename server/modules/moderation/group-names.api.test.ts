import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import type { Member } from '#test/community.ts'
import { groupCalls } from '#test/groups.ts'

let app: TestApp
let moderator: { token: string }
beforeAll(async () => {
  app = await startApp()
  moderator = await staffIn(app, 'moderator')
})
afterAll(() => app.stop())

const { create, change, crew, inbox, members, thread } = groupCalls(() => app)
type Three = [Member, Member, Member]
const report = (by: Member, id: string) => app.call('POST /groups/:id/report', { id, reason: 'offensive', note: '' }, by)
const caseOf = async (name: string) => {
  const { items } = await app.call('GET /admin/moderation/cases', { view: 'open', limit: 100 }, moderator)
  return items.find(({ kind, text }) => kind === 'group' && text === name)
}
const decide = (id: string, action: ApiInput<'POST /admin/moderation/cases/:id/decide'>['action']) =>
  app.call('POST /admin/moderation/cases/:id/decide', { id, action, reason: 'offensive', message: 'Not here.' }, moderator)
const nameOf = async (of: Member, id: string) => (await thread(of, id)).group.name
const renamedTo = async (of: Member, id: string) =>
  (await thread(of, id)).items.flatMap(({ event }) => (event?.kind === 'renamed' ? [event.name] : []))

describe('the name of a group', () => {
  it('is reported by its members and by who is invited, as that of who gave it', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(bo, [ada, cleo], 'Rude club one')
    expect(await members(bo, id)).toHaveLength(3)
    await Promise.all([ada, cleo, ada].map((one) => report(one, id)))
    await expect(report(bo, id)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await caseOf('Rude club one')).toMatchObject({ owner: { handle: bo.handle }, totalReports: 2 })
    const [stranger] = (await crew(1)) as [Member]
    await expect(report(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is reset by moderators, also where it is named, and restored; its giver reads why', async () => {
    const [ada, bo, cleo] = (await crew(3)) as Three
    const { id } = await create(ada, [bo, cleo], 'Sunday run')
    app.pass(1000)
    await change(ada, id, { name: 'Rude club two' })
    await report(bo, id)
    const { id: found } = (await caseOf('Rude club two'))!
    await decide(found, 'remove')
    expect([await nameOf(bo, id), await renamedTo(bo, id)]).toEqual(['Group', [null]])
    expect((await inbox(cleo))[0]?.group?.name).toBe('Group')
    const { items } = await app.call('GET /moderation-decisions', {}, ada)
    expect(items).toMatchObject([{ kind: 'group', text: 'Rude club two', decision: 'removed', message: 'Not here.' }])
    await decide(found, 'restore')
    expect([await nameOf(bo, id), await renamedTo(bo, id)]).toEqual(['Rude club two', ['Rude club two']])
  })

  it('that was changed since stays as it is, and the one that was reported is decided', async () => {
    const [ada, bo] = (await crew(2)) as [Member, Member]
    const { id } = await create(ada, [bo], 'Rude club three')
    await report(bo, id)
    await change(ada, id, { name: 'Sunday run' })
    const { id: found } = (await caseOf('Rude club three'))!
    await decide(found, 'remove')
    expect(await nameOf(bo, id)).toBe('Sunday run')
    await decide(found, 'restore')
    expect(await nameOf(bo, id)).toBe('Sunday run')
  })

  it('is one case for fifty reports at once', async () => {
    const [ada, ...others] = (await crew(10)) as [Member, ...Member[]]
    const { id } = await create(ada, others, 'Rude club four')
    for (const one of others) await app.call('PUT /groups/:id/membership', { id }, one)
    await Promise.allSettled(Array.from({ length: 50 }, (_, at) => report(others[at % others.length]!, id)))
    expect((await caseOf('Rude club four'))?.totalReports).toBe(others.length)
  })
})
