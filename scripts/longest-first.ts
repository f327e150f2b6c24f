import { readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest test files, which can't be told by their size. */
const longest = [
  'e2e/back-office',
  'test/upload-attacks',
  'e2e/every-page/',
  'e2e/account',
  'e2e/ordering',
  'scripts/backup',
  'e2e/posts-offline',
  'e2e/my-account',
  'test/hostile.api',
  'e2e/newsfeed',
  'e2e/pictures',
  'e2e/styleguide',
  'e2e/security',
  'e2e/addresses',
  'e2e/lists',
  'e2e/',
  'test/callers',
  'subscriptions/changes',
  'card-payments/refunds',
  'stories/stories',
  'scripts/bundle',
  'server/http/rate-limits',
  'server/http/openapi/document',
]
/** Test files that take long but mostly wait: for a time limit, for a process to start, or for a distant database. */
const waiting = [
  'test/hot-product',
  'test/killed-sender',
  'test/hostile-connections',
  'test/serve',
  'test/rolling-restart',
  'test/black-hole',
  'orders/back-orders',
  'scripts/postgres',
  'test/invoices',
  'returns/cancel-waiting',
  'races.api',
  'posts/sent-once',
  'orders/guest-stock',
  'social/outage',
  'messaging/delivery',
  'test/first-start',
  'test/drain',
]
/** The order of projects: a worker that switches projects starts from scratch. */
const projects = ['e2e', 'api', 'integration', 'unit', 'web', 'soak', 'timing']

/**
 * Starts the slowest files first, so that no worker is still busy with one when the others are done. The order is the same on every machine
 * and in every run: it depends on this list and on file sizes, not on how long a file took last time.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(files.map((file) => [file, placeOf(file)]))
    const sorted = files.toSorted((a, b) => compare(places.get(a)!, places.get(b)!))
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap(apart)
  }
}

/** Puts one waiting file after each busy one, from the second on: side by side, two of three workers would leave a core idle. */
function apart(files: TestSpecification[]): TestSpecification[] {
  const idle = files.filter((file) => rankIn(waiting, file) < waiting.length)
  const busy = files.filter((file) => !idle.includes(file))
  const mixed = busy.flatMap((file, n) => [file, ...(n > 0 ? idle.slice(n - 1, n) : [])])
  return [...mixed, ...idle.slice(Math.max(0, busy.length - 1))]
}

/** Orders by project, then environment: Vitest ends a worker, with everything it has loaded, if the next file needs another. */
function placeOf(file: TestSpecification): (number | string)[] {
  const { project, moduleId } = file
  const needsDocument = ['unit', 'web'].includes(project.name) && readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')
  const path = relative(project.config.root, moduleId)
  const rank = rankIn(longest, file) + rankIn(waiting, file)
  return [projects.indexOf(project.name), Number(needsDocument), rank, -statSync(moduleId).size, path]
}

/** The file's index in a list; files that aren't listed come last. */
function rankIn(list: readonly string[], { moduleId }: TestSpecification): number {
  const rank = list.findIndex((part) => moduleId.includes(part))
  return rank < 0 ? list.length : rank
}

function compare(a: (number | string)[], b: (number | string)[]): number {
  const at = a.findIndex((part, n) => part !== b[n])
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1
}
