// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addExercise, changeSet } from '#web/features/training/draft-changes.ts'
import { newDraft, newExercise, saveDraft } from '#web/features/training/draft.ts'
import { loadText } from '#web/lib/text.ts'
import { useFinish } from './use-finish.ts'

const toast = vi.hoisted(() => vi.fn<(kind: string, text: string) => void>())
vi.mock('#web/lib/toast.ts', () => ({ toast }))

beforeAll(() => loadText('en', ['training']))
afterEach(() => localStorage.clear())

test('a workout without a ticked set says what is missing instead of opening an empty dialog', () => {
  const press = newExercise({ exercise: 'bench-press', name: 'Bench press', tracks: 'weight', equipment: 'barbell' })
  const draft = addExercise(press)(newDraft('Push', 'kg', 0))
  saveDraft('ada', draft)
  const { result } = renderHook(() => useFinish('ada'))
  act(() => result.current.finish(true))
  expect([result.current.isFinishing, toast.mock.calls]).toEqual([false, [['info', 'Check off at least one set first.']]])
  saveDraft('ada', changeSet(press.key, 0, { weight: '80', reps: '5', isDone: true })(draft))
  act(() => result.current.finish(true))
  expect(result.current.isFinishing).toBe(true)
})
