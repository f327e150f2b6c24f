import { defineConfig } from 'vitest/config'
import LongestFirst from './scripts/longest-first.ts'

const everywhere = ['contract', 'server', 'web', 'scripts', 'db', 'bench', 'test']
const apiTests = ['server', 'test', 'scripts', 'bench'].map((folder) => `${folder}/**/*.api.test.ts`)
const unitTests = everywhere.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
/** Unit tests that need neither JSX nor Vite's stubs of modules. */
const nativeTests = everywhere.filter((folder) => folder !== 'web').map((folder) => `${folder}/**/*.test.ts`)
const notNative = ['server/http/forms.test.ts', 'scripts/shots/states.test.ts']
const journeys = ['e2e/**/*.e2e.ts']
const timingTests = '**/*.timing.api.test.ts'

/** Fails a test that hangs, not one on a machine that is busy with other things. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

/** Node.js loads modules itself: it understands all but JSX, and transforming them in Vite's server costs more than many tests. */
const native = { viteModuleRunner: false, nodeLoader: false }

/**
 * Three workers: the machines this runs on have two cores, and a sixth of the time a test waits, for time to pass or for something to be
 * read. Test files of a worker share its process, so that the server is loaded thrice and not once per file. Files that Vite loads begin
 * with fresh modules (test/apart.ts); the others may change nothing in a module, a global or the environment that they don't put back.
 */
export default defineConfig({
  test: {
    maxWorkers: 3,
    isolate: false,
    // Young objects get room to die in: a third of a worker's garbage collection was copying what was about to be dropped.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32'],
    globalSetup: 'test/services.ts',
    // One line for a file, not one for each of its tests in the browser.
    slowTestThreshold: 30_000,
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'e2e',
          include: journeys,
          ...patience,
          experimental: native,
        },
      },
      { test: { name: 'api', include: apiTests, exclude: [timingTests], ...patience, experimental: native } },
      { test: { name: 'unit', include: unitTests, exclude: apiTests, setupFiles: 'test/apart.ts', ...patience } },
      {
        // For `npm test`: workers that go from API tests and journeys to unit tests of the server load it once.
        test: {
          name: 'integration',
          include: [...apiTests, ...journeys, ...nativeTests],
          exclude: [timingTests, ...notNative],
          setupFiles: 'test/apart.ts',
          ...patience,
          experimental: native,
        },
      },
      {
        // The unit tests that aren't in `integration`.
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}', '**/*.test.tsx', ...notNative], setupFiles: 'test/apart.ts', ...patience },
      },
      {
        // Takes minutes: `npm run soak`.
        test: { name: 'soak', include: ['test/**/*.soak.ts'], fileParallelism: false, ...patience },
      },
      {
        // What measures time runs by itself, after everything else.
        test: {
          name: 'timing',
          include: apiTests.map((pattern) => pattern.replace('*.api', '*.timing.api')),
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...patience,
          experimental: native,
        },
      },
    ],
  },
})
