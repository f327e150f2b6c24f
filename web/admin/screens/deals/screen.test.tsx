// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Deal } from '#contract/deals.ts'
import { Refusal } from '#contract/refusal.ts'
import '#web/admin/text/texts.ts'
import { StateContext } from '#web/lib/router/hooks.ts'
import type { RouterState } from '#web/lib/router/router.ts'
import { loadText } from '#web/lib/text.ts'
import { Component } from './screen.tsx'

type Answer = (route: string, input: Record<string, unknown>) => Promise<unknown>
const staff = vi.hoisted(() => vi.fn<Answer>())
const call = vi.hoisted(() => vi.fn<Answer>())
vi.mock('#web/admin/session/session.ts', () => ({ staff, useMay: () => () => true }))
vi.mock('#web/lib/call.ts', () => ({ call }))

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const price = (amount: number) => ({ variantId: `v${amount}`, price: amount })
const deal = (id: string, over: Partial<Deal>): Deal => ({
  id,
  productId: id,
  startsAt: at(-1),
  endsAt: at(1),
  quantity: null,
  sold: 0,
  prices: [price(15)],
  ...over,
})
let deals: Deal[]
beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-deals']))
beforeEach(() => {
  deals = [
    deal('rope', { startsAt: at(2), endsAt: at(3) }),
    deal('belt', { quantity: 10, sold: 3, prices: [price(20), price(15)] }),
    deal('socks', { quantity: 2, sold: 2 }),
    deal('mat', { endsAt: at(-0.5), sold: 7 }),
  ]
  vi.clearAllMocks()
  call.mockImplementation(async (_, { id }) => ({
    products: (id as string[]).filter((one) => one !== 'mat').map((one) => ({ id: one, info: { name: `The ${one}` } })),
  }))
  staff.mockImplementation(async (route, { id }) => {
    if (route === 'GET /admin/products/:id') return { name: 'The old mat' }
    if (route === 'GET /admin/deals') return { deals, nextCursor: null }
    deals = deals.map((one) => (one.id === id ? { ...one, endsAt: at(-0.1) } : one))
    return {}
  })
})
afterEach(cleanup)

const state = { location: { pathname: '/admin/deals', search: '', hash: '', key: 'a' }, matches: [], loaderData: {} }
const show = () =>
  render(
    <StateContext value={state as unknown as RouterState}>
      <Component />
    </StateContext>,
  )
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!)

test('deals are listed with product, status, prices and units sold, including products off sale', async () => {
  show()
  expect((await rowOf('The rope')).getByText('Scheduled')).toBeTruthy()
  const belt = await rowOf('The belt')
  for (const text of ['Running', '$15.00 – $20.00', '3 / 10']) expect(belt.getByText(text)).toBeTruthy()
  expect((await rowOf('The socks')).getByText('Sold out')).toBeTruthy()
  const mat = await rowOf('The old mat')
  expect(mat.getByText('Ended')).toBeTruthy()
  expect(mat.getByText('7')).toBeTruthy()
  expect(mat.queryByRole('button')).toBeNull()
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ id: ['rope', 'belt', 'socks', 'mat'] }])
})

const ended = () => staff.mock.calls.filter(([route]) => route.startsWith('POST')).map(([route, input]) => [route, input])
async function askToEnd() {
  show()
  fireEvent.click((await rowOf('The belt')).getByRole('button', { name: 'End now: The belt' }))
  return within(await screen.findByRole('alertdialog'))
}

test('ending a deal requires confirmation, after which it is shown as ended', async () => {
  const dialog = await askToEnd()
  expect(dialog.getByText('End the deal for The belt now?')).toBeTruthy()
  expect(ended()).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'End now' }))
  await waitFor(async () => expect((await rowOf('The belt')).getByText('Ended')).toBeTruthy())
  expect(ended()).toEqual([['POST /admin/deals/:id/end', { id: 'belt' }]])
})

test('a scheduled deal can be canceled', async () => {
  show()
  fireEvent.click((await rowOf('The rope')).getByRole('button', { name: 'Cancel deal: The rope' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('Cancel the deal for The rope?')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Keep deal' })).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel deal' }))
  await waitFor(() => expect(ended()).toEqual([['POST /admin/deals/:id/end', { id: 'rope' }]]))
})

test('a deal continues when the confirmation is dismissed, or the call refused', async () => {
  const dialog = await askToEnd()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(ended()).toEqual([])
  staff.mockImplementationOnce(() => Promise.reject(new Refusal({ code: 'NOT_FOUND', status: 404, sentence: 'Not found' })))
  fireEvent.click((await rowOf('The belt')).getByRole('button', { name: 'End now: The belt' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End now' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await rowOf('The belt')).getByText('Running')).toBeTruthy()
})
