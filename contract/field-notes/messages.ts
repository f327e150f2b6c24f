import type { FieldNote } from './field-note.ts'

const moment = '2026-03-01T10:00:00.000Z'
const exampleText = 'It moved! Bring yours on Saturday.'

/** Messages between members: see field-notes.ts. */
export const messageNotes: Record<string, FieldNote> = {
  'DirectMessage.isMine': ['Whether the caller wrote the message', false],
  'MessageStart.isMine': ['Whether the caller wrote the message', false],
  'MessageStart.text': ['First 200 characters of the text; empty if the message was deleted or removed', exampleText],
  'DirectMessage.text': ['Text of the message; empty if it was deleted or removed, or if there is only an attachment', exampleText],
  'sendMessage.text': ['Text of the message', exampleText],
  attachment: ['Kind of the attachment, also if it is no longer available; null if there is none', null],
  'DirectMessage.picture': ['Attached picture; null if there is none', null],
  'sendMessage.picture': ['Picture to attach, uploaded for a message'],
  'picture.url': ['Address of the picture: a path of this site', '/media/0198c0de-0000-7000-8000-000000000001.webp'],
  'DirectMessage.product': ['Attached product; null if there is none or it is no longer on sale', null],
  'sendMessage.productId': ['ID of the product to attach', '0198c0de-0000-7000-8000-000000000001'],
  'DirectMessage.record': ['Attached record; null if there is none or it was deleted', null],
  'sendMessage.recordId': ["ID of one of the caller's records to attach", '0198c0de-0000-7000-8000-000000000005'],
  'DirectMessage.story': ['Story that the message answers; null if there is none or it is over'],
  'sendMessage.storyId': ['ID of the story of the receiver that the message answers', '0198c0de-0000-7000-8000-000000000006'],
  isDeleted: ['Whether its author deleted the message for both', false],
  isRemoved: ['Whether moderators removed the message', false],
  'Conversation.last': ['Newest message that the caller has not deleted; null if there is none'],
  'Conversation.unread': ['Number of messages that the caller has not read', 1],
  'Conversation.at': ['Time of the newest message', moment],
  requests: ['Number of message requests, up to 100', 2],
  box: ['`inbox`, or `requests` for messages of people the caller does not follow', 'inbox'],
  'listMessages.box': ['List in which the caller finds the conversation; null if in neither', 'inbox'],
  writing: [
    'Whether the caller can write: `closed` if the person takes no messages from the caller, `unanswered` if they have to answer first',
    'open',
  ],
  seenUntil: ['Time up to which the person has read; null if unknown or if either has read receipts turned off', moment],
  'listMessages.unread': ['Number of messages that the caller has not read', 0],
  'readMessages.unread': ['Number of messages that are still unread', 0],
  'readMessages.until': ['Time of the newest message that was read', moment],
  unreadConversations: ['Number of conversations and groups in the inbox with unread messages, up to 100 each, without muted ones', 1],
  'MessageSettings.from': [
    'People who can start a conversation with the caller: everyone, those the caller follows, or nobody',
    'everyone',
  ],
  'changeMessageSettings.from': [
    'People who can start a conversation with the caller: everyone, those the caller follows, or nobody',
    'following',
  ],
  readReceipts: ['Whether the caller and others let each other see what they have read', true],
}
