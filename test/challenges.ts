import type { TestApp } from './app.ts'

const dayMs = 86_400_000

/** The day that is so many after the one of the test's clock. */
export const dayOf = (app: TestApp, days: number): string => new Date(app.now().getTime() + days * dayMs).toISOString().slice(0, 10)

/** A challenge by volume, of ten days from today on. */
export const challengeFields = (app: TestApp) => ({
  title: 'Thirty tonnes',
  goal: 'volume' as const,
  tiers: { bronze: 2000, silver: 3000, gold: 10_000 },
  firstDay: dayOf(app, 0),
  lastDay: dayOf(app, 9),
})
