import * as inviteContract from '#contract/group-invites.ts'
import * as memberContract from '#contract/group-members.ts'
import * as messageContract from '#contract/group-messages.ts'
import * as contract from '#contract/groups.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { Community } from '#server/modules/posts/posts.ts'
import { add, create } from './add.ts'
import { change, changeRole, deleteMessage, markRead, mute, removeMember } from './change.ts'
import { acceptInvite, createInvite, listInvites, readInvite, revokeInvite } from './invites.ts'
import { join, leave } from './membership.ts'
import { inbox, memberList, thread } from './read.ts'
import { send } from './send.ts'

/** The endpoints of groups, and of the inbox that they're in. */
export function groupRoutes(community: Community): BoundEndpoint[] {
  const { engine } = community
  return [
    reads(messageContract.listInbox, inbox),
    writes(contract.createGroup, (tx, input, context) => create(tx, engine, input, context)),
    writes(contract.changeGroup, (tx, input, context) => change(tx, engine, input, context)),
    writes(contract.muteGroup, (tx, { id }, context) => mute(tx, id, true, context)),
    writes(contract.unmuteGroup, (tx, { id }, context) => mute(tx, id, false, context)),
    writes(contract.joinGroup, (tx, { id }, context) => join(tx, engine, id, context)),
    writes(contract.leaveGroup, (tx, { id }, context) => leave(tx, id, context)),
    reads(messageContract.listGroupMessages, (db, input, context) => thread(db, community, input, context)),
    writes(messageContract.sendGroupMessage, (tx, input, context) => send(tx, community, input, context)),
    writes(messageContract.readGroupMessages, markRead),
    writes(messageContract.deleteGroupMessage, (tx, { id }, context) => deleteMessage(tx, id, context)),
    reads(memberContract.listGroupMembers, memberList),
    writes(memberContract.addGroupMembers, (tx, input, context) => add(tx, engine, input, context)),
    writes(memberContract.changeGroupRole, (tx, input, context) => changeRole(tx, engine, input, context)),
    writes(memberContract.removeGroupMember, (tx, input, context) => removeMember(tx, engine, input, context)),
    writes(inviteContract.createGroupInvite, (tx, input, context) => createInvite(tx, engine, input, context)),
    reads(inviteContract.listGroupInvites, (db, { id }, context) => listInvites(db, id, context)),
    writes(inviteContract.revokeGroupInvite, revokeInvite),
    reads(inviteContract.getGroupInvite, (db, { token }, context) => readInvite(db, token, context)),
    writes(inviteContract.acceptGroupInvite, (tx, input, context) => acceptInvite(tx, engine, input, context)),
  ]
}
