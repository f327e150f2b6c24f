// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { Dialog } from './dialog.tsx'

beforeAll(() => loadText('en', ['common']))

test.each([
  ['search', <input key="search" type="search" aria-label="Name" />],
  ['text to write', <textarea key="text" data-autofocus aria-label="Name" />],
])('a dialog with a %s field begins there', (_, field) => {
  render(
    <Dialog open title="Find" onClose={() => undefined}>
      {field}
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

test('the focus returns to the element that opened a dialog which is removed while open', async () => {
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Open</button>
      {isOpen && (
        <Dialog open title="Find" onClose={() => undefined}>
          <input type="search" aria-label="Name" />
        </Dialog>
      )}
    </>
  )
  const { rerender } = render(page(false))
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  rerender(page(true))
  expect(document.activeElement).toBe(screen.getAllByLabelText('Name').at(-1))
  rerender(page(false))
  await vi.waitFor(() => expect(document.activeElement).toBe(opener))
})
