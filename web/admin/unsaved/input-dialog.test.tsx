// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText } from '#web/lib/text.ts'
import { InputDialog } from './input-dialog.tsx'
import { hasUnsaved } from './unsaved.ts'

beforeAll(() => loadText('en', ['common', 'ui', 'admin']))
afterEach(cleanup)

function show() {
  const onClose = vi.fn<() => void>()
  render(
    <InputDialog open title="New redirect" onClose={onClose}>
      <input aria-label="From" />
    </InputDialog>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  const type = () => fireEvent.input(screen.getByLabelText('From'), { target: { value: '/old' } })
  return { onClose, press, type }
}

test('a dialog without input closes immediately', () => {
  const { onClose, press } = show()
  press('Close')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog with input asks before it closes, and counts as unsaved until then', () => {
  const { onClose, press, type } = show()
  type()
  expect(hasUnsaved()).toBe(true)
  press('Close')
  expect(onClose).not.toHaveBeenCalled()
  press('Keep editing')
  expect(hasUnsaved()).toBe(true)
  press('Close')
  press('Leave')
  expect(onClose).toHaveBeenCalledOnce()
  expect(hasUnsaved()).toBe(false)
})

test('Escape asks, too', () => {
  const { onClose, type } = show()
  type()
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(screen.getByRole('dialog', { name: 'New redirect', hidden: true }), cancel)
  expect([cancel.defaultPrevented, onClose.mock.calls]).toEqual([true, []])
  expect(screen.getByText('Leave without saving?')).toBeTruthy()
})

test('one whose form was sent, and stays, has nothing unsaved', () => {
  const onClose = vi.fn<() => void>()
  render(
    <InputDialog open title="Workouts" onClose={onClose}>
      <form>
        <input aria-label="Reason" />
      </form>
    </InputDialog>,
  )
  fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'A typing error' } })
  expect(hasUnsaved()).toBe(true)
  fireEvent.reset(screen.getByLabelText<HTMLInputElement>('Reason').form!)
  expect(hasUnsaved()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
