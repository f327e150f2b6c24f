import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiOutput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { demoAddress } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { axeFindings, horizontalOverflow, measureLayoutShift } from './page-checks.ts'
import { addToCart, signInNewCustomer } from './prepare.ts'
import { open } from './ready.ts'
import { fillAddress, fillCheckout, placeOrder, saveAddress } from './steps.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Customer = ApiOutput<'GET /user'>

async function ask(token: string, path = '/user', method = 'GET', body?: object): Promise<Customer> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(`${shop.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return ((await answer.json()) as { data: Customer }).data
}
const streets = async (token: string) => (await ask(token)).addresses.map(({ addressLine1 }) => addressLine1)
const card = (page: Page, street: string) => page.getByRole('article', { name: new RegExp(`^${street}`) })

describe('addresses', () => {
  it('are added, changed, made the default and deleted, each with a confirmation message', async () => {
    const { page, leave, faults } = await shop.visit({ width: 390 })
    const token = await signInNewCustomer(shop, page, 'addresses@example.com')
    await open(page, urls.addresses())
    await page.getByText('No saved addresses').waitFor()
    await page.getByRole('link', { name: 'Add an address' }).click()
    await page.getByRole('heading', { level: 1, name: 'New address' }).waitFor()
    await fillAddress(page)
    await saveAddress(page)
    await page.getByText('New Address added', { exact: true }).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Your addresses' }).waitFor()
    await page.getByRole('link', { name: 'Add an address' }).click()
    await fillAddress(page, { street: '2 Alder Yard' })
    await page.getByText('Office', { exact: true }).click()
    await saveAddress(page)
    await card(page, '2 Alder Yard').waitFor()
    expect((await ask(token)).addresses).toMatchObject([
      { addressLine1: '1 Forge Street', tag: 'HOME', isDefault: true, firstName: 'Ada', lastName: 'Moreno', phone: '+15035550123' },
      { addressLine1: '2 Alder Yard', tag: 'OFFICE', isDefault: false },
    ])
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])

    await card(page, '2 Alder Yard')
      .getByRole('button', { name: /^Ship here by default/ })
      .click()
    await page.getByText('Default shipping address updated.').waitFor()
    await card(page, '2 Alder Yard').getByText('Default for shipping').waitFor()
    await expect.poll(() => card(page, '2 Alder Yard').evaluate((article) => article === document.activeElement)).toBe(true)

    await card(page, '2 Alder Yard').getByRole('link', { name: /^Edit/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Edit address' }).waitFor()
    await page.getByRole('button', { name: '+ Add apartment or unit' }).click()
    await page.getByLabel(/^Apartment or unit/).fill('Unit 12')
    await saveAddress(page)
    await page.getByText('Address saved.').waitFor()
    expect((await ask(token)).addresses[0]).toMatchObject({ addressLine2: 'Unit 12', tag: 'OFFICE', isDefault: true })

    await card(page, '2 Alder Yard')
      .getByRole('button', { name: /^Delete/ })
      .click()
    const question = page.getByRole('alertdialog', { name: 'Delete this address?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await streets(token)).toHaveLength(2)
    await card(page, '2 Alder Yard')
      .getByRole('button', { name: /^Delete/ })
      .click()
    expect(await axeFindings(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete address' }).click()
    await page.getByText('Address deleted.').waitFor()
    await card(page, '1 Forge Street').getByText('Default for shipping').waitFor()
    expect(await streets(token)).toEqual(['1 Forge Street'])
    expect(faults).toEqual([])
    await leave()
  })

  it('are saved in the suggested format or as typed, as the customer chooses', async () => {
    const { page, leave } = await shop.visit()
    const token = await signInNewCustomer(shop, page, 'suggestions@example.com')
    for (const [choice, city, postCode] of [
      ['Use suggested address', 'Portland', '97201-1234'],
      ['Keep mine', 'portland', '972011234'],
    ] as const) {
      await open(page, urls.addresses('new'))
      await fillAddress(page, { city: 'portland', postCode: '972011234' })
      await saveAddress(page)
      await page.getByRole('heading', { name: 'Did you mean this address?' }).waitFor()
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole('button', { name: choice }).click()
      await page.getByText('New Address added').waitFor()
      expect((await ask(token)).addresses).toContainEqual(expect.objectContaining({ city, postCode }))
    }
    await open(page, urls.addresses('new'))
    await fillAddress(page, { postCode: 'ABC' })
    await page.getByLabel(/^State/).selectOption('OR')
    await saveAddress(page)
    await page.getByText("ABC doesn't look like a postal code in the United States.").waitFor()
    await page.getByRole('button', { name: 'Edit address' }).click()
    await expect.poll(() => page.getByLabel(/^(ZIP code|Postal code)/).evaluate((field) => field === document.activeElement)).toBe(true)
    await saveAddress(page)
    await page.getByRole('button', { name: 'Save anyway' }).click()
    await page.getByText('New Address added').waitFor()
    expect((await ask(token)).addresses.map(({ postCode }) => postCode)).toContain('ABC')
    await leave()
  })

  it('are validated field by field, and survive going offline and the Back button', async () => {
    const { page, leave } = await shop.visit({ width: 320 })
    const token = await signInNewCustomer(shop, page, 'kept@example.com')
    await open(page, urls.addresses())
    await page.getByRole('link', { name: 'Add an address' }).click()
    await saveAddress(page)
    await page.getByText('Enter a street address.').waitFor()
    await expect.poll(() => page.getByLabel(/^Street address/).evaluate((field) => field === document.activeElement)).toBe(true)
    await fillAddress(page)
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.route('**/api/user/**', (route) => route.abort())
    await saveAddress(page)
    await page.getByText("We couldn't save this address").waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await page.getByLabel(/^Street address/).inputValue()).toBe('1 Forge Street')
    await page.unroute('**/api/user/**')
    await page.getByRole('button', { name: 'Save address' }).dblclick()
    await page.getByText('New Address added').waitFor()
    expect(await streets(token)).toEqual(['1 Forge Street'])
    await page.goBack()
    await page.getByText('No saved addresses').waitFor({ state: 'detached' })
    await leave()
  })

  it('are limited in number, and the page says so', async () => {
    const { page, leave } = await shop.visit()
    const token = await signInNewCustomer(shop, page, 'many@example.com')
    for (let n = 0; n < limits.address.perCustomer; n += 1)
      await ask(token, '/user/add-address', 'PUT', { ...demoAddress, city: `Town ${n}` })
    await open(page, urls.addresses())
    await page.getByText(`You've reached the limit of ${limits.address.perCustomer} addresses`).waitFor()
    await open(page, urls.addresses('new'))
    await fillAddress(page)
    await saveAddress(page)
    await page.getByText("You can't save any more addresses. Delete one first.").waitFor()
    expect(await streets(token)).toHaveLength(limits.address.perCustomer)
    await leave()
  })
})

