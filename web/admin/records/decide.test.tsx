// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FlaggedRecordDetail } from '#contract/admin/records.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { Decide } from './decide.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>(async () => ({})))
vi.mock('#web/admin/session/session.ts', () => ({ staff: call }))
beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-records']))
beforeEach(() => call.mockClear())
afterEach(cleanup)

const onDecided = vi.fn<() => void>()
const show = () => render(<Decide value={{ id: 'r', state: 'waiting' } as FlaggedRecordDetail} onDecided={onDecided} />)
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('the proposed decision about a lift beyond any known one is to reject it', () => {
  const primary = (flag: FlaggedRecordDetail['flag']) => {
    render(<Decide value={{ id: 'r', state: 'waiting', flag } as FlaggedRecordDetail} onDecided={onDecided} />)
    const found = screen.getAllByRole('button').filter(({ className }) => className.includes('bg-ember'))
    cleanup()
    return found.map(({ textContent }) => textContent)
  }
  expect([primary('world_record'), primary('jump')]).toEqual([[expect.stringContaining('Reject')], [expect.stringContaining('Verify')]])
})

test('a rejection requires confirmation, and is sent with its message', async () => {
  show()
  press(/^Reject/)
  expect(call).not.toHaveBeenCalled()
  const dialog = within(screen.getByRole('alertdialog'))
  dialog.getByText(/They can appeal once/)
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(onDecided).toHaveBeenCalledOnce())
  expect(call.mock.calls).toEqual([
    ['POST /admin/records/:id/decide', { id: 'r', action: 'reject', state: 'waiting', message: expect.stringContaining('on video') }],
  ])
})

test('verifying needs no confirmation', async () => {
  show()
  press(/^Verify/)
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
})
