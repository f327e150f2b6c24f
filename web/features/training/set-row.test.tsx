// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadText } from '#web/lib/text.ts'
import { emptySet, newExercise } from './draft.ts'
import { SetRow } from './set-row.tsx'

beforeAll(() => loadText('en', ['common', 'training', 'ui']))
afterEach(cleanup)

function Row({ onDone }: { onDone: () => void }) {
  const [set, setSet] = useState(emptySet)
  const exercise = { ...newExercise({ exercise: 'back-squat', name: 'Squat', tracks: 'weight', equipment: 'barbell' }), sets: [set] }
  const change = (changed: object) => setSet((before) => ({ ...before, ...changed }))
  return (
    <table>
      <tbody>
        <SetRow
          exercise={exercise}
          at={0}
          number={1}
          previous={undefined}
          unit="kg"
          showsRpe={false}
          hasTick
          onChange={change}
          onDone={onDone}
          onFocus={() => {}}
        />
      </tbody>
    </table>
  )
}

it('a set can be ticked once its numbers are valid, and explains what is missing', () => {
  const onDone = vi.fn<() => void>()
  render(<Row onDone={onDone} />)
  const [weight, reps] = [screen.getByLabelText('kg, set 1 of Squat'), screen.getByLabelText('Reps, set 1 of Squat')]
  const tick = screen.getByRole('button', { name: 'Set 1 of Squat done' })
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  type(weight, '1500')
  type(reps, '5')
  fireEvent.click(tick)
  expect(tick.getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByRole('alert').textContent).toContain("Set 1 can't be checked off")
  expect(weight.getAttribute('aria-invalid')).toBe('true')
  type(weight, '150')
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(tick)
  expect([tick.getAttribute('aria-pressed'), onDone.mock.calls.length]).toEqual(['true', 1])
  // A set that is changed to an invalid value isn't done anymore either.
  type(reps, '5000')
  fireEvent.blur(reps)
  expect(tick.getAttribute('aria-pressed')).toBe('false')
})
