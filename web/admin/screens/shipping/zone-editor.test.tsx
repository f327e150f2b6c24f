// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { changeShippingZone, type ShippingZone } from '#contract/shipping.ts'
import { refuse } from '#contract/refuse.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { ZoneEditor } from './zone-editor.tsx'

/** Refuses what the contract refuses, as the server does. */
const staff = vi.hoisted(() => vi.fn<(route: string, input: unknown) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff }))
staff.mockImplementation(async (_, input) => {
  const { error } = changeShippingZone.input.safeParse(input)
  if (error) throw refuse('INVALID_INPUT', Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), [message]])))
  return {}
})

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-shipping']))
afterEach(cleanup)

const zone: ShippingZone = {
  id: '0198c0de-0000-7000-8000-000000000001',
  version: 1,
  name: 'Home',
  areas: [{ country: 'US', regions: [], postcodes: ['10'] }],
  methods: [
    {
      code: 'standard',
      names: { en: 'Standard' },
      active: true,
      by: 'value',
      priceTiers: [
        { from: 0, price: 5 },
        { from: 50, price: 2 },
      ],
      upTo: null,
      freeFrom: null,
      freeForMembers: false,
      daysMin: 1,
      daysMax: 3,
      cutOff: null,
    },
  ],
}

test.each([
  ['Zone name', '', 'Enter a name.'],
  ['Code', 'A B', /^Use lowercase letters/],
  ['Price', '-1', /^Enter 0 or more/],
  ['Price above that', '1.005', /^Enter 0 or more/],
  ['Free from', '-1', /^Enter 0 or more/],
  ['Min. business days', '1.5', /^Enter a whole number of days up to 90/],
  ['Max. business days', '0', /^Enter a whole number of days up to 90/],
  ['Postal code prefixes', '?', /^Enter the beginnings of postal codes/],
])('%s of "%s" is marked, in plain words', async (label, typed, sentence) => {
  render(<ZoneEditor zone={zone} countries={[{ value: 'US', name: 'United States' }]} onDone={async () => undefined} />)
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.click(screen.getByText('Save zone'))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect([...document.querySelectorAll('[aria-invalid="true"]')]).toEqual([field])
  expect(document.body.textContent).not.toMatch(/methods\.|areas\.|Too|Invalid/)
})
