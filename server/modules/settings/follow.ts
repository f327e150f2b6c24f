import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/pool.ts'
import { retryRead } from '#server/db/retry-read.ts'
import { startOrderNumbersAt } from './queries.ts'
import { applySettings, readStored, type Stored } from './apply.ts'

interface Options {
  log: { error: (fields: object, message: string) => void }
  onChange: () => void
}

/** Applies stored settings at the start, and whenever a process announces a change. Invalid ones are logged and ignored. */
export async function followSettings(database: Database, config: Config, { log, onChange }: Options): Promise<void> {
  let last = '{}'
  const load = async () => {
    const stored = await readStored(database.db)
    const text = JSON.stringify(stored)
    if (text === last) return
    last = text
    apply(stored)
    onChange()
  }
  const apply = (stored: Stored) => {
    try {
      applySettings(config, stored)
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'the stored settings are not in force')
    }
  }
  await load()
  // Only for the environment. A stored setting took effect when it was saved.
  if (config.given.ORDER_NUMBER_START !== undefined) await startOrderNumbersAt.one(database.db, { start: config.orderNumbers.start! })
  const again = retryRead(load, (error) => log.error({ stack: String(error) }, 'the stored settings were not read'))
  await database.listen('settings', again, again)
}
