// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { loadText } from '#web/lib/text.ts'
import { ChallengeForm } from './challenge-form.tsx'
import type { ChallengeFields } from './form-values.ts'

beforeAll(() => loadText('en', ['common', 'challenge-forms', 'club-forms', 'ui', 'media']))
afterEach(cleanup)

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = vi.fn<(fields: ChallengeFields) => Promise<never>>(() => new Promise(() => {}))
beforeEach(() => {
  // Braces are needed: Vitest would take the returned mock for a cleanup function and call it.
  send.mockClear()
})

function fill() {
  render(<ChallengeForm send={send} onClose={() => {}} onSaved={() => {}} />)
  type('Title', 'Push-ups in June')
  for (const [tier, amount] of [
    ['Bronze', '10'],
    ['Silver', '20'],
    ['Gold', '30'],
  ] as const)
    fireEvent.change(screen.getByLabelText(new RegExp(`^${tier}`)), { target: { value: amount } })
  type('First day', '2026-06-01')
  type('Last day', '2026-06-30')
}
const goalsShown = () => [...screen.getByLabelText<HTMLSelectElement>('What counts').options].map(({ value }) => value)
const submit = () => fireEvent.submit(screen.getByRole('button', { name: 'Create challenge' }).closest('form')!)

describe('the form of a challenge', () => {
  it('offers what can be counted of the exercise that is chosen', () => {
    fill()
    expect(goalsShown()).toEqual(['volume', 'days', 'reps'])
    type('Exercise', 'push-up')
    expect(goalsShown()).toEqual(['days', 'reps'])
    type('Exercise', 'plank')
    expect(goalsShown()).toEqual(['days'])
    type('Exercise', 'back-squat')
    expect(screen.getByLabelText<HTMLSelectElement>('What counts').value).toBe('volume')
  })

  it('says which field is wrong, and puts the focus there', async () => {
    fill()
    type('Last day', '2026-09-30')
    submit()
    expect(screen.getByLabelText('Last day')).toBe(document.activeElement)
    expect(screen.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true')
    screen.getByText('A challenge can have 92 days at most.')
    expect(send).not.toHaveBeenCalled()
    send.mockRejectedValueOnce(refuse('INVALID_INPUT', { firstDay: ['is in the past'] }))
    type('Last day', '2026-06-30')
    submit()
    await screen.findByText('A challenge can begin today or later, at most a year from now.')
    expect(screen.getByLabelText('First day')).toBe(document.activeElement)
  })

  it('sends the exercise only if there is one, as processes of the previous release know none', () => {
    fill()
    submit()
    expect(send.mock.lastCall![0]).not.toHaveProperty('exercise')
    cleanup()
    fill()
    type('Exercise', 'push-up')
    submit()
    expect(send.mock.lastCall![0]).toMatchObject({ exercise: 'push-up', goal: 'reps', tiers: { gold: 30 } })
  })
})
