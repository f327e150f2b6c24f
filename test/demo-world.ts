import type { TestProject } from 'vitest/node'
import { seedOnce } from '#seed/seed.ts'
import { makeTemplate, startServer } from './postgres.ts'

/** As test/postgres.ts, and a second template, `demo`, that holds the demo world: filling it takes seconds, copying it moments. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer(project)
  await makeTemplate(url, 'demo', { from: 'template', fill: (demo) => seedOnce(demo) })
  return stop
}
