import { isRefusal } from '#contract/refusal.ts'
import { withStatus, type WithStatus } from '#web/lib/router/outcome.ts'
import type { Params } from '#web/lib/router/route.ts'

/** The data of an invite's page. */
export interface InviteData<Invite> {
  token: string
  /** Null for an invite that is no longer valid. */
  invite: Invite | null
}

/** The invite of the page's token, from the call `read`; the page of an invalid invite has status 410. */
export async function loadInvite<Invite>(
  params: Params,
  read: (token: string) => Promise<Invite>,
): Promise<InviteData<Invite> | WithStatus<InviteData<Invite>>> {
  const token = params['token'] ?? ''
  try {
    return { token, invite: await read(token) }
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'INVITE_IS_SPENT') throw error
    return withStatus<InviteData<Invite>>({ token, invite: null }, 410)
  }
}
