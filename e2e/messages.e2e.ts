import { afterAll, beforeAll, expect, it } from 'vitest'
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

it('two people write to each other: from a profile, by a request that is accepted, and what is written is there at once', async () => {
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
