import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { type Member, members } from '#test/community.ts'

let app: TestApp
let owner: { token: string }
beforeAll(async () => {
  app = await startApp()
  owner = await staffIn(app, 'owner')
})
afterAll(() => app.stop())

const write = (by: Member, { handle }: Member, text: string) => {
  app.pass(1000)
  return app.call('POST /people/:handle/messages', { handle, text }, by)
}
const said = async (of: Member, { handle }: Member) =>
  (await app.call('GET /people/:handle/messages', { handle }, of)).items.map(({ text }) => text).toReversed()
const inbox = async (of: Member) =>
  (await app.call('GET /conversations', {}, of)).items.map(({ person, unread }) => `${person.handle} ${unread}`)

it('merging two accounts joins their conversations with the same person, without what either had deleted', async () => {
  const [stay, gone, ada, bo, cleo] = (await members(app, 5)) as [Member, Member, Member, Member, Member]
  await write(stay, gone, 'To myself')
  await write(gone, ada, 'Old')
  await write(ada, gone, 'Older me')
  await app.call('DELETE /people/:handle/messages', { handle: gone.handle }, ada)
  await write(stay, ada, 'One')
  await write(gone, ada, 'Two')
  await write(ada, stay, 'Three')
  await write(gone, bo, 'Hello')
  await write(cleo, gone, 'Is this still you?')
  await app.call('POST /admin/customers/:id/merge', { id: stay.userId, from: gone.userId, confirm: gone.email }, owner)
  expect(await said(stay, ada)).toEqual(['Old', 'Older me', 'One', 'Two', 'Three'])
  expect(await said(ada, stay)).toEqual(['One', 'Two', 'Three'])
  expect(await inbox(ada)).toEqual([`${stay.handle} 1`])
  expect(await inbox(stay)).toEqual([`${bo.handle} 0`, `${ada.handle} 1`])
  expect(await said(bo, stay)).toEqual(['Hello'])
  expect(await said(stay, cleo)).toEqual(['Is this still you?'])
  await write(stay, ada, 'Four')
  expect(await said(ada, stay)).toEqual(['One', 'Two', 'Three', 'Four'])
})
