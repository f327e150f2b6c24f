// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addExercise, addSet, changeSet } from './draft-changes.ts'
import { loadDraft, newDraft, newExercise, saveDraft, workoutEntry } from './draft.ts'
import { useDraft } from './use-draft.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const press = newExercise({ exercise: 'bench-press', name: 'Bench press', tracks: 'weight', equipment: 'barbell' })
const row = newExercise({ exercise: 'row', name: 'Row', tracks: 'weight', equipment: 'barbell' })
const begun = () => addExercise(press)(newDraft('Push', 'kg', 0))
const tab = () => renderHook(() => useDraft('ada')).result
const tellOthers = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: workoutEntry })))
type Tab = ReturnType<typeof tab>
const change = (one: Tab, ...input: Parameters<Tab['current']['change']>) => act(() => one.current.change(...input))

test('a tab shows changes of another one', () => {
  saveDraft('ada', begun())
  const [one, other] = [tab(), tab()]
  change(one, changeSet(press.key, 0, { weight: '80', isDone: true }))
  expect(other.current.draft?.exercises[0]?.sets[0]?.isDone).toBe(false)
  tellOthers()
  expect(other.current.draft?.exercises[0]?.sets).toMatchObject([{ weight: '80', isDone: true }])
})

test('changes of two tabs are merged, even before they know of each other', () => {
  saveDraft('ada', begun())
  const [one, other] = [tab(), tab()]
  change(one, addSet(press.key))
  change(other, addExercise(row))
  change(one, changeSet(press.key, 1, { reps: '5' }))
  const { exercises } = loadDraft('ada')!
  expect(exercises).toMatchObject([{ sets: [{}, { reps: '5' }] }, { exercise: 'row' }])
  expect(one.current.draft?.exercises).toEqual(exercises)
})

test('a workout finished in another tab stays finished, and one started there continues', () => {
  const [one, other] = [tab(), tab()]
  change(one, addExercise(press), begun)
  change(other, addExercise(row), () => newDraft('Another', 'kg', 0))
  expect(loadDraft('ada')).toMatchObject({ title: 'Push', exercises: [{}, {}, { exercise: 'row' }] })
  act(() => other.current.replace(null))
  change(one, addSet(press.key))
  expect([loadDraft('ada'), one.current.draft]).toEqual([null, null])
})

test('a sent workout is removed, unless another tab has changed it since', () => {
  saveDraft('ada', begun())
  const [one, other] = [tab(), tab()]
  const sent = one.current.draft!
  change(other, addSet(press.key))
  act(() => expect(one.current.removeSent(sent)).toBe(false))
  act(() => expect(one.current.removeSent(one.current.draft!)).toBe(true))
  expect(loadDraft('ada')).toBeNull()
})

test('full storage loses nothing in the tab', () => {
  saveDraft('ada', begun())
  const one = tab()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  change(one, addSet(press.key))
  change(one, addSet(press.key))
  expect(one.current.draft?.exercises[0]?.sets).toHaveLength(3)
})
