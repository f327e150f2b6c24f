// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { FirstSteps } from './first-steps.tsx'

const staff = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff }))

beforeAll(() => loadText('en', ['common', 'errors', 'ui', 'admin', 'admin-home']))
afterEach(cleanup)

type Step = { name: string; isDone: boolean }
const fold = async (steps: Step[]) => {
  staff.mockResolvedValue({ currency: 'EUR', countries: ['DE'], currencyBefore: null, steps })
  render(<FirstSteps />)
  return (await screen.findByText('Set up your shop')).closest('details')!
}

const show = (currencyBefore: string | null, countries: string[], isDone = false) => {
  staff.mockResolvedValue({ currency: 'EUR', countries, currencyBefore, steps: [{ name: 'currency', isDone }] })
  render(<FirstSteps />)
}

test('the first step shows the currency and the countries', async () => {
  show(null, ['DE', 'AT', 'NL', 'BE', 'FR'])
  await screen.findByText(/^EUR, Germany and 4 more\. /)
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  show(null, ['DE'])
  await screen.findByText(/^EUR, Germany\. /)
})

test('a mismatch between prices and currency is shown even when no step is left', async () => {
  show('USD', ['DE'], true)
  expect((await screen.findByRole('alert')).textContent).toContain('CURRENCY_NAME=USD')
  expect(screen.queryByText(/^Check your currency/)).toBeNull()
})

test('the steps are open until most are done; done ones share a line, and the help address is named', async () => {
  const open = await fold([
    { name: 'name', isDone: true },
    { name: 'contact', isDone: false },
    { name: 'tax', isDone: false },
  ])
  expect(open.open).toBe(true)
  expect([...open.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Set your help address.*Start$/),
    expect.stringMatching(/^Set up tax.*Start$/),
  ])
  expect(screen.getByText('Done: Name the shop')).toBeTruthy()
  cleanup()
  const closed = await fold([
    { name: 'name', isDone: true },
    { name: 'contact', isDone: true },
    { name: 'tax', isDone: false },
  ])
  expect(closed.open).toBe(false)
})
