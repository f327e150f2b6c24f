// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Story } from '#contract/stories.ts'
import { refuse } from '#contract/refuse.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText } from '#web/lib/text.ts'
import { Reply } from './reply.tsx'

beforeAll(() => loadText('en', ['common', 'stories', 'errors']))
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})

it('the story viewer reports that a reply was sent, or why not', async () => {
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none', userId: 'bo' } })
  let answer: () => unknown = () => ({})
  setTransport(async () => answer())
  render(<Reply story={{ id: 's', user: { handle: 'ada', name: 'Ada L.' } } as Story} onWrite={() => undefined} />)
  const field = screen.getByLabelText<HTMLInputElement>('Reply to Ada L.')
  const send = (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  }
  send('Strong!')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Your reply to Ada L. was sent.'))
  expect([document.activeElement, field.value]).toEqual([field, ''])
  answer = () => {
    throw refuse('ACCOUNT_IS_SUSPENDED')
  }
  send('Again')
  expect(screen.getByRole('status').textContent).toBe('')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('suspended'))
  expect(field.value).toBe('Again')
})

it('a reply that was edited after a lost response has a new idempotency key, a plain retry the same', async () => {
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none', userId: 'bo' } })
  const keys: (string | undefined)[] = []
  setTransport(async (route, _, options) => {
    if (route === 'POST /people/:handle/messages') keys.push(options?.idempotencyKey)
    throw refuse('SERVICE_UNAVAILABLE')
  })
  render(<Reply story={{ id: 's', user: { handle: 'ada', name: 'Ada L.' } } as Story} onWrite={() => undefined} />)
  for (const text of ['Strong!', 'Strong!', 'Very strong!']) {
    fireEvent.change(screen.getByLabelText('Reply to Ada L.'), { target: { value: text } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
  }
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
