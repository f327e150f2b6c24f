// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { AdjustPointsDialog } from './adjust-points-dialog.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object, options: object) => Promise<unknown>>())
vi.mock('#web/admin/session/session.ts', () => ({ staff: call }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin-customers']))
beforeEach(() => call.mockReset().mockResolvedValue({ balance: 60 }))
afterEach(cleanup)

const show = (points: number) => {
  const onAdjusted = vi.fn<(balance: number) => void>()
  render(<AdjustPointsDialog customer={{ id: 'c', name: 'Kim', points }} onAdjusted={onAdjusted} onClose={() => {}} />)
  return onAdjusted
}
const fill = (points: string, note: string) => {
  const [pointsField, noteField] = screen.getAllByRole('textbox', { hidden: true })
  fireEvent.change(pointsField!, { target: { value: points } })
  fireEvent.change(noteField!, { target: { value: note } })
}
const status = () => screen.getByRole('status', { hidden: true }).textContent
const send = () => fireEvent.submit(document.querySelector('dialog form')!)

test('points are taken with a minus and a reason; what the balance becomes is said before', async () => {
  const onAdjusted = show(100)
  fill('−40', 'Given twice')
  expect(status()).toBe('The balance goes from 100 to 60.')
  send()
  await waitFor(() => expect(onAdjusted).toHaveBeenCalledWith(60))
  const input = { id: 'c', points: -40, note: 'Given twice' }
  expect(call.mock.calls).toEqual([['POST /admin/customers/:id/points', input, { idempotencyKey: expect.any(String) }]])
})

test('nothing is sent that is no whole number, no change, more than there is or without a reason', () => {
  show(100)
  for (const points of ['', '0', '1.5', 'ten', '1000001', '-101']) {
    fill(points, 'Sorry')
    send()
  }
  expect(screen.getByText("That's more than the balance.")).toBeDefined()
  fill('5', ' ')
  send()
  expect(call).not.toHaveBeenCalled()
})

test('a balance below zero may be added to', async () => {
  const onAdjusted = show(-50)
  fill('10', 'Sorry')
  expect(status()).toBe('The balance goes from −50 to −40.')
  send()
  await waitFor(() => expect(onAdjusted).toHaveBeenCalledOnce())
})
