/** `npm run backup -- <file>`: writes the whole database, and uploads stored in a directory, to one file while the shop runs. */
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { readConfig } from '#server/config.ts'
import { whyNotWritable } from '#server/modules/media/storage/writable.ts'
import { writeBackup } from './backup/write.ts'
import { onlyArgument, runCommand } from './command.ts'
import { Problem } from './problem.ts'
import { withShopDatabase } from './shop-database.ts'

await runCommand(async () => {
  const file = onlyArgument('Usage: npm run backup -- <file>, such as shop.backup.gz')
  if (existsSync(file)) throw new Problem(`${file} is there already: choose another name`)
  const folder = dirname(file)
  if (!existsSync(folder)) throw new Problem(`There is no directory ${folder}: make it, or choose another`)
  const reason = await whyNotWritable(folder)
  if (reason !== undefined) throw new Problem(`Nothing can be written to ${folder} (${reason}): choose another directory`)
  const config = readConfig()
  const mediaDir = config.s3 ? null : config.mediaDir
  const { rows, pictures, files } = await withShopDatabase(config, (databaseUrl) => writeBackup({ databaseUrl, mediaDir }, file))
  console.log(`${rows} rows and ${pictures} files of pictures and ${files} of videos and what is sold written to ${file}`)
})
