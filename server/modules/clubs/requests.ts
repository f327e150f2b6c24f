import { rolesFor } from '#contract/clubs/roles.ts'
import type { Tx } from '#server/db/statement.ts'
import { notifyOfEntry, notifyOfRequest, notifyOfEndedRequest } from '#server/modules/notifications/notifications.ts'
import { staffOf } from './queries.ts'

interface Request {
  club: string
  /** Who asks to join. */
  person: string
}

/** How many of those who may answer are notified, the highest roles first. */
const toldMax = 50

const staff = async (tx: Tx, club: string): Promise<string[]> =>
  (await staffOf.all(tx, { club, roles: rolesFor('accept'), limit: toldMax })).map(({ user_id }) => user_id)

/** Notifies those who may answer a request that someone asks to join. */
export async function notifyStaffOfRequest(tx: Tx, request: Request, now: Date): Promise<void> {
  await notifyOfRequest(tx, { ...request, staff: await staff(tx, request.club) }, now)
}

/** Notifies those who may answer that a request is gone: it was withdrawn or declined, or its person was banned. */
export async function notifyStaffOfEndedRequest(tx: Tx, { club }: Pick<Request, 'club'>): Promise<void> {
  notifyOfEndedRequest(tx, await staff(tx, club))
}

/** Notifies the person whose request was accepted, and those who may answer that it's gone. */
export async function notifyOfAcceptance(tx: Tx, request: Request, now: Date): Promise<void> {
  await notifyOfEntry(tx, request, now)
  await notifyStaffOfEndedRequest(tx, request)
}
