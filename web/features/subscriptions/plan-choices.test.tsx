// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Plan } from '#contract/plans.ts'
import { loadText } from '#web/lib/text.ts'
import { PlanChoices } from './plan-choices.tsx'

beforeAll(() => loadText('en', ['common', 'plans', 'ui']))
afterEach(cleanup)

const plan = {
  id: 'regular',
  name: 'Regular',
  description: 'For who buys often.',
  monthPrice: 7.9,
  yearPrice: 79,
  memberPercent: 10,
  freeShipping: true,
  pointsFactor: 2,
  trialDays: 0,
} as Plan

it('the plan form shows what a plan includes, and its billing period, when choosing a first plan', () => {
  const nothing = () => undefined
  const choice = { label: 'Plan', period: 'month', onPeriod: nothing, planId: '', onPlan: nothing } as const
  const { rerender } = render(<PlanChoices {...choice} plans={[plan]} />)
  expect(screen.queryByText('10% off everything')).toBeNull()
  rerender(<PlanChoices {...choice} plans={[plan]} hasPerks />)
  for (const words of ['10% off everything', 'Free standard shipping, always', 'a month']) expect(screen.getByText(words)).toBeTruthy()
})
