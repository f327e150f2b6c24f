// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { createBrowserRouter } from '#web/lib/router/browser-router.ts'
import { RouterProvider } from '#web/lib/router/provider.tsx'
import { loadText } from '#web/lib/text.ts'
import { emptyRoutine } from './routine-fields.ts'
import { RoutineForm } from './routine-form.tsx'

vi.mock('#web/features/training/exercise-picker.tsx', () => ({ ExercisePicker: () => null }))
vi.mock('./targets.tsx', () => ({ Targets: () => null }))

beforeAll(() => loadText('en', ['common', 'ui', 'training']))

test("a routine that can't be saved focuses the error: its name, then its exercises", async () => {
  const form = <RoutineForm routine={null} begun={emptyRoutine} onLoadNewer={async () => undefined} />
  const page = { id: 'page', index: true, Component: () => form }
  render(<RouterProvider router={createBrowserRouter([page], { loaderData: {}, errors: null })} />)
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save routine' }))
  save()
  const name = screen.getByLabelText('Name')
  await waitFor(() => expect(document.activeElement).toBe(name))
  fireEvent.change(name, { target: { value: 'Legs' } })
  save()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add exercise' })))
})
