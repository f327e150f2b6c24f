import { rolesFor } from '#contract/clubs/roles.ts'
import type { Tx } from '#server/db/statement.ts'
import { notifyOfEntry, notifyOfRequest, notifyOfEndedRequest } from '#server/modules/notifications/notifications.ts'
import { staffOf } from './member-queries.ts'

interface Request {
  club: string
  /** The person who asks to join. */
  person: string
}

/** How many club staff are notified, the highest roles first. */
const notifiedMax = 50

const staff = async (tx: Tx, club: string): Promise<string[]> =>
  (await staffOf.all(tx, { club, roles: rolesFor('accept'), limit: notifiedMax })).map(({ user_id }) => user_id)

/** Notifies the club's staff that someone asks to join. */
export async function notifyStaffOfRequest(tx: Tx, request: Request, now: Date): Promise<void> {
  await notifyOfRequest(tx, { ...request, staff: await staff(tx, request.club) }, now)
}

/** Notifies the club's staff that a request is gone: it was withdrawn or declined, or the person was banned. */
export async function notifyStaffOfEndedRequest(tx: Tx, { club }: Pick<Request, 'club'>): Promise<void> {
  notifyOfEndedRequest(tx, await staff(tx, club))
}

/** Notifies the person whose request was accepted, and the club's staff that the request is gone. */
export async function notifyOfAcceptance(tx: Tx, request: Request, now: Date): Promise<void> {
  await notifyOfEntry(tx, request, now)
  await notifyStaffOfEndedRequest(tx, request)
}
