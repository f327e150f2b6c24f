import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it("the metrics endpoint omits what the database can't provide, and logs it", async () => {
  let failure: Error | undefined
  const failures: unknown[] = []
  const metrics = createMetrics(
    {
      pool: () => ({ open: 1 }),
      caches: () => [{ name: 'pages', entries: 7 }],
      securityEvents: () => ({}),
      jobs: async () => ({ dead: 3 }),
      books: async () => {
        if (failure) throw failure
        return { stock: 4 }
      },
      orders: async () => [{ method: 'COD', status: 'Paid', count: 5, total: 6 }],
    },
    (error) => failures.push(error),
  )
  const read = async () => (await metrics.read()).split('\n')
  const books = 'gymfolk_books_differences{what="stock"} 4'
  expect(await read()).toEqual(expect.arrayContaining([books, 'gymfolk_database_up 1']))
  failure = new Error('permission denied')
  const without = await read()
  expect(without).not.toContain(books)
  expect(without).toEqual(expect.arrayContaining(['gymfolk_cache_entries{cache="pages"} 7', 'gymfolk_database_up 0']))
  expect(failures).toEqual([failure])
  failure = undefined
  expect(await read()).toEqual(expect.arrayContaining([books, 'gymfolk_database_up 1']))
})
