import { readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest, which the size of a file doesn't tell. Files that mostly wait (for a limit to come, for a process to start) stand apart
 * from each other: two of them at once leave a core without work.
 */
const longest = [
  'e2e/back-office',
  'test/upload-attacks',
  'e2e/every-page/',
  'test/killed-sender', // waits
  'e2e/words-on-pictures',
  'e2e/my-account',
  'scripts/backup',
  'test/hot-product', // waits
  'e2e/addresses',
  'test/hostile.api',
  'e2e/styleguide',
  'test/hostile-connections', // waits
  'e2e/security',
  'e2e/catalogue',
  'e2e/saved',
  'test/serve', // waits
  'e2e/social',
  'e2e/account',
  'e2e/ordering',
  'test/rolling-restart', // waits
  'e2e/',
  'test/black-hole', // waits
  'races.api',
  'orders/back-orders',
  'test/callers',
  'test/invoices',
  'subscriptions/changes',
  'server/messaging/delivery',
  'card-payments/refunds',
  'scripts/postgres',
  'stories/stories',
  'social/outage',
  'scripts/bundle',
  'server/http/rate-limits',
  'server/http/openapi/document',
  'test/drain',
]
/** Projects in this order: a worker that goes to another one starts anew. */
const projects = ['e2e', 'api', 'integration', 'unit', 'soak', 'timing']

/**
 * Starts what takes longest first, so that no worker is still busy with it when the others have nothing left. The order is the same on every
 * machine and in every run: it goes by this list and by sizes, not by how long a file took last time.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(files.map((file) => [file, placeOf(file)]))
    return files.toSorted((a, b) => compare(places.get(a)!, places.get(b)!))
  }
}

/** By project, then environment: Vitest ends a worker, with all that it has loaded, where the next file needs another one. */
function placeOf({ project, moduleId }: TestSpecification): (number | string)[] {
  const rank = longest.findIndex((part) => moduleId.includes(part))
  const needsDocument = project.name === 'unit' && readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')
  const path = relative(project.config.root, moduleId)
  return [projects.indexOf(project.name), Number(needsDocument), rank < 0 ? longest.length : rank, -statSync(moduleId).size, path]
}

function compare(a: (number | string)[], b: (number | string)[]): number {
  const at = a.findIndex((part, n) => part !== b[n])
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1
}
