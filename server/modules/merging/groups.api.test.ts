import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { type Member, members as newMembers } from '#test/community.ts'
import { groupCalls } from '#test/groups.ts'

let app: TestApp
let owner: { token: string }
beforeAll(async () => {
  app = await startApp()
  owner = await staffIn(app, 'owner')
})
afterAll(() => app.stop())

const { create, accept, write, said, thread, inbox, members, role } = groupCalls(() => app)

it('merging two accounts joins their memberships in the same group, with the higher role, and moves the other groups', async () => {
  const [stay, gone, ada] = (await newMembers(app, 3)) as [Member, Member, Member]
  const both = await create(ada, [stay, gone], 'Both')
  for (const one of [stay, gone]) await accept(one, both.id)
  await role(ada, both.id, gone, 'admin')
  await write(gone, both.id, 'From the other account')
  await write(ada, both.id, 'From Ada')
  app.pass(1000)
  const mine = await create(gone, [ada], 'Mine')
  app.pass(1000)
  const invited = await create(ada, [gone, stay], 'Invited')
  await accept(gone, invited.id)
  await app.call('POST /admin/customers/:id/merge', { id: stay.userId, from: gone.userId, confirm: gone.email }, owner)
  expect((await inbox(stay)).map(({ group }) => [group!.name, group!.members])).toEqual([
    ['Invited', 2],
    ['Mine', 1],
    ['Both', 2],
  ])
  expect((await members(ada, both.id)).map(({ handle, role: has }) => [handle, has])).toEqual([
    [ada.handle, 'admin'],
    [stay.handle, 'admin'],
  ])
  expect((await thread(stay, both.id)).unread).toBe(1)
  expect((await thread(stay, mine.id)).group.role).toBe('admin')
  expect(await said(stay, both.id)).toContain('From the other account')
  expect((await thread(stay, both.id)).items.find(({ text }) => text === 'From the other account')).toMatchObject({ isMine: true })
})
