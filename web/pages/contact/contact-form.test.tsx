// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { ContactForm } from './contact-form.tsx'

beforeAll(() => loadText('en', ['common', 'contact', 'errors', 'ui']))
afterEach(cleanup)

it("missing fields are reported by our message, not the browser's, and the first gets the focus", async () => {
  render(<ContactForm formToken="token" values={{ name: 'Ada' }} problem={null} />)
  const email = screen.getByLabelText<HTMLInputElement>(/^Email/)
  expect(email.form!.noValidate).toBe(true)
  const sent = createEvent.submit(email.form!)
  fireEvent(email.form!, sent)
  expect(sent.defaultPrevented).toBe(true)
  screen.getByText("That doesn't look like an email address. Please check it.")
  screen.getByText('Please write at least a sentence, and at most 4,000 characters.')
  expect(screen.queryByText('Please tell us your name.')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(email))
})
