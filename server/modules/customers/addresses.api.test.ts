import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, signedIn } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const add = (token: string, over: Partial<ApiInput<'PUT /user/add-address'>> = {}) => {
  app.pass(1)
  return app.call('PUT /user/add-address', { ...address(), ...over }, { token })
}
const update = (token: string, id: string, changes: Omit<ApiInput<'PATCH /user/update-address/:id'>, 'id'>) =>
  app.call('PATCH /user/update-address/:id', { id, ...changes }, { token })
const remove = (token: string, id: string) => app.call('DELETE /user/delete-address/:id', { id }, { token })
const defaults = (customer: { addresses: { city: string; isDefault: boolean }[] }) =>
  customer.addresses.filter((one) => one.isDefault).map((one) => one.city)

describe('addresses', () => {
  it('are saved with all their fields and listed default first, then newest', async () => {
    const { token } = await signedIn(app)
    const { addresses } = await add(token, { email: 'Desk@Example.com', tag: 'OFFICE' })
    expect(addresses).toEqual([
      { ...address(), id: expect.any(String), email: 'desk@example.com', tag: 'OFFICE', isDefault: true, isDefaultBilling: true },
    ])
    await add(token, { city: 'Second' })
    const three = await add(token, { city: 'Third' })
    expect(three.addresses.map((one) => one.city)).toEqual(['Portland', 'Third', 'Second'])
    expect(await app.call('GET /user', {}, { token })).toEqual(three)
  })

  it("default to the shop's country, the first it ships to", async () => {
    const { token } = await signedIn(app)
    const { country: _, ...unnamed } = address()
    const { addresses } = await app.call('PUT /user/add-address', unnamed, { token })
    expect(addresses[0]!.country).toBe(app.config.shop.countries[0])
  })

  it('have one default: the first one, then the one that is set, and the newest when that is deleted', async () => {
    const { token } = await signedIn(app)
    await add(token, { city: 'First', isDefault: false })
    const second = await add(token, { city: 'Second', isDefault: true })
    expect(defaults(second)).toEqual(['Second'])
    const first = second.addresses.find((one) => one.city === 'First')!.id
    expect(defaults(await update(token, first, { isDefault: true }))).toEqual(['First'])
    expect(defaults(await update(token, first, { isDefault: false }))).toEqual(['First'])
    await add(token, { city: 'Third' })
    expect(defaults(await remove(token, first))).toEqual(['Third'])
    for (const { id } of (await app.call('GET /user', {}, { token })).addresses) await remove(token, id)
    expect((await app.call('GET /user', {}, { token })).addresses).toEqual([])
  })

  it('have a separate billing default: the first one, then the one that is set, and the shipping default when that is deleted', async () => {
    const { token } = await signedIn(app)
    const bills = (customer: { addresses: { city: string; isDefaultBilling: boolean }[] }) =>
      customer.addresses.filter((one) => one.isDefaultBilling).map((one) => one.city)
    expect(bills(await add(token, { city: 'First' }))).toEqual(['First'])
    const two = await add(token, { city: 'Second', isDefaultBilling: true })
    expect([bills(two), defaults(two)]).toEqual([['Second'], ['First']])
    const first = two.addresses.find((one) => one.city === 'First')!.id
    expect(bills(await update(token, first, { isDefaultBilling: true }))).toEqual(['First'])
    const third = await add(token, { city: 'Third', isDefaultBilling: true })
    expect(bills(await remove(token, third.addresses.find((one) => one.city === 'Third')!.id))).toEqual(['First'])
  })

  it('get the region that is sent, by code or name, or else that of the postal code', async () => {
    const { token } = await signedIn(app)
    const regions = async (over: Parameters<typeof add>[1]) => (await add(token, { ...over, isDefault: true })).addresses[0]!.region
    expect(await regions({ region: 'oregon' })).toBe('OR')
    const { region: _, ...unsaid } = address()
    const { addresses } = await app.call('PUT /user/add-address', { ...unsaid, isDefault: true, postCode: '10001' }, { token })
    expect(addresses[0]!.region).toBe('NY')
    const moved = await update(token, addresses[0]!.id, { postCode: '60614', city: 'Chicago' })
    expect(moved.addresses[0]).toMatchObject({ region: 'IL', city: 'Chicago' })
    const abroad = await update(token, addresses[0]!.id, { country: 'GB', postCode: 'LS6 2AB', city: 'Leeds' })
    expect(abroad.addresses[0]).not.toHaveProperty('region')
  })

  it('are completed from a postal code that determines city and region', async () => {
    const place = (country: string, postCode: string) => app.call('GET /public/place', { country, postCode })
    expect(await place('US', '97201')).toEqual({ city: 'Portland', region: 'OR' })
    expect(await place('US', '97801-1234')).toEqual({ city: '', region: 'OR' })
    expect(await place('GB', 'se15 4st')).toEqual({ city: 'London', region: '' })
    expect(await place('IT', '10138')).toEqual({ city: 'Torino', region: 'TO' })
    expect(await place('US', 'ABC')).toEqual({ city: '', region: '' })
    await expect(place('ZZ', '97201')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('change only in the fields that are sent', async () => {
    const { token } = await signedIn(app)
    const [kept] = (await add(token, { addressLine2: 'Flat 2', tag: 'OFFICE', email: 'a@example.com' })).addresses
    const [changed] = (await update(token, kept!.id, { city: 'Salem' })).addresses
    expect(changed).toEqual({ ...kept, city: 'Salem' })
    const [without] = (await update(token, kept!.id, { email: null, addressLine2: '' })).addresses
    expect(without).toEqual({ ...address(), id: kept!.id, city: 'Salem', tag: 'OFFICE', isDefault: true, isDefaultBilling: true })
  })

  it('of other customers are not found', async () => {
    const [owner, stranger] = [await signedIn(app), await signedIn(app)]
    const [mine] = (await add(owner.token)).addresses
    await add(stranger.token)
    await expect(update(stranger.token, mine!.id, { city: 'Stolen' })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
    await expect(update(stranger.token, mine!.id, { isDefault: true })).rejects.toMatchObject({ status: 404 })
    await expect(remove(stranger.token, mine!.id)).rejects.toMatchObject({ status: 404 })
    expect((await app.call('GET /user', {}, { token: owner.token })).addresses).toEqual([mine])
  })

  it('have length limits for their fields', async () => {
    const { token } = await signedIn(app)
    const bad: [string, string][] = [
      ['firstName', ''],
      ['firstName', 'x'.repeat(31)],
      ['lastName', 'x'.repeat(31)],
      ['addressLine1', ''],
      ['addressLine2', 'x'.repeat(101)],
      ['city', 'x'.repeat(101)],
      ['postCode', '1'],
      ['postCode', 'x'.repeat(13)],
      ['country', 'usa'],
      ['country', 'ZZ'],
      ['phone', '503 555'],
      ['tag', 'home'],
      ['email', 'nobody'],
    ]
    for (const [name, value] of bad)
      await expect(add(token, { [name]: value }), name).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        errors: { [name]: [expect.any(String)] },
      })
  })
})

describe('50 addresses added at once', () => {
  it('are saved up to the limit, with one default', async () => {
    const { token } = await signedIn(app)
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => add(token, { isDefault: n % 2 === 0, isDefaultBilling: n % 3 === 0 })),
    )
    const full = results.filter((one) => one.status === 'rejected').map((one) => (one.reason as { code: string }).code)
    expect(new Set(full)).toEqual(new Set(['TOO_MANY_ADDRESSES']))
    const { addresses } = await app.call('GET /user', {}, { token })
    expect([
      addresses.length,
      addresses.filter((one) => one.isDefault).length,
      addresses.filter((one) => one.isDefaultBilling).length,
    ]).toEqual([limits.address.perCustomer, 1, 1])
    await Promise.allSettled(addresses.slice(0, 19).map(({ id }) => remove(token, id)))
    expect((await app.call('GET /user', {}, { token })).addresses.map((one) => [one.isDefault, one.isDefaultBilling])).toEqual([
      [true, true],
    ])
  })
})
