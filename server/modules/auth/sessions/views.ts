import { viewMinutes, viewTokenPrefix } from '#contract/view-as.ts'
import { newId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { displayNetwork } from '#server/http/network.ts'
import { createToken, hashToken } from './tokens.ts'

const insertView = statement(
  'auth.insertView',
  { id: 'uuid', customer: 'uuid', staff: 'uuid', reason: 'text', now: 'timestamptz', expires: 'timestamptz' },
  {},
  `insert into customer_views (id, customer_id, staff_id, reason, began_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
)
const insertViewSession = statement(
  'auth.insertViewSession',
  { hash: 'text', id: 'uuid', user: 'uuid', network: 'text', now: 'timestamptz', expires: 'timestamptz', view: 'uuid' },
  {},
  `
  insert into sessions (token_hash, id, user_id, network, created_at, used_at, expires_at, view_id)
  values ($1, $2, $3, $4, $5, $5, $6, $7)`,
)
const lockView = statement(
  'auth.lockView',
  { id: 'uuid', staff: 'uuid' },
  { customer_id: 'uuid', expires_at: 'timestamptz', ended_at: 'timestamptz?' },
  `select customer_id, expires_at, ended_at from customer_views where id = $1 and staff_id = $2 for update`,
)
const setViewEnd = statement(
  'auth.setViewEnd',
  { id: 'uuid', at: 'timestamptz' },
  {},
  `
  with gone as (delete from sessions where view_id = $1)
  update customer_views set ended_at = $2 where id = $1`,
)
const views = statement(
  'auth.views',
  { customer: 'uuid' },
  { reason: 'text', began_at: 'timestamptz', ended_at: 'timestamptz' },
  `
  select reason, began_at, coalesce(ended_at, expires_at) as ended_at from customer_views
  where customer_id = $1 order by began_at desc, id desc limit 200`,
)

/** Starts a session in which staff, giving a reason, can read what a customer sees. */
export async function startView(
  tx: Tx,
  { customer, reason }: { customer: string; reason: string },
  { caller, client, now }: SignedInContext,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const id = newId(now)
  const token = viewTokenPrefix + createToken()
  const expires = new Date(now.getTime() + viewMinutes * 60_000)
  await insertView.run(tx, { id, customer, staff: caller.userId, reason, now, expires })
  const session = {
    hash: hashToken(token),
    id: newId(now),
    user: customer,
    network: displayNetwork(client.address),
    now,
    expires,
    view: id,
  }
  await insertViewSession.run(tx, session)
  return { id, token, expiresAt: expires }
}

/** Ends a view of this member of staff. Returns the customer and the end time; undefined if there is no such view of theirs. */
export async function stopView(
  tx: Tx,
  id: string,
  { caller, now }: SignedInContext,
): Promise<{ customer: string; endedAt: Date } | undefined> {
  const view = await lockView.one(tx, { id, staff: caller.userId })
  if (!view) return undefined
  const over = view.ended_at ?? (view.expires_at <= now ? view.expires_at : null)
  if (over === null) await setViewEnd.run(tx, { id, at: now })
  return { customer: view.customer_id, endedAt: over ?? now }
}

/** The views in which staff looked at the shop as this customer, with their reasons, newest first. */
export const viewsOf = async (db: Db | Tx, customer: string) =>
  (await views.all(db, { customer })).map(({ reason, began_at, ended_at }) => ({
    reason,
    beganAt: began_at.toISOString(),
    endedAt: ended_at.toISOString(),
  }))
