// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Plan } from '#contract/plans.ts'
import { loadText } from '#web/lib/text.ts'
import { Component } from './page.tsx'

const plan = {
  id: 'regular',
  name: 'Regular',
  description: '',
  monthPrice: 7.9,
  yearPrice: 79,
  trialDays: 7,
  pointsFactor: 1,
  memberPercent: 10,
}
vi.mock('#web/lib/router/hooks.ts', async (actual) => ({
  ...(await actual<object>()),
  useLoaderData: () => ({ plans: [plan as Plan], canSubscribe: true }),
  useSearchParams: () => [new URLSearchParams('plan=regular&period=year')],
}))
beforeAll(() => loadText('en', ['common', 'plans', 'ui']))
afterEach(cleanup)

it('a plan with a trial: the trial is the first choice, nothing is preselected, and no sum is due before one chooses', () => {
  render(<Component />)
  const [first] = screen.getAllByRole<HTMLInputElement>('radio', { name: /free|Regular|only/ })
  expect(first!.closest('label')?.textContent).toContain('7 days free, then renew every year')
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ name, checked }) => name === 'renewal' && checked)).toEqual([])
  expect(screen.queryByText('Due today')).toBeNull()
  fireEvent.click(first!)
  expect(screen.getByText('Due today').closest('p')?.textContent).toContain('0.00')
  fireEvent.click(screen.getByRole('radio', { name: /One year only/ }))
  expect(screen.getByText('Due today').closest('p')?.textContent).toContain('79.00')
})
