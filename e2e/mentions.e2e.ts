import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '#seed/accounts.ts'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings, overflow } from './page-checks.ts'
import { enter } from './prepare.ts'
import { open } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('a name that is being typed', () => {
  it.each([1280, 390])('is completed by keys and by a press, %s px wide', async (width) => {
    const { page, leave, faults } = await shop.visit({ width })
    await enter(shop, page, demoAccounts.shopper)
    await open(page, urls.newsfeed())
    await page.getByRole('button', { name: /^(What did you train|Continue your draft)/ }).click()
    const field = page.getByRole('textbox', { name: 'Your post' })
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await field.fill('')
    await field.pressSequentially('With @')
    await list.waitFor()
    const [first, second] = await list.getByRole('option').all()
    expect(await field.getAttribute('aria-activedescendant')).toBe(await first!.getAttribute('id'))
    expect(await axeFindings(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    const handle = /@[\w.]+/.exec((await second!.textContent()) ?? '')![0]
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe(`With ${handle} `)
    expect(await list.count()).toBe(0)

    await field.pressSequentially('#squ')
    await list.getByRole('option', { name: '#squat', exact: true }).click()
    await expect.poll(() => field.inputValue()).toBe(`With ${handle} #squat `)
    await field.pressSequentially('@')
    await list.waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect(await field.inputValue()).toBe(`With ${handle} #squat @`)
    await field.fill('')
    expect(faults).toEqual([])
    await leave()
  })

  it('is never answered by what was asked before', async () => {
    const { page, leave } = await shop.visit()
    await enter(shop, page, demoAccounts.shopper)
    await open(page, urls.newsfeed())
    await page.getByRole('button', { name: /^(What did you train|Continue your draft)/ }).click()
    const slow = Promise.withResolvers<void>()
    await page.route(/\/mention-suggestions\?q=d$/, async (route) => {
      await slow.promise
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest(/\/mention-suggestions\?q=d$/)
    const field = page.getByRole('textbox', { name: 'Your post' })
    await field.fill('')
    await field.pressSequentially('@d')
    await asked
    await field.pressSequentially('iego')
    const option = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await option.first().waitFor()
    const names = await option.allTextContents()
    slow.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    expect(names.every((name) => /diego/i.test(name))).toBe(true)
    expect(await option.allTextContents()).toEqual(names)
    await leave()
  })
})
