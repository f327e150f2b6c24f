// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CreditAccountDetail } from '#contract/admin/credit.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { GiveCreditDialog } from './give-credit-dialog.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object, options: object) => Promise<unknown>>(async () => ({})))
vi.mock('#web/admin/session/session.ts', () => ({ staff: call }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin-customers']))
beforeEach(() => call.mockReset().mockResolvedValue({}))
afterEach(cleanup)

const show = (balance?: number) => {
  const onGiven = vi.fn<(account: CreditAccountDetail) => void>()
  const credit = balance === undefined ? null : { id: 'a', balance }
  render(<GiveCreditDialog customer={{ id: 'c', name: 'Kim', credit }} onGiven={onGiven} onClose={() => {}} />)
  return onGiven
}
const fill = (amount: string, note: string) => {
  const [amountField, noteField] = screen.getAllByRole('textbox', { hidden: true })
  fireEvent.change(amountField!, { target: { value: amount } })
  fireEvent.change(noteField!, { target: { value: note } })
}
const status = () => screen.getByRole('status', { hidden: true }).textContent
const send = () => fireEvent.submit(document.querySelector('dialog form')!)

test('a customer who has none yet is given some, once; what the balance becomes is said before', async () => {
  const onGiven = show()
  expect(status()).toBe('Current balance: $0.00')
  fill('12,50', 'Late parcel')
  expect(status()).toBe('The balance goes from $0.00 to $12.50.')
  call.mockRejectedValueOnce(new Error('offline'))
  send()
  await screen.findByRole('alert', { hidden: true })
  send()
  await waitFor(() => expect(onGiven).toHaveBeenCalledOnce())
  const [first, again] = call.mock.calls
  const input = { id: 'c', amount: 12.5, note: 'Late parcel' }
  expect(first).toEqual(['POST /admin/customers/:id/credit', input, { idempotencyKey: expect.any(String) }])
  expect(again).toEqual(first)
})

test('it adds to what there is, and nothing is sent without an amount above zero and a reason', () => {
  show(7.5)
  for (const [amount, note] of [
    ['', 'Sorry'],
    ['0', 'Sorry'],
    ['-5', 'Sorry'],
    ['ten', 'Sorry'],
    ['5', ' '],
  ] as const) {
    fill(amount, note)
    send()
  }
  expect(call).not.toHaveBeenCalled()
  expect(status()).toBe('The balance goes from $7.50 to $12.50.')
})
