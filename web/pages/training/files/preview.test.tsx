// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { WorkoutFile } from '#contract/training/workout-files.ts'
import { loadText } from '#web/lib/text.ts'
import { Preview } from './preview.tsx'

beforeAll(() => loadText('en', ['common', 'training', 'ui']))
afterEach(cleanup)

const none: WorkoutFile = {
  format: 'gymfolk',
  workoutCount: 0,
  setCount: 0,
  knownCount: 0,
  newExercises: [],
  workouts: [],
  errorCount: 0,
  lineErrors: [],
}
const show = (over: Partial<WorkoutFile>) =>
  render(<Preview preview={{ ...none, ...over }} busy={false} onSend={() => {}} onBack={() => {}} />)

it('the import preview reports a file without workouts, and a known file without new ones', () => {
  show({})
  expect(screen.getByRole('status').textContent).toContain('There are no workouts in this file.')
  cleanup()
  show({ knownCount: 2 })
  expect(screen.getByRole('status').textContent).toContain("There's nothing new in this file.")
})

it('a few skipped lines are shown, and more can be expanded', () => {
  const lineErrors = [2, 3].map((line) => ({ line, reason: 'reps' as const, message: '' }))
  show({ errorCount: 200, lineErrors })
  expect(screen.getByText('200 lines will be skipped').closest('details')!.open).toBe(false)
  cleanup()
  show({ errorCount: 2, lineErrors })
  const title = screen.getByText('2 lines will be skipped')
  expect([title.tagName, title.closest('details')!.open]).toEqual(['SUMMARY', true])
  expect(title.querySelector('svg')).not.toBeNull()
  expect(screen.getByText('Line 3: reps have to be a whole number from 1 to 1,000')).toBeTruthy()
})
