// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { ClubForm } from './club-form.tsx'

beforeAll(() => loadText('en', ['common', 'club-forms', 'errors', 'ui']))
afterEach(cleanup)

it("a missing name is reported by our message, not the browser's, and gets the focus", async () => {
  const send = vi.fn<() => Promise<void>>(async () => undefined)
  render(<ClubForm action="Create club" send={send} />)
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  expect(name.form!.noValidate).toBe(true)
  fireEvent.submit(name.form!)
  screen.getByText('Enter a name of at least 3 characters.')
  expect(document.activeElement).toBe(name)
  expect(send).not.toHaveBeenCalled()
  fireEvent.change(name, { target: { value: 'Early Bar' } })
  fireEvent.submit(name.form!)
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})
