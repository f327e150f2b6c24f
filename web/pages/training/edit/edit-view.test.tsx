// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import type { Workout } from '#contract/training/workouts.ts'
import { createBrowserRouter } from '#web/lib/router/browser-router.ts'
import { RouterProvider } from '#web/lib/router/provider.tsx'
import { loadText } from '#web/lib/text.ts'
import { EditView } from './edit-view.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>())
const goTo = vi.hoisted(() => vi.fn<(to: string) => void>())
vi.mock('#web/features/auth/session/session.ts', async (original) => ({
  ...(await original<object>()),
  signed: call,
  useSessionStatus: () => 'authenticated',
}))
vi.mock('#web/features/training/use-own-exercises.ts', () => ({ loadOwnExercises: async () => [] }))
vi.mock('#web/lib/navigate.ts', () => ({ goTo }))

const set = { weight: 100, reps: 5, seconds: null, distance: null, rpe: null, isWarmUp: false }
const workout = {
  id: 'w',
  version: 1,
  title: 'Lower body',
  note: '',
  startedAt: '2026-02-03T18:30',
  duration: 3600,
  exercises: [{ exercise: 'back-squat', name: 'Back squat', note: '', sets: [set] }],
} as unknown as Workout

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'training']))
afterEach(cleanup)

test('an edit of an outdated version is refused, and the newer one can be loaded and saved', async () => {
  let stored = workout
  call.mockImplementation(async (route, input) => {
    if (route === 'PUT /workouts/:id' && (input as Workout).version !== stored.version) throw refuse('WORKOUT_WAS_CHANGED')
    return stored
  })
  const page = { id: 'page', index: true, Component: () => <EditView id="w" /> }
  render(<RouterProvider router={createBrowserRouter([page], { loaderData: {}, errors: null })} />)
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Legs' } })
  stored = { ...workout, version: 2, title: 'Squats' }
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect((await screen.findByRole('alert')).textContent).toContain('You changed this workout in another tab')
  screen.getByDisplayValue('Legs')
  expect(goTo).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Load newer version' }))
  await screen.findByDisplayValue('Squats')
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/training/workouts/w', { replace: true }))
})
