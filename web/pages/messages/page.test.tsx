// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { Component } from './page.tsx'

const network = vi.hoisted(() => ({ isUp: false }))
vi.mock('#web/features/auth/session/session.ts', () => ({ useSessionStatus: () => 'authenticated' }))
vi.mock('#web/features/view-as/not-in-view.tsx', () => ({ NotInView: ({ children }: { children: object }) => children }))
vi.mock('#web/lib/head.tsx', () => ({ Head: () => null }))
vi.mock('#web/lib/router/hooks.ts', () => ({ useParams: () => ({ handle: 'ada' }) }))
vi.mock('./conversations.tsx', () => ({ Bones: () => null, Conversations: () => null }))
vi.mock('./thread.tsx', () => ({
  // Read when the part is loaded.
  get Thread() {
    if (!network.isUp) throw new TypeError('Failed to fetch')
    return () => <p>Hello Bob</p>
  },
}))

beforeAll(() => loadText('en', ['common', 'errors', 'messages']))
afterEach(cleanup)

test('a conversation whose code could not be loaded says so, and is loaded on the next request', async () => {
  render(<Component />)
  const again = await screen.findByText('Try again')
  expect(screen.getByText("We couldn't load this conversation")).toBeTruthy()
  network.isUp = true
  fireEvent.click(again)
  expect(await screen.findByText('Hello Bob')).toBeTruthy()
})
