// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { setTransport } from '#web/lib/call.ts'
import { loadText } from '#web/lib/text.ts'
import { SecondFactorOff } from './second-factor-off.tsx'

// The code of the setup is loaded first, which takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 30_000 })
beforeAll(() => loadText('en', ['common', 'errors', 'sign-in', 'my-account', 'ui']))
afterEach(cleanup)

/** Presses "Set up" as someone whose sign-in isn't recent; returns the inputs that were sent. */
function setUp(hasPassword: boolean): unknown[] {
  const sent: unknown[] = []
  setTransport(async (_, input) => {
    sent.push(input)
    const { password } = input as { password?: string }
    if (password === undefined) throw refuse('SIGN_IN_AGAIN')
    if (password !== 'correct horse') throw refuse('CURRENT_PASSWORD_IS_INCORRECT')
    return { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: '<svg/>' }
  })
  render(<SecondFactorOff hasPassword={hasPassword} onCodes={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Set up' }))
  return sent
}

it('turning the second factor off asks for the password when the sign-in was a while ago, then shows the setup for the app', async () => {
  const sent = setUp(true)
  const field = await screen.findByLabelText(/^Current password/)
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'wrong' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('Your current password is incorrect.')
  fireEvent.change(field, { target: { value: 'correct horse' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('img', { name: /^QR code/ })
  expect(screen.queryByLabelText(/^Current password/)).toBeNull()
  expect(sent).toEqual([{}, { password: 'wrong' }, { password: 'correct horse' }])
})

it('turning the second factor off asks those without a password to sign in again', async () => {
  setUp(false)
  await screen.findByRole('button', { name: 'Sign in again to continue' })
  expect(screen.queryByLabelText(/^Current password/)).toBeNull()
})
