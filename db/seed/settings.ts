import { statement } from '#server/db/statement.ts'

/** What the demo's owner turned on. It goes with the demo, by its time; processes that run already read it. */
export const addDemoSettings = statement(
  'seed.settings',
  { now: 'timestamptz' },
  {},
  `
  with inserted as (insert into shop_settings (name, value, changed_at) values ('GIFT_WRAP', 'on', $1))
  select pg_notify('settings', '')`,
)
