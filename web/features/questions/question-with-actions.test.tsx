// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { loadText } from '#web/lib/text.ts'
import { QuestionWithActions } from './question-with-actions.tsx'

const signed = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>(async () => ({})))
vi.mock('#web/features/auth/session/session.ts', () => ({ signed, useSignedIn: () => true }))
vi.mock('#web/features/auth/sign-in/require-sign-in.ts', () => ({ requireSignIn: (run: () => void) => run() }))
vi.mock('#web/lib/toast.ts', () => ({ toast: () => undefined }))

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'reviews', 'review-list']))
beforeEach(() => signed.mockClear())
afterEach(cleanup)

const answer = {
  id: 'a',
  answer: 'It does.',
  author: 'Ada',
  answeredAt: '2026-03-01T10:00:00.000Z',
  isShop: false,
  isVerifiedOwner: true,
  votes: 0,
}
const asked = (answers: object[]) =>
  ({
    id: 'q',
    question: 'Does it fit?',
    author: 'Ada',
    askedAt: '2026-03-01T10:00:00.000Z',
    answers,
    totalAnswers: answers.length,
  }) as Question
const own = { questions: ['q'], answers: ['a'], voted: [] }
const changed = vi.fn<() => Promise<void>>(async () => undefined)
const show = (answers: object[], mine: typeof own | null = own) =>
  render(<QuestionWithActions question={asked(answers)} own={mine} onChanged={changed} />)
const press = (name: string, at = 0) => fireEvent.click(screen.getAllByRole('button', { name })[at]!)

test("one's own question can be changed until it's answered", async () => {
  show([])
  press('Edit')
  fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'Does it fit a small hand?' } })
  press('Save changes')
  await waitFor(() => expect(changed).toHaveBeenCalled())
  expect(signed.mock.calls).toEqual([['PATCH /user/questions/:id', { id: 'q', question: 'Does it fit a small hand?' }]])
  cleanup()
  show([answer], { ...own, answers: [] })
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})

test("one's own answer can be changed; others' can't", async () => {
  show([answer])
  press('Edit')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('It does.')
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'It does, tightly.' } })
  press('Save changes')
  await waitFor(() => expect(signed.mock.calls).toEqual([['PATCH /user/answers/:id', { id: 'a', answer: 'It does, tightly.' }]]))
  cleanup()
  show([answer], null)
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})
