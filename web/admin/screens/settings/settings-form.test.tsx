// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { unusualOrderNumber, SettingsForm } from './settings-form.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>(async () => ({})))
vi.mock('#web/admin/session/session.ts', () => ({ staff: call, useMay: () => () => true }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-settings']))
beforeEach(() => call.mockClear())
afterEach(cleanup)

const onServer = { currency: 'EUR', countries: ['DE', 'AT'], timeZone: 'Europe/Berlin' }

test('gifts and cart reminders have headings of their own', () => {
  const settings = ['ORDER_NUMBER_START', 'GIFT_WRAP', 'CART_REMINDER_HOURS'].map((name) => ({ name, value: '', isLocked: false }))
  render(<SettingsForm settings={settings as never} lastOrderNumber={0} taxClasses={[]} onServer={onServer} onSaved={() => {}} />)
  const headingOf = (label: string) => screen.getByText(label).closest('section')!.querySelector('h2')!.textContent
  expect(['Next number', 'Gift wrap', 'Remind customers of their cart after (hours)'].map(headingOf)).toEqual([
    'Order numbers',
    'Gifts',
    'Cart reminders',
  ])
})

test('settings fixed by the server are shown with their environment variable', () => {
  render(<SettingsForm settings={[]} lastOrderNumber={0} taxClasses={[]} onServer={onServer} onSaved={() => {}} />)
  expect(screen.getByText('Germany and Austria').textContent).toContain('Set on the server (COUNTRIES)')
  expect(screen.getByText('EUR').textContent).toContain('CURRENCY_NAME')
  expect(screen.getByText('Europe/Berlin')).toBeTruthy()
})

test('a first order number is unusual only if it skips more than 10,000', () => {
  const far = (typed: string) => unusualOrderNumber({ ORDER_NUMBER_START: typed }, 100_042)
  expect([far('110042'), far('110043'), far('1000043')]).toEqual([undefined, 110_043, 1_000_043])
  expect([far(''), far('x'), far('200000.5'), unusualOrderNumber({}, 100_042)]).toEqual([undefined, undefined, undefined, undefined])
})

test('before the first order no number is unusual', () => {
  expect(unusualOrderNumber({ ORDER_NUMBER_START: '500000' }, 0)).toBeUndefined()
})

test('a refused number gets the focus, with the smallest valid one next to it', async () => {
  call.mockRejectedValueOnce(refuse('INVALID_INPUT', { 'values.ORDER_NUMBER_START': ['is not above the last one, 100045'] }))
  render(
    <SettingsForm
      settings={
        [
          { name: 'SHOP_NAME', value: 'A' },
          { name: 'ORDER_NUMBER_START', value: '' },
        ] as never
      }
      lastOrderNumber={100_042}
      taxClasses={[]}
      onServer={onServer}
      onSaved={() => {}}
    />,
  )
  const field = screen.getByLabelText('Next number')
  fireEvent.change(field, { target: { value: '1001' } })
  fireEvent.submit(document.querySelector('form')!)
  await screen.findByText('Enter a whole number from 100046 to 999999999.')
  expect(document.activeElement).toBe(field)
})

test('an unusual number requires confirmation before it is saved', () => {
  render(
    <SettingsForm
      settings={[{ name: 'ORDER_NUMBER_START', value: '100000', isLocked: false }] as never}
      lastOrderNumber={100_042}
      taxClasses={[]}
      onServer={onServer}
      onSaved={() => {}}
    />,
  )
  expect(document.querySelector('dialog[open]')).toBeNull()
  fireEvent.change(screen.getByDisplayValue('100000'), { target: { value: '1000000' } })
  fireEvent.submit(document.querySelector('form')!)
  expect(call).not.toHaveBeenCalled()
  const [, confirm] = document.querySelectorAll('dialog[open] button')
  fireEvent.click(confirm!)
  expect(call.mock.calls).toEqual([['PATCH /admin/settings', { values: { ORDER_NUMBER_START: '1000000' } }]])
})
