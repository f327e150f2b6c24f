// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { loadText } from '#web/lib/text.ts'
import { CodeForm } from './code-form.tsx'

beforeAll(() => loadText('en', ['common', 'sign-in', 'sign-up']))
afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>(/^Code/)
const type = (value: string) => fireEvent.change(field(), { target: { value } })

/** `answer` decides the result of each code; returns the codes that were sent. */
function open(answer: (code: string) => Promise<void>): string[] {
  const sent: string[] = []
  const verify = (code: string) => {
    sent.push(code)
    return answer(code)
  }
  render(<CodeForm action="Confirm" verify={verify} resend={async () => undefined} onChange={() => undefined} />)
  return sent
}

it('the code form focuses the field first', () => {
  open(async () => undefined)
  expect(document.activeElement).toBe(field())
})

it('the code form submits a pasted code automatically, with spaces and digits of any script, and stays busy on success', async () => {
  const sent = open(async () => undefined)
  type('১২৩ ৪৫৬')
  await waitFor(() => expect(sent).toEqual(['123456']))
  expect(field().readOnly).toBe(true)
  fireEvent.submit(field())
  expect(sent).toHaveLength(1)
})

it('the code form reports a missing digit instead of sending an incomplete code', () => {
  const sent = open(async () => undefined)
  type('123')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(screen.getByText('Enter all 6 digits.')).toBeTruthy()
  type('1234')
  expect(screen.queryByText('Enter all 6 digits.')).toBeNull()
  expect(sent).toEqual([])
})

it('the code form reports a wrong code, and accepts the next one', async () => {
  const sent = open(async (code) => {
    if (code === '000000') throw refuse('OTP_EXPIRED_OR_INVALID_OTP')
  })
  type('000000')
  expect((await screen.findByText(/That code is wrong/)).closest('[role=alert]')).toBeTruthy()
  type('123456')
  await waitFor(() => expect(sent).toEqual(['000000', '123456']))
})

it('the code form offers another code after a minute', () => {
  open(async () => undefined)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /60/ }).disabled).toBe(true)
})
