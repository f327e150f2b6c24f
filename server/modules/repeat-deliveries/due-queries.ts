import { statement } from '#server/db/statement.ts'

/** Due repeat deliveries, longest overdue first, after a position (`afterDay`, `after`). */
export const dueDeliveries = statement(
  'repeatDeliveries.due',
  { day: 'date', afterDay: 'date', after: 'uuid', limit: 'int8' },
  { id: 'uuid', next_on: 'date' },
  `
  select id, next_on from repeat_deliveries where state = 'active' and next_on <= $1 and (next_on, id) > ($2, $3)
  order by next_on, id limit $4`,
)

/** Repeat deliveries whose reminder is due, after a position: their date is between two days, and no reminder was sent for it. */
export const deliveriesToRemind = statement(
  'repeatDeliveries.toRemind',
  { from: 'date', until: 'date', afterDay: 'date', after: 'uuid', limit: 'int8' },
  { id: 'uuid', next_on: 'date' },
  `
  select id, next_on from repeat_deliveries
  where state = 'active' and next_on > $1 and next_on <= $2 and (next_on, id) > ($3, $4) and reminded_for is distinct from next_on
  order by next_on, id limit $5`,
)
/** Claims a reminder: of many concurrent calls, one gets the row; no row if the delivery was changed since it was read. */
export const claimReminder = statement(
  'repeatDeliveries.claimReminder',
  { id: 'uuid', version: 'int4' },
  { id: 'uuid' },
  `
  update repeat_deliveries set reminded_for = next_on, reminders = reminders + 1
  where id = $1 and version = $2 and state = 'active' and reminded_for is distinct from next_on returning id`,
)
