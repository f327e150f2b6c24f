/** `npm run books`: compares stock, points, orders, payments and invoices; prints the ids that disagree. Exits with 1 if any do. */
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/pool.ts'
import { compareBooks } from '#server/modules/books/books.ts'
import { listMigrations } from '#server/db/migrate.ts'
import { runCommand } from './command.ts'
import { Problem } from './problem.ts'
import { withShopDatabase } from './shop-database.ts'

async function books(): Promise<void> {
  const found = await withShopDatabase(readConfig(), inDatabase)
  for (const { what, id } of found) console.log(`${what} ${id}`)
  console.log(
    found.length === 0 ? 'The books agree.' : `${found.length} differences: see server/modules/books/checks.ts for what each compares.`,
  )
  if (found.length > 0) process.exitCode = 1
}

async function inDatabase(url: string) {
  const database = openDatabase(url, 1)
  try {
    const { rows } = await database.db.query({ text: 'select name from migrations', values: [] })
    if (rows.length < (await listMigrations()).length)
      throw new Problem("The database's schema is of an older release: start the shop once, which brings it up to date")
    return await compareBooks(database, new Date())
  } finally {
    await database.close()
  }
}

await runCommand(books)
