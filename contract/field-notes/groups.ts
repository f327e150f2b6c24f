import type { FieldNote } from './field-note.ts'

const moment = '2026-03-01T10:00:00.000Z'
const later = '2026-03-08T10:00:00.000Z'
const exampleText = 'Eight at the stairs, easy pace.'
const token = 'J0d1Yk0bq0s8mP3cQ2xW7vR5tN9zL4hG6fE1aB8uK0o'

const muted = 'Whether the caller has muted the group'
const members = 'Number of members, without those who are only invited'
const invitedBy = 'Person who invited the caller; null if the caller is a member, or if their account is gone'
const author = 'Person who wrote the message, or did what the event says'
const event = 'Event, if this is a line about something that happened and not a message'
const invite = (at: string): Record<string, FieldNote> => ({
  [`${at}.uses`]: ['Number of people who have used the invite', 3],
  [`${at}.usesMax`]: ['Maximum number of people who can use the invite', 10],
  [`${at}.expiresAt`]: ['Time at which the invite expires', later],
  [`${at}.revokedAt`]: ["Time at which the invite was revoked; null if it wasn't", null],
})

/** Groups of members: see field-notes.ts. */
export const groupNotes: Record<string, FieldNote> = {
  'Group.name': ['Name of the group', 'Saturday long run'],
  'GroupCard.name': ['Name of the group', 'Saturday long run'],
  'createGroup.name': ['Name of the group', 'Saturday long run'],
  'changeGroup.name': ['New name of the group', 'Sunday long run'],
  'getGroupInvite.name': ['Name of the group', 'Saturday long run'],
  'GroupEvent.name': ['New name of the group; null for other events', null],
  'Group.members': [members, 5],
  'Group.invited': ["Number of people who were invited and haven't joined so far; 0 for those who are invited themselves", 2],
  'GroupCard.members': [members, 5],
  'getGroupInvite.members': [members, 5],
  'Group.isMuted': [muted, false],
  'GroupCard.isMuted': [muted, false],
  'Group.isLocked': ['Whether only admins can write', false],
  'changeGroup.isLocked': ['Whether only admins can write', true],
  'Group.state': ['Whether the caller is a member, or only invited so far', 'member'],
  'Group.role': ['Role of the caller in the group', 'admin'],
  'GroupMember.role': ['Role of the person in the group', 'member'],
  'changeGroupRole.role': ['Role of the person in the group', 'admin'],
  'GroupMember.isInvited': ['Whether the person has not accepted the invitation so far', false],
  'Group.invitedBy': [invitedBy, null],
  'GroupCard.invitedBy': [invitedBy, null],
  'Group.blocked': ['Members the caller has blocked: the two do not see what the other writes in the group'],
  'GroupCard.unread': ['Number of messages that the caller has not read', 1],
  'GroupCard.last': ['Newest message or event that the caller sees; null if there is none, or if they are only invited'],
  'GroupCard.at': ['Time of the newest message', moment],
  'GroupMessage.author': [author],
  'GroupMessageStart.author': [author],
  'GroupMessage.event': [event, null],
  'GroupMessageStart.event': [event, null],
  'GroupEvent.kind': ['Kind of the event; `succeeded` if a member became an admin because the last admin left', 'added'],
  'GroupEvent.person': ['Person the event is about; null if it is about nobody else'],
  'GroupMessage.isMine': ['Whether the caller wrote the message, or did what the event says', false],
  'GroupMessageStart.isMine': ['Whether the caller wrote the message, or did what the event says', false],
  'GroupMessage.text': [
    'Text of the message; empty if it was deleted or removed, for events, or if there is only an attachment',
    exampleText,
  ],
  'GroupMessageStart.text': ['First 200 characters of the text; empty if the message was deleted or removed, and for events', exampleText],
  'GroupMessage.picture': ['Attached picture; null if there is none', null],
  'GroupMessage.product': ['Attached product; null if there is none or it is no longer on sale', null],
  'GroupMessage.record': ['Attached record; null if there is none or it was deleted', null],
  'sendGroupMessage.text': ['Text of the message', exampleText],
  'sendGroupMessage.picture': ['Picture to attach, uploaded for a message'],
  'sendGroupMessage.productId': ['ID of the product to attach', '0198c0de-0000-7000-8000-000000000001'],
  'sendGroupMessage.recordId': ["ID of one of the caller's records to attach", '0198c0de-0000-7000-8000-000000000005'],
  'listGroupMessages.group': ['Group as the caller has it'],
  'listGroupMessages.unread': ['Number of messages that the caller has not read', 0],
  'readGroupMessages.unread': ['Number of messages that are still unread', 0],
  'readGroupMessages.until': ['Time of the newest message that was read', moment],
  'createGroup.people': ['Handles of the people to start the group with', ['bo.lund', 'cleo.k']],
  'addGroupMembers.people': ['Handles of the people to add', ['dan.fox']],
  added: ['Number of people who are in the group now', 1],
  invited: ['Number of people who got an invitation', 0],
  'InboxItem.conversation': ['Conversation; null if this is a group'],
  'InboxItem.group': ['Group; null if this is a conversation'],
  'listInbox.requests': ['Number of message requests and invitations to groups', 2],
  ...invite('GroupInvite'),
  ...invite('createGroupInvite'),
  'createGroupInvite.days': ['Number of days that the invite is valid', 7],
  'createGroupInvite.token': ['Token of the invite: the last part of the link. Shown only once', token],
  'createGroupInvite.url': ['Invite link', `https://gymfolk.example/groups/invite/${token}`],
  'revokeGroupInvite.inviteId': ['ID of the invite', '0198c0de-0000-7000-8000-000000000007'],
  'getGroupInvite.token': ['Token of the invite: the last part of the link', token],
  'getGroupInvite.expiresAt': ['Time at which the invite expires', later],
  'acceptGroupInvite.token': ['Token of the invite: the last part of the link', token],
}
