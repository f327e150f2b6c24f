// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { SignIn } from '#web/features/auth/sign-in/sign-in.tsx'
import type { Challenge, SignInFlow } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { setTransport } from '#web/lib/call.ts'
import { loadText } from '#web/lib/text.ts'
import { SecondFactorForm } from './second-factor-form.tsx'

const challenge: Challenge = { ticket: 'ticket', provider: 'google', Form: SecondFactorForm }
const methods = { providers: [], passkeys: { host: '' } }

beforeAll(() => loadText('en', ['common', 'errors', 'sign-in']))
afterEach(cleanup)

/**
 * Renders the form with `answer` as the call's response; returns what was sent, the result, and the reason of a return to the first step.
 */
function open(answer: (code: string) => unknown) {
  const seen = { sent: [] as unknown[], results: [] as unknown[], notices: [] as (string | null)[] }
  setTransport(async (_, input) => {
    seen.sent.push(input)
    return answer((input as { code: string }).code)
  })
  const flow: SignInFlow = {
    challenge,
    notice: null,
    handleResult: async (result, provider) => void seen.results.push([result, provider]),
    restart: (notice) => void seen.notices.push(notice),
  }
  render(<SignIn flow={flow} methods={methods} next={undefined} />)
  return seen
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('the second factor form submits a complete app code with its ticket, and passes on the token and the sign-in method', async () => {
  const { sent, results } = open(() => ({ access_token: 'token' }))
  type(/^Code/, '123456')
  await waitFor(() => expect(results).toEqual([[{ access_token: 'token' }, 'google']]))
  expect(sent).toEqual([{ ticket: 'ticket', code: '123456' }])
})

it('the second factor form reports errors and allows another attempt', async () => {
  const { sent, notices } = open(() => {
    throw refuse('SECOND_FACTOR_IS_WRONG')
  })
  type(/^Code/, '000000')
  await screen.findByText(/That code is wrong/)
  expect(screen.getByLabelText<HTMLInputElement>(/^Code/).readOnly).toBe(false)
  expect(notices).toEqual([])
  expect(sent).toHaveLength(1)
})

it('the second factor form returns to the password when the ticket has expired, with the reason', async () => {
  const { notices } = open(() => {
    throw refuse('SIGN_IN_TICKET_IS_SPENT')
  })
  type(/^Code/, '000000')
  await waitFor(() => expect(notices).toEqual(['Your sign-in timed out, or there were too many attempts. Please sign in again.']))
})

it('the second factor form submits a backup code by the button only, once it is long enough', async () => {
  const { sent } = open(() => ({ access_token: 'token' }))
  fireEvent.click(screen.getByRole('button', { name: /backup code/i }))
  type(/backup code/i, 'abcde')
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByText(/has 10 letters and digits/)).toBeTruthy()
  type(/backup code/i, 'abcde-fghij')
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(sent).toEqual([{ ticket: 'ticket', code: 'abcde-fghij' }]))
})
