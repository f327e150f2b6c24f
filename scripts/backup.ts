/** `npm run backup -- <file>`: the whole database in a file, while the shop runs. */
import { existsSync } from 'node:fs'
import { readConfig } from '#server/config.ts'
import { writeBackup } from './backup/write.ts'
import { onlyArgument, runCommand } from './command.ts'
import { Problem } from './problem.ts'
import { withShopDatabase } from './shop-database.ts'

await runCommand(async () => {
  const file = onlyArgument('Usage: npm run backup -- <file>, such as shop.backup.gz')
  if (existsSync(file)) throw new Problem(`${file} is there already: choose another name`)
  const rows = await withShopDatabase(readConfig(), (url) => writeBackup(url, file))
  console.log(`${rows} rows written to ${file}`)
})
