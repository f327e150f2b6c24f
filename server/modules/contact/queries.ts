import { statement } from '#server/db/statement.ts'

/** Does nothing if the form was sent before. */
export const addMessage = statement(
  'contact.add',
  {
    id: 'uuid',
    form: 'uuid?',
    name: 'text',
    email: 'text',
    topic: 'text',
    orderNumber: 'text?',
    message: 'text',
    attachment: 'uuid?',
    now: 'timestamptz',
  },
  {},
  `
  insert into contact_messages (id, form_id, name, email, topic, order_number, message, attachment, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (form_id) do nothing`,
)

export const countSince = statement(
  'contact.countSince',
  { email: 'text', since: 'timestamptz' },
  { count: 'int8' },
  `select count(*) as count from contact_messages where email = $1 and created_at > $2`,
)

export const lockSender = statement('contact.lock', { key: 'text' }, {}, `select pg_advisory_xact_lock(hashtextextended($1, 0))`)

export const messagesOfUser = statement(
  'contact.ofUser',
  { user: 'uuid' },
  { topic: 'text', order_number: 'text?', message: 'text', created_at: 'timestamptz' },
  `
  select topic, order_number, message, created_at from contact_messages
  where email = (select u.email from users u where u.id = $1) order by created_at desc limit 1000`,
)

/** The picture of the message that came with a form. */
export const attachmentOf = statement(
  'contact.attachmentOf',
  { form: 'uuid' },
  { attachment: 'uuid?' },
  `select attachment from contact_messages where form_id = $1`,
)

/**
 * Deletes the messages from an email. Of those with a picture, an empty row stays that is old enough for the purge, as files can't be
 * deleted in a transaction.
 */
export const eraseEmail = statement(
  'contact.eraseEmail',
  { email: 'text' },
  {},
  `
  with gone as (delete from contact_messages where email = $1 and attachment is null)
  update contact_messages set name = '', email = '', order_number = null, message = '', created_at = 'epoch'
  where email = $1 and attachment is not null`,
)

export const expiredMessages = statement(
  'contact.old',
  { before: 'timestamptz', limit: 'int8' },
  { id: 'uuid', attachment: 'uuid?' },
  `select id, attachment from contact_messages where created_at < $1 order by created_at limit $2`,
)
export const purgeMessages = statement('contact.purge', { ids: 'uuid[]' }, {}, `delete from contact_messages where id = any($1)`)
