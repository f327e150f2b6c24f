// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import '#web/admin/text/texts.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { clearScreen, endSession, staff, useStaff } from '#web/admin/session/session.ts'
import { Gate } from './gate.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: unknown, options: { token?: string }) => Promise<unknown>>())
vi.mock('#web/lib/call.ts', () => ({ call }))
vi.mock('#web/lib/router/hooks.ts', async (original) => ({
  ...(await original<typeof import('#web/lib/router/hooks.ts')>()),
  useRouterState: () => ({ location: { pathname: '/admin/orders' }, matches: [] }),
}))
vi.mock('#web/admin/session/staff-sign-in.tsx', () => ({ default: () => <h1>Sign in, please</h1> }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'admin']))
beforeEach(() => {
  useStaff.setState({ me: null, isAway: false, lastId: null })
  call.mockImplementation(async (route, _, { token = '' }) => {
    if (route !== 'GET /admin/me') throw refuse('TOKEN_IS_MISSING_OR_EXPIRED')
    const id = token.split(' ')[0]!
    const secondFactor = { secondFactor: true, hasSecondFactor: true }
    return { id, name: id, role: 'owner', permissions: id === 'customer' ? [] : ['orders:read'], ...secondFactor, grantedBy: [] }
  })
})
afterEach(cleanup)

function Form() {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setOpen(true)}>
        Refund
      </button>
      <Dialog open={isOpen} title="Refund" onClose={() => setOpen(false)}>
        <input aria-label="Amount" />
      </Dialog>
    </>
  )
}
const signIn = (token: string) =>
  act(async () => useStored.setState({ ...emptyStored, ready: true, auth: { access_token: token, provider: 'none' } }))
async function type(text: string): Promise<void> {
  await signIn('jonas 1')
  render(
    <Gate>
      <Form />
    </Gate>,
  )
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: text } })
}
const expire = () => act(async () => void (await staff('GET /admin/orders', {}).catch(() => undefined)))
const isShown = (field: HTMLElement) => getComputedStyle(field).display !== 'none'
const signedOut = () => screen.findByText('Sign in, please')

test('input is restored after an expired session when the same person signs in again', async () => {
  await type('half a sentence')
  await expire()
  await signedOut()
  expect(isShown(screen.getByLabelText('Note'))).toBe(false)
  await signIn('jonas 2')
  await waitFor(() => expect(isShown(screen.getByLabelText('Note'))).toBe(true))
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a sentence')
})

test('a dialog in which the session expired is hidden during sign-in, and reopens with its input', async () => {
  await type('a')
  fireEvent.click(screen.getByText('Refund'))
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '5' } })
  await expire()
  await signedOut()
  expect(document.querySelector('dialog')!.open).toBe(false)
  await signIn('jonas 2')
  await waitFor(() => expect(document.querySelector('dialog')!.open).toBe(true))
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('5')
})

test('another person gets a new screen, and a customer none', async () => {
  await type('secret')
  await expire()
  await signIn('mara 1')
  await waitFor(() => expect(isShown(screen.getByLabelText('Note'))).toBe(true))
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('')
  await signIn('customer 1')
  await waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull())
})

test('signing out leaves nothing on the page', async () => {
  await type('secret')
  act(() => {
    endSession()
    clearScreen()
  })
  await signedOut()
  expect(screen.queryByLabelText('Note')).toBeNull()
})
