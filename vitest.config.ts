import { defineConfig } from 'vitest/config'

const everywhere = ['contract', 'server', 'web', 'scripts', 'db', 'bench', 'test']
const apiTests = ['server', 'test', 'scripts', 'bench'].map((folder) => `${folder}/**/*.api.test.ts`)
const postgres = 'test/postgres.ts'

/** Two workers at most: the machines this runs on have two cores. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      { test: { name: 'unit', include: everywhere.map((folder) => `${folder}/**/*.test.{ts,tsx}`), exclude: apiTests } },
      { test: { name: 'api', include: apiTests, globalSetup: postgres, pool: 'forks', testTimeout: 20_000, hookTimeout: 30_000 } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: postgres,
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
