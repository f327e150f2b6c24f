import type { Attachment } from '#contract/conversations.ts'
import type { Measure } from '#contract/lifts.ts'
import type { LinkKind, PostPicture } from '#contract/post.ts'
import { jsonb, nullable, type Row, textOf } from '#server/db/types.ts'

/** A message with its attachment. */
export const messageColumns = {
  id: 'uuid',
  sender_id: 'uuid',
  text: 'text',
  attachment: nullable(textOf<Attachment>()),
  picture: nullable(jsonb<PostPicture>()),
  product_id: 'uuid?',
  record_id: 'uuid?',
  story_id: 'uuid?',
  lift: 'text?',
  measure: nullable(textOf<Measure>()),
  value: 'int4?',
  performed_on: 'date?',
  note: 'text?',
  flag: 'text?',
  link_kind: nullable(textOf<LinkKind>()),
  link_key: 'text?',
  created_at: 'timestamptz',
  is_deleted: 'bool',
  is_removed: 'bool',
} as const
export type MessageRow = Row<typeof messageColumns>

/** The query for `messageColumns`. */
export const selectMessages = `
  select m.id, m.sender_id, m.text, m.attachment, m.picture, m.product_id, r.id as record_id, m.story_id, r.lift, r.measure, r.value,
    r.performed_on, r.note, r.flag, m.link_kind, m.link_key, m.created_at, m.deleted_at is not null as is_deleted,
    m.removed_at is not null as is_removed
  from conversation_messages m left join records r on r.id = m.record_id and r.removed_at is null`

/** Whether the person (a parameter) hasn't deleted the message `m` for themselves. */
export const isShownTo = (user: string): string =>
  `not case when m.sender_id = ${user} then m.hidden_from_sender else m.hidden_from_receiver end`

/** Whether the message `m` was reported, so moderators may still need it. */
export const isReported = `exists (select from community_reports r where r.kind = 'message' and r.subject_id = m.id)`
