// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { FindPerson } from './find-person.tsx'

const items = ['Ada', 'Adam'].map((name) => ({ id: name, name, handle: name, avatar: null }))
vi.mock('#web/features/auth/session/session.ts', () => ({ signed: async () => ({ items }), useSession: () => undefined }))

beforeAll(() => loadText('en', ['common', 'send-to']))

test('the number of results is announced after a search', async () => {
  render(<FindPerson title="Find" renderRow={({ name }) => name} />)
  await screen.findByText('Adam')
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses()).toEqual(['', ''])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ada' } })
  await waitFor(() => expect(statuses()).toEqual(['2 people found', '']))
})
