/** `npm run restore -- <file>`: restores a backup into an empty database (DATABASE_URL, or DATA_DIR's) and the storage of uploads. */
import { existsSync } from 'node:fs'
import { readConfig } from '#server/config.ts'
import { openStorage } from '#server/modules/media/open.ts'
import { readBackup } from './backup/read.ts'
import { onlyArgument, runCommand } from './command.ts'
import { Problem } from './problem.ts'
import { withShopDatabase } from './shop-database.ts'

await runCommand(async () => {
  const file = onlyArgument('Usage: npm run restore -- <file>')
  if (!existsSync(file)) throw new Problem(`There is no ${file}`)
  const config = readConfig()
  const restore = (databaseUrl: string) => readBackup({ databaseUrl, storage: openStorage({ config, signingSecret: '' }, console) }, file)
  const { rows, pictures, files } = await withShopDatabase(config, restore, { create: true })
  console.log(
    `${rows} rows and ${pictures} files of pictures and ${files} of videos and what is sold read from ${file}. Start the shop: it brings the schema up to date`,
  )
})
