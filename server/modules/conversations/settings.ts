import type { ParsedOf } from '#contract/endpoint.ts'
import type { changeMessageSettings, MessageSettings } from '#contract/conversations.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { joinCommunity } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import * as queries from './write-queries.ts'

const defaultSettings: MessageSettings = { from: 'everyone', readReceipts: true }

/** Who may write to a member, and whether read receipts are on. */
export async function readSettings(db: Db, user: string): Promise<MessageSettings> {
  const row = await queries.settings.one(db, { user })
  return row ? { from: row.messages_from, readReceipts: row.read_receipts } : defaultSettings
}

/** Changes the given settings only. */
export async function changeSettings(
  tx: Tx,
  engine: SearchEngine,
  { from, readReceipts }: ParsedOf<typeof changeMessageSettings>,
  { caller, now }: SignedInContext,
): Promise<MessageSettings> {
  await joinCommunity(tx, engine, caller.userId, now)
  const row = (await queries.changeSettings.one(tx, { user: caller.userId, from: from ?? null, readReceipts: readReceipts ?? null }))!
  return { from: row.messages_from, readReceipts: row.read_receipts }
}
