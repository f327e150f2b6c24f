import { statement } from '#server/db/statement.ts'

/**
 * The statements for the provider's page on which a new card is given for a row of a table that has the columns for it. `needed` (SQL) is
 * the condition under which a card is accepted. An attempt is stored before the provider is called, so that concurrent callers get the same
 * page; a page for an outdated attempt is expired before anyone sees it.
 */
export const cardPageQueries = (
  table: 'repeat_deliveries' | 'subscriptions',
  name: 'repeatDeliveries' | 'subscriptions',
  needed: string,
) => ({
  /** The stored page; no row if the row has another session by now. */
  pageOf: statement(
    `${name}.cardPage`,
    { id: 'uuid', session: 'text' },
    { card_begun_at: 'timestamptz?', card_session_url: 'text?' },
    `select card_begun_at, card_session_url from ${table} where id = $1 and card_session_id = $2`,
  ),

  /**
   * Claims an attempt that concurrent callers share: the one that has a page or was begun since `since`, otherwise a new one. No row if no
   * card is needed.
   */
  claimAttempt: statement(
    `${name}.claimCardAttempt`,
    { id: 'uuid', attempt: 'uuid', now: 'timestamptz', since: 'timestamptz' },
    { customer_id: 'text', card_attempt_id: 'uuid', card_begun_at: 'timestamptz', card_session_url: 'text?' },
    `
    update ${table} d set
      card_attempt_id = case when c.is_kept then d.card_attempt_id else $2 end,
      card_begun_at = case when c.is_kept then d.card_begun_at else $3 end,
      card_session_url = case when c.is_kept then d.card_session_url end
    from (select id, card_attempt_id is not null and (card_session_id is not null or card_begun_at > $4) as is_kept
      from ${table} where id = $1 for no key update) c
    where d.id = c.id and d.customer_id is not null and ${needed}
    returning d.customer_id, d.card_attempt_id, d.card_begun_at, d.card_session_url`,
  ),

  /** Stores the page; no row if the attempt is over or has another page. */
  storePage: statement(
    `${name}.storeCardPage`,
    { id: 'uuid', attempt: 'uuid', session: 'text', url: 'text' },
    { id: 'uuid' },
    `
    update ${table} d set card_session_id = $3, card_session_url = $4
    where id = $1 and card_attempt_id = $2 and ${needed} and (card_session_id is null or card_session_id = $3) returning id`,
  ),

  /** Ends the page, as no card will be given on it anymore. */
  endPage: statement(
    `${name}.endCardPage`,
    { id: 'uuid', session: 'text' },
    {},
    `update ${table} set card_session_id = null, card_session_url = null, card_attempt_id = null where id = $1 and card_session_id = $2`,
  ),
})
