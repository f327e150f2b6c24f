import * as contract from '#contract/conversations.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { Community } from '#server/modules/posts/posts.ts'
import { accept, clear, decline, hide, markRead, unsend } from './change.ts'
import { conversationList, received, thread } from './read.ts'
import { send } from './send.ts'
import { changeSettings, readSettings } from './settings.ts'

/** The endpoints of messages between members. */
export const conversationRoutes = (community: Community): BoundEndpoint[] => [
  reads(contract.listConversations, conversationList),
  reads(contract.listMessages, (db, input, context) => thread(db, community, input, context)),
  reads(contract.listReceivedMessages, (db, input, context) => received(db, community, input, context)),
  writes(contract.sendMessage, (tx, input, context) => send(tx, community, input, context)),
  writes(contract.readMessages, markRead),
  writes(contract.deleteConversation, (tx, { handle }, context) => clear(tx, handle, context)),
  writes(contract.acceptMessageRequest, (tx, { handle }, context) => accept(tx, handle, context)),
  writes(contract.declineMessageRequest, (tx, { handle }, context) => decline(tx, handle, context)),
  writes(contract.unsendMessage, (tx, { id }, context) => unsend(tx, id, context)),
  writes(contract.hideMessage, (tx, { id }, context) => hide(tx, id, context)),
  reads(contract.getMessageSettings, (db, _input, { caller }) => readSettings(db, caller.userId)),
  writes(contract.changeMessageSettings, (tx, input, context) => changeSettings(tx, community.engine, input, context)),
]
