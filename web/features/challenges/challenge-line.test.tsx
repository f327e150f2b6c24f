// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { ChallengeCard } from '#contract/challenges/challenges.ts'
import { loadText } from '#web/lib/text.ts'
import { ChallengeLine } from './challenge-line.tsx'

beforeAll(() => loadText('en', ['common', 'challenges']))
afterEach(cleanup)

const challenge = {
  id: 'c',
  title: 'Two hundred pull-ups',
  goal: 'reps',
  state: 'running',
  firstDay: '2026-11-12',
  lastDay: '2026-12-11',
  daysLeft: 11,
  tiers: { bronze: 50, silver: 100, gold: 200 },
  participants: 50,
  club: null,
  exercise: null,
} as unknown as ChallengeCard

it.each([
  [44, '44 of 50 reps to bronze', '88'],
  [150, '150 of 200 reps to gold', '75'],
  [210, '210 reps', '100'],
])('%i of 200 repetitions are shown as "%s", with a bar on the same scale', (total, words, share) => {
  render(<ChallengeLine challenge={{ ...challenge, mine: { total } } as ChallengeCard} level="h2" isInClub={false} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(share)
})
