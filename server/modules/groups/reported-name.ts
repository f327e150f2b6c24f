import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { type Locale, translator } from '#server/text/text.ts'
import { announceGroup } from './events.ts'
import { lockForChange } from './find.ts'
import { lockGroup } from './write-queries.ts'

/**
 * Who gave a group its name: the last to rename it, or who created it. If they have erased their account, the admin who has been in it for
 * longest is responsible.
 */
const giverOf = statement(
  'groups.nameGiver',
  { group: 'uuid', name: 'text' },
  { user_id: 'uuid' },
  `
  select coalesce(
    (select sender_id from group_messages where group_id = $1 and event = 'renamed' and text = $2 order by created_at desc limit 1),
    (select c.sender_id from group_messages c where c.group_id = $1 and c.event = 'created'
      and not exists (select from group_messages r where r.group_id = $1 and r.event = 'renamed')),
    (select user_id from group_members where group_id = $1 and state = 'member' order by role = 'admin' desc, joined_at, user_id limit 1)) as user_id`,
)
const insert = statement(
  'groups.reportName',
  { id: 'uuid', group: 'uuid', name: 'text', by: 'uuid', now: 'timestamptz' },
  { id: 'uuid', given_by: 'uuid' },
  `
  insert into reported_group_names (id, group_id, name, given_by, created_at) values ($1, $2, $3, $4, $5)
  on conflict (group_id, name) do update set name = excluded.name returning id, given_by`,
)

/** The present name of a group that a person is in or invited to, for a report. Fails with NOT_FOUND, and NOT_ALLOWED if they gave it. */
export async function nameToReport(tx: Tx, group: string, { caller, now }: SignedInContext): Promise<{ id: string; owner: string }> {
  const { name } = await lockForChange(tx, group, caller.userId)
  const giver = await giverOf.one(tx, { group, name })
  if (!giver) throw refuse('NOT_FOUND')
  const { id, given_by: owner } = (await insert.one(tx, { id: newId(now), group, name, by: giver.user_id, now }))!
  if (owner === caller.userId) throw refuse('NOT_ALLOWED', { id: ['has a name that you gave it'] })
  return { id, owner }
}

const groupOf = statement('groups.ofName', { id: 'uuid' }, { group_id: 'uuid?' }, `select group_id from reported_group_names where id = $1`)
const reset = statement(
  'groups.resetName',
  { id: 'uuid', placeholder: 'text', reason: 'text', now: 'timestamptz' },
  {},
  `
  with gone as (update reported_group_names set reset_at = $4 where id = $1 returning group_id, name),
    lines as (
      update group_messages m set removed_at = $4, removed_reason = $3 from gone
      where m.group_id = gone.group_id and m.event = 'renamed' and m.text = gone.name and m.removed_at is null)
  update group_chats g set name = $2 from gone where g.id = gone.group_id and g.name = gone.name`,
)
const restore = statement(
  'groups.restoreName',
  { id: 'uuid', placeholders: 'text[]' },
  {},
  `
  with back as (
      select n.id, n.group_id, n.name from reported_group_names n where n.id = $1 and n.reset_at is not null for update),
    unset as (update reported_group_names n set reset_at = null from back where n.id = back.id),
    lines as (
      update group_messages m set removed_at = null, removed_reason = null from back
      where m.group_id = back.group_id and m.event = 'renamed' and m.text = back.name)
  update group_chats g set name = back.name from back where g.id = back.group_id and g.name = any($2)`,
)

const placeholderIn = (locale: Locale): string => translator(locale)('group.unnamed')

/** Gives a group a neutral name instead of the reported one, if it still has that, and hides the lines that name it. */
export async function resetGroupName(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
  { config, now }: SignedInContext,
): Promise<void> {
  await change(tx, id, () => reset.run(tx, { id, reason, placeholder: placeholderIn(config.locales[0]), now }))
}

/** Gives a group its name back, unless it was renamed since. */
export async function restoreGroupName(tx: Tx, id: string): Promise<void> {
  const locales: Locale[] = ['en', 'bn']
  await change(tx, id, () => restore.run(tx, { id, placeholders: locales.map(placeholderIn) }))
}

async function change(tx: Tx, id: string, work: () => Promise<unknown>): Promise<void> {
  const group = (await groupOf.one(tx, { id }))?.group_id ?? null
  if (group !== null) await lockGroup.one(tx, { id: group })
  await work()
  if (group !== null) await announceGroup(tx, group)
}
