import type { TestApp } from './app.ts'
import type { Member } from './community.ts'

interface Given {
  caller: { token: string; handle: string }
  /** Someone who follows the caller. */
  other: Member
  recordId: string
}

/** Good inputs for the calls of groups. */
export async function groupInputs(app: TestApp, { caller, other, recordId }: Given): Promise<Record<string, Record<string, unknown>>> {
  const page = { limit: '5', cursor: 'x' }
  const group = await app.call('POST /groups', { name: 'Long run', people: [other.handle] }, caller)
  const inGroup = await app.call('POST /groups/:id/messages', { id: group.id, text: 'Seven.' }, caller)
  const groupInvite = await app.call('POST /groups/:id/invites', { id: group.id }, caller)
  const theirs = await app.call('POST /groups', { name: 'Their run', people: [caller.handle] }, other)
  const theirInvite = await app.call('POST /groups/:id/invites', { id: theirs.id }, other)
  await app.call('PUT /group-invites/:token', { token: theirInvite.token }, caller)
  const hersInGroup = await app.call('POST /groups/:id/messages', { id: theirs.id, text: 'Eight.' }, other)
  return {
    'GET /inbox': { box: 'requests', ...page },
    'POST /groups': { name: 'Tempo Tuesdays', people: [other.handle] },
    'PATCH /groups/:id': { id: group.id, name: 'Sunday run', isLocked: true },
    'PUT /groups/:id/mute': { id: group.id },
    'DELETE /groups/:id/mute': { id: group.id },
    'PUT /groups/:id/membership': { id: group.id },
    'DELETE /groups/:id/membership': { id: group.id },
    'GET /groups/:id/messages': { id: group.id, ...page },
    'POST /groups/:id/messages': { id: group.id, text: 'At seven, then.', recordId },
    'PUT /groups/:id/messages/read': { id: group.id, until: '2026-03-01T09:00:00.000Z' },
    'DELETE /group-messages/:id': { id: inGroup.id },
    'POST /group-messages/:id/report': { id: hersInGroup.id, reason: 'spam', note: 'An ad.' },
    'GET /groups/:id/members': { id: group.id },
    'POST /groups/:id/members': { id: group.id, people: [other.handle] },
    'PUT /groups/:id/members/:handle/role': { id: group.id, handle: other.handle, role: 'admin' },
    'DELETE /groups/:id/members/:handle': { id: group.id, handle: other.handle },
    'POST /groups/:id/invites': { id: group.id, usesMax: 5, days: 3 },
    'GET /groups/:id/invites': { id: group.id },
    'DELETE /groups/:id/invites/:inviteId': { id: group.id, inviteId: groupInvite.id },
    'GET /group-invites/:token': { token: groupInvite.token },
    'PUT /group-invites/:token': { token: groupInvite.token },
    'PATCH /message-settings': { from: 'following', readReceipts: false },
  }
}
