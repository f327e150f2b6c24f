import { listKit, listMutualFollowers } from '#contract/gear.ts'
import * as mutedWords from '#contract/muted-words.ts'
import * as people from '#contract/people.ts'
import * as profiles from '#contract/profiles.ts'
import * as records from '#contract/records.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { addWord, addWords, listWords, removeWord } from '#server/modules/muting/muting.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import {
  acceptRequest,
  blockPerson,
  followPerson,
  mutePerson,
  type OnBlock,
  removeFollower,
  unblockPerson,
  unfollowPerson,
  unmutePerson,
} from './follows.ts'
import { gearOf } from './gear.ts'
import { joinCommunity } from './membership.ts'
import { blockedBy, followedBy, followersOf, mutedBy, mutualFollowers, requestsTo, suggestedPeople } from './people.ts'
import { changeOwnProfile, readOwnProfile, readProfile } from './profiles.ts'
import { addRecord, recordHistory, removeRecord } from './records.ts'

/** The endpoints of profiles, following, blocking and records. */
export const profileRoutes = (engine: SearchEngine, catalogue: CatalogueCache, onBlock: OnBlock): BoundEndpoint[] => [
  reads(profiles.getProfile, (db, { handle }, context) => readProfile(db, handle, viewerOf(context), context.now)),
  writes(profiles.getOwnProfile, (tx, _, context) => readOwnProfile(tx, context, engine)),
  writes(profiles.changeProfile, (tx, input, context) => changeOwnProfile(tx, input, context, engine)),
  writes(people.followPerson, (tx, { handle }, context) => followPerson(tx, engine, handle, context)),
  writes(people.unfollowPerson, (tx, { handle }, context) => unfollowPerson(tx, handle, context)),
  writes(people.removeFollower, (tx, { handle }, context) => removeFollower(tx, handle, context)),
  reads(people.listFollowRequests, (db, page, context) => requestsTo(db, context.caller.userId, page, viewerOf(context))),
  writes(people.acceptFollowRequest, (tx, { handle }, context) => acceptRequest(tx, handle, context)),
  writes(people.declineFollowRequest, (tx, { handle }, context) => removeFollower(tx, handle, context)),
  writes(people.blockPerson, (tx, { handle }, context) => blockPerson(tx, engine, handle, context, onBlock)),
  writes(people.unblockPerson, (tx, { handle }, context) => unblockPerson(tx, handle, context, onBlock)),
  writes(people.mutePerson, (tx, { handle }, context) => mutePerson(tx, engine, handle, context)),
  writes(people.unmutePerson, (tx, { handle }, context) => unmutePerson(tx, handle, context)),
  reads(people.listBlocked, (db, page, context) => blockedBy(db, context.caller.userId, page, viewerOf(context))),
  reads(people.listMuted, (db, page, context) => mutedBy(db, context.caller.userId, page, viewerOf(context))),
  reads(mutedWords.listMutedWords, (db, _, { caller, now }) => listWords(db, caller.userId, now)),
  writes(mutedWords.muteWord, async (tx, input, { caller, now }) => {
    await joinCommunity(tx, engine, caller.userId, now)
    return addWord(tx, caller.userId, input, now)
  }),
  writes(mutedWords.muteWords, async (tx, input, { caller, now }) => {
    await joinCommunity(tx, engine, caller.userId, now)
    return addWords(tx, caller.userId, input, now)
  }),
  writes(mutedWords.unmuteWord, async (tx, { id }, { caller }) => {
    await removeWord(tx, caller.userId, id)
    return { message: 'Word unmuted' }
  }),
  reads(people.listFollowers, (db, { handle, ...page }, context) => followersOf(db, handle, page, viewerOf(context))),
  reads(people.listFollowing, (db, { handle, ...page }, context) => followedBy(db, handle, page, viewerOf(context))),
  reads(people.listSuggestedPeople, (db, { limit }, context) => suggestedPeople(db, context.caller.userId, limit, viewerOf(context))),
  reads(listKit, (db, { handle }, context) => gearOf(db, catalogue, handle, viewerOf(context))),
  reads(listMutualFollowers, (db, { handle }, context) => mutualFollowers(db, handle, context.caller.userId, viewerOf(context))),
  reads(records.listRecords, (db, input, context) => recordHistory(db, input, viewerOf(context))),
  writes(records.logRecord, (tx, input, context) => addRecord(tx, engine, input, context)),
  writes(records.deleteRecord, (tx, { id }, context) => removeRecord(tx, id, context)),
]
