import { rolesFor } from '#contract/clubs/roles.ts'
import type { Tx } from '#server/db/statement.ts'
import { notifyOfEntry, notifyOfRequest, tellRequestIsGone } from '#server/modules/notifications/notifications.ts'
import { staffOf } from './queries.ts'

interface Request {
  club: string
  /** Who asks to join. */
  person: string
}

/** So many of those who may answer are told, the highest roles first. */
const toldMax = 50

const staff = async (tx: Tx, club: string): Promise<string[]> =>
  (await staffOf.all(tx, { club, roles: rolesFor('accept'), limit: toldMax })).map(({ user_id }) => user_id)

/** Tells those who may answer that someone asks to join. */
export async function tellOfRequest(tx: Tx, request: Request, now: Date): Promise<void> {
  await notifyOfRequest(tx, { ...request, staff: await staff(tx, request.club) }, now)
}

/** A request that was taken back or declined, or whose person was banned, is gone for those who were told of it. */
export async function tellOfEnd(tx: Tx, { club }: Pick<Request, 'club'>): Promise<void> {
  tellRequestIsGone(tx, await staff(tx, club))
}

/** A request that was accepted: who asked is told, too. */
export async function tellOfEntry(tx: Tx, request: Request, now: Date): Promise<void> {
  await notifyOfEntry(tx, request, now)
  await tellOfEnd(tx, request)
}
