import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { newCustomer, type TestCustomer } from './customers.ts'
import { axeFindings, horizontalOverflow } from './page-checks.ts'
import { storeToken } from './prepare.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function visit({ token }: TestCustomer, path: string, width: number) {
  const { page, leave } = await shop.visit({ width })
  await storeToken(page, token)
  await open(page, path)
  return { page, leave }
}
const handleOf = async (person: TestCustomer) => (await shop.app.call('GET /profile', {}, person)).handle

it('two people message each other: a profile, an accepted request, and messages that appear immediately', async () => {
  const [ada, bo] = [await newCustomer(shop, undefined, 'Ada Berg'), await newCustomer(shop, undefined, 'Bo Frey')]
  const [adas, bos] = [await handleOf(ada), await handleOf(bo)]
  const hers = await visit(ada, urls.person(bos), 390)
  await hers.page.getByRole('link', { name: 'Message Bo F.' }).click()
  await hers.page.getByText('your message goes to their requests').waitFor()
  const line = hers.page.getByRole('textbox', { name: 'Message' })
  await line.fill('Squats on Friday?')
  // Two clicks as fast as possible.
  await hers.page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await hers.page.getByText('Squats on Friday?').last().waitFor()

  const his = await visit(bo, `${urls.messages()}?box=requests`, 1280)
  await his.page.getByRole('link', { name: /Squats on Friday/ }).click()
  await his.page.getByRole('button', { name: 'Accept' }).click()
  await his.page.getByRole('button', { name: 'Accept' }).waitFor({ state: 'detached' })
  const reply = his.page.getByRole('textbox', { name: 'Message' })
  await reply.fill('Always.')
  await reply.press('Enter')
  const log = hers.page.getByRole('region', { name: 'Messages', exact: true })
  await log.getByText('Always.', { exact: true }).waitFor()
  await his.page.getByText(/, seen$/).waitFor()
  expect(await axeFindings(hers.page)).toEqual([])
  expect(await horizontalOverflow(hers.page)).toBe(0)
  expect(await log.getByText('Squats on Friday?', { exact: true }).count()).toBe(1)

  // On another page, the header shows that there is a new message.
  await open(his.page, urls.people())
  await line.fill('Bring chalk.')
  await line.press('Enter')
  await his.page.getByRole('link', { name: 'Messages, 1 unread' }).waitFor()
  expect((await shop.app.call('GET /people/:handle/messages', { handle: adas }, bo)).items).toHaveLength(3)
  await Promise.all([hers.leave(), his.leave()])
})

it('members start a group and message each other, and an invited one joins; messages appear immediately', async () => {
  const [ada, bo, cleo] = [
    await newCustomer(shop, undefined, 'Ada Lund'),
    await newCustomer(shop, undefined, 'Bo Sand'),
    await newCustomer(shop, undefined, 'Cleo Park'),
  ]
  const [adas, , cleos] = [await handleOf(ada), await handleOf(bo), await handleOf(cleo)]
  await shop.app.call('PUT /people/:handle/follow', { handle: adas }, bo)
  const hers = await visit(ada, urls.messages(), 390)
  await hers.page.getByRole('button', { name: 'New message' }).first().click()
  await hers.page.getByRole('button', { name: 'Start a group' }).click()
  const dialog = hers.page.getByRole('dialog', { name: 'New group' })
  await dialog.getByLabel('Group name').fill('Long run')
  await dialog.getByRole('button', { name: 'Start group' }).click()
  await dialog.getByText('Choose at least one person.').waitFor()
  for (const name of ['Bo S.', 'Cleo P.']) {
    await dialog.getByRole('searchbox').fill(name.slice(0, -3))
    await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await dialog.getByRole('list', { name: 'Chosen people' }).getByRole('button', { name }).waitFor()
  }
  expect(await axeFindings(hers.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start group' }).click()
  const log = hers.page.getByRole('region', { name: 'Messages', exact: true })
  await log.getByText('You started the group').waitFor()
  expect(await horizontalOverflow(hers.page)).toBe(0)

  const his = await visit(bo, urls.messages(), 1280)
  await his.page.getByRole('link', { name: /Long run/ }).click()
  const reply = his.page.getByRole('textbox', { name: 'Message' })
  await reply.fill('Seven at the stairs?')
  await reply.press('Enter')
  await log.getByText('Seven at the stairs?', { exact: true }).waitFor()
  await log.getByRole('link', { name: 'Bo S.' }).waitFor()

  const theirs = await visit(cleo, `${urls.messages()}?box=requests`, 1280)
  await theirs.page.getByRole('link', { name: /Long run/ }).click()
  await theirs.page.getByRole('button', { name: 'Join group' }).click()
  await log.getByText('Cleo P. joined').last().waitFor()
  expect(await theirs.page.getByText('Seven at the stairs?').count()).toBe(0)

  // Locked: only the admin writes. Then one is removed.
  await hers.page.getByRole('button', { name: 'More about this group' }).click()
  await hers.page.getByRole('menuitem', { name: /^Lock/ }).click()
  await theirs.page.getByText('Only admins can write in this group right now.').waitFor()
  await hers.page.getByRole('button', { name: '3 members' }).click()
  await hers.page.getByRole('button', { name: 'More about Cleo P.' }).click()
  await hers.page.getByRole('menuitem', { name: 'Remove from group' }).click()
  expect(await axeFindings(hers.page)).toEqual([])
  await hers.page.getByRole('alertdialog').getByRole('button', { name: 'Remove from group' }).click()
  await hers.page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await open(theirs.page, urls.messages())
  await theirs.page.getByText('No messages yet').waitFor()
  expect((await shop.app.call('GET /inbox', {}, cleo)).items).toEqual([])
  expect(cleos).not.toBe(adas)
  await Promise.all([hers.leave(), his.leave(), theirs.leave()])
})

it('an admin creates an invite link, which admits whoever opens it', async () => {
  const [ada, bo] = [await newCustomer(shop, undefined, 'Ada Lund'), await newCustomer(shop, undefined, 'Bo Sand')]
  const { id } = await shop.app.call('POST /groups', { name: 'Openers', people: [await handleOf(bo)] }, ada)
  const hers = await visit(ada, urls.group(id), 1280)
  await hers.page.getByRole('button', { name: 'More about this group' }).click()
  await hers.page.getByRole('menuitem', { name: 'Invite link' }).click()
  await hers.page.getByRole('button', { name: 'Create link' }).click()
  const link = await hers.page.getByLabel('Your link').inputValue()
  expect(await axeFindings(hers.page)).toEqual([])
  const his = await visit(bo, new URL(link).pathname, 390)
  await his.page.getByText("You've been invited to join the group Openers.").waitFor()
  expect([await axeFindings(his.page), await horizontalOverflow(his.page)]).toEqual([[], 0])
  await his.page.getByRole('button', { name: 'Join group' }).click()
  await his.page.getByRole('region', { name: 'Messages', exact: true }).getByText('You joined').waitFor()
  await hers.page.getByRole('button', { name: 'Revoke' }).click()
  await hers.page.getByText('No active links.').waitFor()
  const token = link.split('/').at(-1)!
  await open(his.page, serverUrls.groupInvite(token))
  await his.page.getByRole('heading', { name: 'This invite no longer works' }).waitFor()
  await Promise.all([hers.leave(), his.leave()])
})
