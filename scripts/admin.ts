/**
 * `npm run admin -- --email you@example.com [--name "Your name"] [--reset]`: creates an owner of the shop, and a link to set their password.
 * `--reset` also removes every other way into the account. `npm run admin -- --new-secret`: after SECRET was changed.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/pool.ts'
import { ensureOwner } from '#server/modules/auth/passwords/owners.ts'
import { isSecondFactorOn } from '#server/modules/auth/second-factor/second-factor.ts'
import { dropUnreadable } from '#server/modules/auth/second-factor/unreadable.ts'
import type { TakenBack } from '#server/modules/auth/users/take-back.ts'
import { applySettings, readStored } from '#server/modules/settings/apply.ts'
import { acceptSecret } from '#server/signing-secret.ts'
import { runCommand } from './command.ts'
import { Problem } from './problem.ts'
import { withShopDatabase } from './shop-database.ts'

const usage = 'Usage: npm run admin -- --email you@example.com [--name "Your name"] [--reset], or npm run admin -- --new-secret'

interface Owner {
  email: string
  name: string
  reset: boolean
}

function readArguments(): Owner | 'newSecret' {
  const { email, name, reset = false, 'new-secret': newSecret = false } = parse()
  if (newSecret && email === undefined && name === undefined && !reset) return 'newSecret'
  if (email === undefined || newSecret) throw new Problem(usage)
  const parsed = z.email().safeParse(email.trim().toLowerCase())
  if (!parsed.success) throw new Problem(`"${email}" is not an email address. ${usage}`)
  return { email: parsed.data, name: name?.trim() || 'Owner', reset }
}

function parse() {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
  try {
    return parseArgs({ options: { email: text, name: text, reset: flag, 'new-secret': flag } }).values
  } catch {
    throw new Problem(usage)
  }
}

async function admin(): Promise<void> {
  const wanted = readArguments()
  const lines = await withShopDatabase(readConfig(), (url) =>
    inDatabase(url, (database) => (wanted === 'newSecret' ? afterNewSecret(database) : makeOwner(database, wanted))),
  )
  console.log(lines.join('\n'))
}

async function makeOwner(database: Database, owner: Owner): Promise<string[]> {
  const config = readConfig()
  const { created, path, taken, id } = await database.transaction((tx) => ensureOwner(tx, owner, new Date()))
  const asksForCode = await isSecondFactorOn(database.db, id)
  return [
    created
      ? `${owner.email} is an owner of ${config.shop.name} now.`
      : `The account ${owner.email} is an owner of ${config.shop.name} now; it's signed out everywhere.`,
    ...(taken && !created ? [describeTaken(taken)] : []),
    ...(asksForCode
      ? ['Signing in asks for its two-step verification still, and its passkeys and API keys work: --reset removes them.']
      : []),
    `Set the password with this link, once, within ${limits.password.linkMinutes} minutes:`,
    config.origin + path,
    'Then turn on two-step verification or add a passkey: staff pages ask for it.',
  ]
}

const describeTaken = ({ keys, passkeys, identities, factors }: TakenBack) =>
  `Removed: its password, API keys (${keys}), passkeys (${passkeys}), linked accounts (${identities}), two-step verification (${factors > 0 ? 'was on' : 'was off'}).`

async function afterNewSecret(database: Database): Promise<string[]> {
  const config = readConfig()
  const { signingSecret } = config
  // A shell without the shop's settings would turn it off for everyone.
  if (signingSecret === undefined) throw new Problem('SECRET is not set: run this with the new one in its environment, as the shop has it')
  applySettings(config, await readStored(database.db))
  const dropped = await dropUnreadable(database, { config, signingSecret, now: new Date() })
  await acceptSecret(database.db, signingSecret)
  return [
    `Two-step verification that doesn't fit SECRET was turned off for ${dropped} ${dropped === 1 ? 'account' : 'accounts'}; each is told by mail.`,
    'Make a new signing secret for each webhook (Settings, Webhooks), and give it to who receives it.',
  ]
}

async function inDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url, 1)
  try {
    return await work(database)
  } catch (error) {
    throw (error as { code?: string }).code === '42P01'
      ? new Problem('The database is empty: start the shop once, then run this again')
      : error
  } finally {
    await database.close()
  }
}

await runCommand(admin)
