// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ModerationCaseDetail } from '#contract/moderation-cases.ts'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { Decide } from './decide.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>(async () => ({})))
vi.mock('#web/admin/session/session.ts', () => ({ staff: call }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin', 'admin-moderation']))
beforeEach(() => call.mockClear())
afterEach(cleanup)

const found = {
  id: 'c',
  kind: 'post',
  copies: 2,
  state: 'claimed',
  isMine: true,
  claimedBy: 'Ada',
  claimedUntil: '2026-03-01T10:15:00.000Z',
  decision: null,
  isAppealed: false,
  reports: [{ reason: 'spam', note: '', at: '2026-03-01T10:00:00.000Z' }],
} as unknown as ModerationCaseDetail
const show = (over: Partial<ModerationCaseDetail> = {}) => {
  const events = { onChange: vi.fn<() => void>(), onDecided: vi.fn<() => void>() }
  render(<Decide value={{ ...found, ...over }} {...events} />)
  return events
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a decision is sent with the rule, its message, and whether it applies to the copies, too', async () => {
  const { onDecided } = show()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'harassment' } })
  const message = screen.getByRole<HTMLTextAreaElement>('textbox').value
  expect(message).not.toBe('')
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '14' } })
  fireEvent.click(screen.getByRole('checkbox'))
  press(/Suspend/)
  await waitFor(() => expect(onDecided).toHaveBeenCalledOnce())
  const input = { id: 'c', action: 'suspend', reason: 'harassment', message, days: 14, copies: false }
  expect(call.mock.calls).toEqual([['POST /admin/moderation/cases/:id/decide', input]])
})

test('keyboard shortcuts do the same as the buttons', async () => {
  const { onChange, onDecided } = show({ isMine: false, claimedBy: null, state: 'open' })
  fireEvent.keyDown(document, { key: 'c' })
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  fireEvent.keyDown(document, { key: 'p' })
  await waitFor(() => expect(onDecided).toHaveBeenCalledOnce())
  expect(call.mock.calls.map(([route, input]) => [route, (input as { action?: string }).action])).toEqual([
    ['POST /admin/moderation/cases/:id/claim', undefined],
    ['POST /admin/moderation/cases/:id/decide', 'dismiss'],
  ])
})

test("a case claimed by someone else can't be decided", () => {
  show({ isMine: false, claimedBy: 'Bo' })
  expect(document.body.textContent).toContain('Bo')
  fireEvent.keyDown(document, { key: 'h' })
  expect(call).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
})
