// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { changeTaxSettings, type TaxSettings } from '#contract/tax.ts'
import { refuse } from '#contract/refuse.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { TaxEditor } from './tax-editor.tsx'

/** Refuses what the contract refuses, as the server does. */
const staff = vi.hoisted(() => vi.fn<(route: string, input: unknown) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff }))
staff.mockImplementation(async (_, input) => {
  const { error } = changeTaxSettings.input.safeParse(input)
  if (error) throw refuse('INVALID_INPUT', Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), [message]])))
  return {}
})

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-shipping']))
afterEach(cleanup)

const zone = (percent: number) => ({
  country: 'US',
  region: 'NY',
  name: 'Sales tax',
  rates: [
    { taxClass: 'removed', percent: 5 },
    { taxClass: 'standard', percent },
  ],
  shippingClass: 'standard',
})
const settings: TaxSettings = {
  version: 1,
  inclusive: false,
  chargesNone: false,
  classes: [
    { code: 'standard', name: 'Standard' },
    { code: 'food', name: 'Food' },
  ],
  zones: [zone(7), zone(8)],
}
const show = () => render(<TaxEditor settings={settings} countries={['US']} onSaved={async () => undefined} />)
const rates = () => screen.getAllByLabelText<HTMLInputElement>('Standard (%)')
const wrong = () => [...document.querySelectorAll('[aria-invalid="true"]')]

test.each(['-5', '101', '8.87512'])('an invalid rate of %s is marked at its field, in plain words', async (typed) => {
  show()
  fireEvent.change(rates()[1]!, { target: { value: typed } })
  fireEvent.click(screen.getByText('Save tax'))
  expect(await screen.findByText('Enter a rate from 0 to 100, with up to 3 decimals.')).toBeTruthy()
  expect(wrong()).toEqual([rates()[1]])
  await waitFor(() => expect(document.activeElement).toBe(rates()[1]))
  expect(document.body.textContent).not.toMatch(/zones\.|Too/)
})

test('a class whose code became that of the default one can still be changed, and React warns of nothing', () => {
  const errors = vi.spyOn(console, 'error')
  show()
  const codes = () => screen.getAllByLabelText<HTMLInputElement>('Code')
  fireEvent.change(codes()[1]!, { target: { value: 'standard' } })
  expect(codes().map(({ disabled }) => disabled)).toEqual([true, false])
  fireEvent.change(codes()[1]!, { target: { value: 'standard-food' } })
  expect(screen.getAllByText('Same as Food')).toHaveLength(2)
  expect(errors).not.toHaveBeenCalled()
})

test('missing and duplicate codes of classes are marked', async () => {
  show()
  const [, code] = screen.getAllByLabelText('Code')
  fireEvent.change(code!, { target: { value: 'Not a code' } })
  fireEvent.click(screen.getByText('Save tax'))
  expect(await screen.findByText(/^Use lowercase letters/)).toBeTruthy()
  expect(wrong()).toEqual([code])
  fireEvent.change(code!, { target: { value: 'standard' } })
  fireEvent.click(screen.getByText('Save tax'))
  expect(await screen.findByText(/^Each class needs a code of its own/)).toBeTruthy()
})
