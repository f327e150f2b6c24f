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
