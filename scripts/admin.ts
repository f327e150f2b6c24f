/** `npm run admin -- --email you@example.com [--name "Your name"]`: creates an owner of the shop, and a link to set their password. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/pool.ts'
import { ensureOwner } from '#server/modules/auth/passwords/owners.ts'
import { runCommand } from './command.ts'
import { Problem } from './problem.ts'
import { withShopDatabase } from './shop-database.ts'

const usage = 'Usage: npm run admin -- --email you@example.com [--name "Your name"]'

function readArguments(): { email: string; name: string } {
  const { email, name } = parse()
  if (email === undefined) throw new Problem(usage)
  const parsed = z.email().safeParse(email.trim().toLowerCase())
  if (!parsed.success) throw new Problem(`"${email}" is not an email address. ${usage}`)
  return { email: parsed.data, name: name?.trim() || 'Owner' }
}

function parse(): { email?: string | undefined; name?: string | undefined } {
  try {
    return parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } }).values
  } catch {
    throw new Problem(usage)
  }
}

async function admin(): Promise<void> {
  const owner = readArguments()
  const config = readConfig()
  const { created, path } = await withShopDatabase(config, (url) => inDatabase(url, owner))
  console.log(
    [
      created
        ? `${owner.email} is an owner of ${config.shop.name} now.`
        : `The account ${owner.email} is an owner of ${config.shop.name} now; it's signed out everywhere.`,
      `Set the password with this link, once, within ${limits.password.linkMinutes} minutes:`,
      config.origin + path,
      'Then turn on two-step verification or add a passkey: staff pages ask for it.',
    ].join('\n'),
  )
}

async function inDatabase(url: string, owner: { email: string; name: string }) {
  const database = openDatabase(url, 1)
  try {
    return await database.transaction((tx) => ensureOwner(tx, owner, new Date()))
  } catch (error) {
    throw (error as { code?: string }).code === '42P01'
      ? new Problem('The database is empty: start the shop once, then run this again')
      : error
  } finally {
    await database.close()
  }
}

await runCommand(admin)