describe('at the checkout', () => {
  it('a saved address is preselected, and another one can be entered and saved', async () => {
    const { page, leave, faults } = await shop.visit({ width: 390 })
    const token = await signInNewCustomer(shop, page, 'checkout@example.com')
    await addToCart(shop, token, 'speed-rope')
    await open(page, urls.checkout())
    await fillCheckout(page)
    await page.getByLabel('Save this address for next time').check()
    await placeOrder(page)
    await page.getByText('New Address added').waitFor()
    expect(await streets(token)).toEqual(['1 Forge Street'])

    await addToCart(shop, token, 'gym-towel')
    const shifts = await measureLayoutShift(page)
    await open(page, urls.checkout())
    await expect.poll(() => page.getByRole('radio', { name: /1 Forge Street/ }).isChecked()).toBe(true)
    expect(await shifts()).toBeLessThan(0.001)
    expect(await page.getByLabel(/^Street address/).count()).toBe(0)
    await page.getByText('Another address').click()
    await page.getByLabel(/^Street address/).fill('9 Quay Road')
    await page.getByText('1 Forge Street').click()
    await page.getByText('Another address').click()
    expect(await page.getByLabel(/^Street address/).inputValue()).toBe('9 Quay Road')
    expect(await axeFindings(page)).toEqual([])
    await page.getByText('1 Forge Street').click()
    const number = await placeOrder(page)
    await open(page, urls.order(number))
    await page.getByText('1 Forge Street').first().waitFor()
    expect(await streets(token)).toEqual(['1 Forge Street'])
    expect(faults).toEqual([])
    await leave()
  })
})
