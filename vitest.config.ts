import { defineConfig } from 'vitest/config'
import LongestFirst from './scripts/longest-first.ts'

const everywhere = ['contract', 'server', 'web', 'scripts', 'db', 'bench', 'test']
const apiTests = ['server', 'test', 'scripts', 'bench'].map((folder) => `${folder}/**/*.api.test.ts`)
const unitTests = everywhere.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
const journeys = ['e2e/**/*.e2e.ts']
const timingTests = '**/*.timing.api.test.ts'

/** Fails a test that hangs, not one on a machine that is busy with other things. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

/**
 * Three workers: the machines this runs on have two cores, and a sixth of the time a test waits, for time to pass or for something to be
 * read. Test files of a worker share its modules, so that the server is loaded thrice and not once per file; whatever they change in a
 * module (a transport, a global) they set or put back themselves.
 */
export default defineConfig({
  test: {
    maxWorkers: 3,
    isolate: false,
    // One line for a file, not one for each of its tests in the browser.
    slowTestThreshold: 30_000,
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'e2e',
          include: journeys,
          globalSetup: ['test/demo-world.ts', 'test/browser-setup.ts'],
          ...patience,
        },
      },
      { test: { name: 'api', include: apiTests, exclude: [timingTests], globalSetup: 'test/postgres.ts', ...patience } },
      { test: { name: 'unit', include: unitTests, exclude: apiTests, ...patience } },
      {
        // These three together, for `npm test`: workers that go from one to the next load the server once.
        test: {
          name: 'all',
          include: [...unitTests, ...apiTests, ...journeys],
          exclude: [timingTests],
          globalSetup: ['test/demo-world.ts', 'test/browser-setup.ts'],
          ...patience,
        },
      },
      {
        // Takes minutes: `npm run soak`.
        test: { name: 'soak', include: ['test/**/*.soak.ts'], globalSetup: 'test/postgres.ts', fileParallelism: false, ...patience },
      },
      {
        // What measures time runs by itself, after everything else.
        test: {
          name: 'timing',
          include: apiTests.map((pattern) => pattern.replace('*.api', '*.timing.api')),
          globalSetup: 'test/postgres.ts',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
    ],
  },
})
