// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { QuestionList } from './question-list.tsx'

const question = { id: 'q', question: 'Does it fit?', author: 'Ada', askedAt: '2026-03-01T10:00:00.000Z', answers: [], totalAnswers: 0 }
vi.mock('#web/features/auth/session/session.ts', () => ({ signed: () => Promise.resolve({}), useSignedIn: () => false }))
vi.mock('#web/lib/call.ts', () => ({ call: () => Promise.resolve({ questions: [question], total: 1, nextCursor: null }) }))
vi.mock('./ask-form.tsx', () => ({ AskForm: ({ onAsked }: { onAsked: () => void }) => <button onClick={onAsked}>Asked</button> }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'reviews', 'review-list']))
afterEach(cleanup)

test('a new question is counted above the list', async () => {
  const onTotal = vi.fn<(total: number) => void>()
  const none = { questions: [], total: 0 } as never
  render(<QuestionList productId="p" initial={none} asking={false} onAsked={() => undefined} onTotal={onTotal} />)
  fireEvent.click(screen.getByText('Asked'))
  await waitFor(() => expect(onTotal.mock.calls).toEqual([[1]]))
})
