import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Plan } from '#contract/plans.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { askApi } from '#test/ask-api.ts'
import { lastMail, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { addTestPlans, makeMember } from '#test/members.ts'

let app: TestApp
let staff: string
let plans: Awaited<ReturnType<typeof addTestPlans>>
beforeAll(async () => {
  app = await startApp({ env: { LOCALES: 'en,bn' } })
  staff = (await staffIn(app, 'owner')).token
  plans = await addTestPlans(app)
})
afterAll(() => app.stop())

const bn = { 'Accept-Language': 'bn' }
const ask = <T>(path: string, headers: Record<string, string>, body?: object) => askApi<T>(app, path, headers, body)
const names = () => app.call('GET /admin/translations/names', { locale: 'bn' }, { token: staff })
const translate = (kind: 'promotion' | 'plan', id: string, translatedName: string) =>
  app.call('PUT /admin/translations/names', { locale: 'bn', kind, id, translatedName }, { token: staff })
const namesIn = ({ adjustments, memberPlan }: Pick<Order, 'adjustments' | 'memberPlan'>) => [
  ...adjustments.map(({ name }) => name),
  memberPlan,
]

it("promotions and plans are named in the reader's language, and an order keeps the names it was placed with", async () => {
  const effect = { kind: 'percent', percent: 10 } as const
  const spring = await app.call('POST /admin/promotions', { name: 'Spring', trigger: 'automatic', effect }, { token: staff })
  expect((await names()).names).toContainEqual({ kind: 'promotion', id: spring.id, name: 'Spring', translatedName: '' })
  await translate('promotion', spring.id, 'বসন্ত')
  await translate('plan', plans.regular.id, 'নিয়মিত')
  expect((await names()).names).toContainEqual({ kind: 'plan', id: plans.regular.id, name: 'Regular', translatedName: 'নিয়মিত' })

  const told = async (headers: Record<string, string>) =>
    (await ask<{ plans: Plan[] }>('/api/public/plans', headers)).plans.map(({ name }) => name)
  await expect.poll(() => told(bn)).toEqual(['Folk', 'নিয়মিত', 'Pro'])
  expect(await told({})).toEqual(['Folk', 'Regular', 'Pro'])

  const person = await signedIn(app)
  await makeMember(app, person.userId, plans.regular)
  const signed = { authorization: `Bearer ${person.token}` }
  const [rope] = await stockShop(app, [seedProduct({ price: 20, stock: 50 })])
  const wanted = { products: [{ productId: rope!.id, quantity: 1 }] }
  const summary = (headers: Record<string, string>) => ask<Order>('/api/user/orders/checkout-summary', { ...signed, ...headers }, wanted)
  await expect.poll(async () => namesIn(await summary(bn))).toEqual(['বসন্ত', 'নিয়মিত'])
  const { shippingCost, totalCost } = await summary({})
  expect(namesIn(await summary({}))).toEqual(['Spring', 'Regular'])

  const input = { ...(await orderInput(app, [{ product: rope!, quantity: 1 }])), email: undefined, shippingCost, totalCost }
  const placed = await ask<Order>('/api/user/orders/create-order', { ...signed, ...bn }, input)
  const mail = await lastMail(app, person.email)
  expect(mail?.text).toContain('বসন্ত')
  expect(mail?.text).toContain('নিয়মিত')
  await translate('promotion', spring.id, 'গ্রীষ্ম')
  await translate('plan', plans.regular.id, '')
  const read = (headers: Record<string, string>) => ask<Order>(`/api/user/orders/${placed.id}`, { ...signed, ...headers })
  expect(namesIn(placed)).toEqual(['বসন্ত', 'নিয়মিত'])
  expect(namesIn(await read(bn))).toEqual(['বসন্ত', 'নিয়মিত'])
  expect(namesIn(await read({}))).toEqual(['Spring', 'Regular'])
  await expect.poll(async () => namesIn(await summary(bn))).toEqual(['গ্রীষ্ম', 'Regular'])
  expect(await summary(bn)).toMatchObject({ adjustments: [expect.not.objectContaining({ translation: expect.anything() })] })
})

it('an empty name is refused, and so is one by staff who may not translate', async () => {
  await expect(translate('plan', '0198c0de-0000-7000-8000-000000000001', 'ক')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { token } = await staffIn(app, 'support')
  await expect(app.call('GET /admin/translations/names', { locale: 'bn' }, { token })).rejects.toMatchObject({ status: 403 })
})
