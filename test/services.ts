import type { TestProject } from 'vitest/node'
import { findBrowser } from '#scripts/browser.ts'
import { seedOnce } from '#seed/seed.ts'
import { makeTemplate, startServer } from './postgres.ts'

/** Starts what the projects of a run need: nothing for unit tests, PostgreSQL for others, the demo world and a browser for journeys. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  // Projects inherit this setup from the root project, which passes on what it provides.
  if (!project.isRootProject()) return
  const names = project.vitest.projects.map(({ name }) => name)
  if (names.every((name) => name === 'unit' || name === 'web')) return
  const { url, stop } = await startServer(project)
  if (names.some((name) => name === 'e2e' || name === 'integration')) {
    // Filling the template takes seconds, copying it moments.
    await makeTemplate(url, 'demo', { from: 'template', fill: (demo) => seedOnce(demo) })
    // Unpacks the browser before two workers ask for it at once.
    await findBrowser()
  }
  return stop
}
