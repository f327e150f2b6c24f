// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createBrowserRouter } from '#web/lib/router/browser-router.ts'
import { RouterProvider } from '#web/lib/router/provider.tsx'
import { loadText } from '#web/lib/text.ts'
import { subscribeToToasts, type Toast } from '#web/lib/toast.ts'
import { addSet, removeExercise, removeSet } from './draft-changes.ts'
import type { Menu } from '#web/ui/menu.tsx'
import { emptySet, newDraft, newExercise } from './draft.ts'
import { WorkoutEditor } from './workout-editor.tsx'

vi.mock('#web/ui/menu.tsx', () => ({
  Menu: ({ label, groups, children }: Parameters<typeof Menu>[0]) => (
    <div role="group" aria-label={label}>
      {children({})}
      {groups[0]?.items.map((item) =>
        'onChoose' in item ? (
          <button key={item.label} onClick={item.onChoose}>
            {item.label}
          </button>
        ) : null,
      )}
    </div>
  ),
}))
vi.mock('./use-previous.ts', () => ({ usePrevious: () => () => [] }))

beforeAll(() => loadText('en', ['common', 'training', 'ui']))
afterEach(cleanup)

const filled = { ...emptySet, weight: '80', reps: '5' }
const exercise = (key: string) => ({
  ...newExercise({ exercise: key, name: key, tracks: 'weight', equipment: 'machine' }, [filled, filled]),
  superset: 0 as number | null,
})

function Editor({ onRest }: { onRest: () => void }) {
  const [draft, setDraft] = useState(() => ({ ...newDraft('', 'kg', 0), exercises: [exercise('Press'), exercise('Row')] }))
  return <WorkoutEditor draft={draft} change={setDraft} isNow onRest={onRest} />
}

it('cycles through a superset: the focus moves to its next set, and the rest starts after each round', () => {
  const onRest = vi.fn<() => void>()
  const page = { id: 'page', index: true, Component: () => <Editor onRest={onRest} /> }
  render(<RouterProvider router={createBrowserRouter([page], { loaderData: {}, errors: null })} />)
  screen.getByRole('region', { name: 'Press Superset A, 1 of 2' })
  const tick = (name: string) => screen.getByRole('button', { name })
  fireEvent.click(tick('Set 1 of Press done'))
  expect(document.activeElement).toBe(tick('Set 1 of Row done'))
  expect(document.activeElement?.closest('tr')?.getAttribute('aria-current')).toBe('step')
  expect(onRest).not.toHaveBeenCalled()
  fireEvent.click(tick('Set 1 of Row done'))
  expect(onRest).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(tick('Set 2 of Press done'))
})

it('passes the focus on when the pressed element disappears: the last removable set, or the exercise', async () => {
  const page = { id: 'page', index: true, Component: () => <Editor onRest={() => undefined} /> }
  render(<RouterProvider router={createBrowserRouter([page], { loaderData: {}, errors: null })} />)
  const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!)
  const hasFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('button', { name })[0]))
  press('Remove last set')
  await hasFocus('Add set')
  press('Remove exercise')
  await hasFocus('More about Row')
  press('Remove exercise')
  await hasFocus('Add exercise')
})

it('a removed exercise can be restored with its sets, position and superset', () => {
  const toasts: Toast[] = []
  const unsubscribe = subscribeToToasts((one) => void toasts.push(one))
  // Those of the test before.
  toasts.length = 0
  const page = { id: 'page', index: true, Component: () => <Editor onRest={() => undefined} /> }
  render(<RouterProvider router={createBrowserRouter([page], { loaderData: {}, errors: null })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Set 1 of Press done' }))
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove exercise' })[0]!)
  expect(screen.queryByRole('region', { name: /Press/ })).toBeNull()
  expect(toasts.map(({ text }) => text)).toEqual(['Press was removed from the workout.'])
  act(() => toasts[0]!.action!.run())
  screen.getByRole('region', { name: 'Press Superset A, 1 of 2' })
  screen.getByRole('region', { name: 'Row Superset A, 2 of 2' })
  expect(screen.getByRole('button', { name: 'Set 1 of Press done' }).getAttribute('aria-pressed')).toBe('true')
  unsubscribe()
})

it('the rest after a set ends when that set is removed, and continues when another one is', () => {
  const resting = { ...newDraft('', 'kg', 0), exercises: [exercise('Press'), exercise('Row')], restUntil: 1000 }
  const [press, row] = resting.exercises.map(({ key }) => key) as [string, string]
  const draft = { ...resting, restAfter: { key: press, at: 1 } }
  expect(removeExercise(press)(draft).restUntil).toBeNull()
  expect(removeSet(press)(draft).restUntil).toBeNull()
  expect(removeExercise(row)(draft).restUntil).toBe(1000)
  expect(removeSet(press)(addSet(press)(draft)).restUntil).toBe(1000)
})
