import { statement } from '#server/db/statement.ts'

/** The page on which another card is given, as it's stored; nothing where it's that of another session by now. */
export const pageOf = statement(
  'repeatDeliveries.cardPage',
  { id: 'uuid', session: 'text' },
  { card_begun_at: 'timestamptz?', card_session_url: 'text?' },
  `select card_begun_at, card_session_url from repeat_deliveries where id = $1 and card_session_id = $2`,
)

/** The attempt of all who ask at once: the one that has a page or was begun since `since`, or else a new one. Nothing where no card is needed. */
export const claimAttempt = statement(
  'repeatDeliveries.claimCardAttempt',
  { id: 'uuid', attempt: 'uuid', now: 'timestamptz', since: 'timestamptz' },
  { customer_id: 'text', card_attempt_id: 'uuid', card_begun_at: 'timestamptz', card_session_url: 'text?' },
  `
  update repeat_deliveries d set
    card_attempt_id = case when c.is_kept then d.card_attempt_id else $2 end,
    card_begun_at = case when c.is_kept then d.card_begun_at else $3 end,
    card_session_url = case when c.is_kept then d.card_session_url end
  from (select id, card_attempt_id is not null and (card_session_id is not null or card_begun_at > $4) as is_kept
    from repeat_deliveries where id = $1 for no key update) c
  where d.id = c.id and d.state <> 'cancelled' and d.customer_id is not null
  returning d.customer_id, d.card_attempt_id, d.card_begun_at, d.card_session_url`,
)

/** Nothing where the attempt is over, or has another page. */
export const storePage = statement(
  'repeatDeliveries.storeCardPage',
  { id: 'uuid', attempt: 'uuid', session: 'text', url: 'text' },
  { id: 'uuid' },
  `
  update repeat_deliveries set card_session_id = $3, card_session_url = $4
  where id = $1 and card_attempt_id = $2 and state <> 'cancelled' and (card_session_id is null or card_session_id = $3) returning id`,
)

/** No card will be given on it any more. */
export const endPage = statement(
  'repeatDeliveries.endCardPage',
  { id: 'uuid', session: 'text' },
  {},
  `update repeat_deliveries set card_session_id = null, card_session_url = null, card_attempt_id = null where id = $1 and card_session_id = $2`,
)
