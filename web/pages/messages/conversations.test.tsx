// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { useUnread } from '#web/features/notifications/unread.ts'
import { loadText } from '#web/lib/text.ts'
import { Conversations } from './conversations.tsx'

type Page = {
  items: { conversation: { person: { id: string; handle: string } }; group: null }[]
  requests: number
  nextCursor: string | null
}
const signed = vi.hoisted(() => vi.fn<(route: string, query: { limit: number; cursor?: string }) => Promise<Page>>())
vi.mock('#web/features/auth/session/session.ts', () => ({ signed, tokenNow: () => undefined }))
vi.mock('#web/lib/router/hooks.ts', () => ({ useSearchParams: () => [new URLSearchParams()] }))
vi.mock('#web/ui/link.tsx', () => ({ Link: () => null }))
vi.mock('./conversation-row.tsx', () => ({
  ConversationRow: ({ item }: { item: { person: { handle: string } } }) => <li>{item.person.handle}</li>,
}))
vi.mock('./group/group-row.tsx', () => ({ GroupRow: () => null }))

beforeAll(() => loadText('en', ['common', 'errors', 'messages']))
afterEach(cleanup)

const page = (handles: string[], nextCursor: string | null): Page => ({
  items: handles.map((handle) => ({ conversation: { person: { id: handle, handle } }, group: null })),
  requests: 0,
  nextCursor,
})
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('a conversation that moves to the top while more are loaded is listed once', async () => {
  const more = Promise.withResolvers<Page>()
  signed.mockResolvedValueOnce(page(['ada', 'bo'], 'after-bo'))
  await act(async () => render(<Conversations here={undefined} changes={0} />))
  signed.mockReturnValueOnce(more.promise)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show more' })))
  signed.mockResolvedValueOnce(page(['cy', 'ada'], 'after-ada'))
  await act(async () => useUnread.setState(({ changes }) => ({ changes: changes + 1 })))
  await act(async () => more.resolve(page(['cy', 'di'], null)))
  expect(shown()).toEqual(['cy', 'ada'])
  signed.mockResolvedValueOnce(page(['bo', 'di'], null))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show more' })))
  expect(shown()).toEqual(['cy', 'ada', 'bo', 'di'])
})
