import { statement } from '#server/db/statement.ts'

const who = { user: 'uuid' } as const

export const isMailed = statement('analytics.isMailed', who, { user_id: 'uuid' }, `select user_id from report_mails where user_id = $1`)

export const requestMail = statement(
  'analytics.requestMail',
  { ...who, day: 'date' },
  {},
  `insert into report_mails (user_id, sent_for) values ($1, $2) on conflict (user_id) do nothing`,
)

export const endMail = statement('analytics.endMail', who, {}, `delete from report_mails where user_id = $1`)

/**
 * Claims the recipients of a day's figures: staff who asked for them and may still see them. Marks them in the same statement, so that
 * nobody gets a mail twice.
 */
export const claimReaders = statement(
  'analytics.claimReaders',
  { day: 'date', permission: 'text' },
  { email: 'text' },
  `
  update report_mails m set sent_for = $1 from users u join roles r on r.name = u.role
  where u.id = m.user_id and (m.sent_for is null or m.sent_for < $1) and u.email is not null and $2 = any(r.permissions)
  returning u.email`,
)
