import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffToken } from '#test/builders.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  token = await staffToken(app)
})
afterAll(() => app.stop())

type Currency = ApiInput<'PUT /admin/currencies'>['currencies'][number]
const euro: Currency = { code: 'EUR', rate: '0.92', rounding: '99', active: true }
const read = () => app.call('GET /admin/currencies', {}, { token })
const save = async (...currencies: Currency[]) =>
  app.call('PUT /admin/currencies', { version: (await read()).version, currencies }, { token })

it('a new shop has no other currency; its owner saves the whole list, in order', async () => {
  expect((await read()).currencies).toEqual([])
  expect(await app.call('GET /public/shop', {})).not.toHaveProperty('currencies')
  const yen: Currency = { code: 'JPY', rate: '151.375', rounding: 'whole', active: false }
  await save(yen, euro)
  expect((await read()).currencies).toEqual([yen, euro])
  const { active: _, ...shown } = euro
  expect((await app.call('GET /public/shop', {})).currencies).toEqual([shown])
})

it.each([
  ['the shop’s own', { code: 'USD' }, 'currencies.1.code', 'is what prices are in'],
  ['one twice', { code: 'EUR' }, 'currencies.1.code', 'is there twice'],
  ['none that there is', { code: 'QQQ' }, 'currencies.1.code', 'is no currency'],
  ['one with three decimals', { code: 'KWD' }, 'currencies.1.code', 'has three decimals: it can only be the currency that prices are in'],
  ['a rate of nothing', { code: 'JPY', rate: '0.00' }, 'currencies.1.rate', 'is nothing'],
  ['a rate that is no decimal', { code: 'JPY', rate: '1e3' }, 'currencies.1.rate', 'is not a rate like 0.9215'],
])('%s is refused', async (_, over, field, message) => {
  await expect(save(euro, { ...euro, ...over })).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { [field]: [message] } })
})

it('of two parallel saves one is refused', async () => {
  const { version } = await read()
  const answers = await Promise.allSettled(
    ['0.9', '0.91'].map((rate) => app.call('PUT /admin/currencies', { version, currencies: [{ ...euro, rate }] }, { token })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = answers.find((answer) => answer.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'CURRENCIES_WERE_CHANGED' })
})
