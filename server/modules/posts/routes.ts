import { addComment, changeComment, deleteComment, listComments } from '#contract/comments.ts'
import { listHashtagSuggestions, listMentionSuggestions } from '#contract/mentions.ts'
import * as contract from '#contract/posts.ts'
import { voteInPoll } from '#contract/polls.ts'
import * as reposts from '#contract/reposts.ts'
import * as scheduled from '#contract/scheduled-posts.ts'
import * as tags from '#contract/hashtags.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import { findPerson } from '#server/modules/profiles/profiles.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { hashtagTag } from './announce.ts'
import { createComment, commentList, editComment, removeComment } from './comments.ts'
import { type Community, edit, publish, remove } from './posts.ts'
import { tagKeys } from './key-queries.ts'
import { vote } from './polls.ts'
import { detachQuote } from './quotes.ts'
import { setReaction, save, unsave } from './reactions.ts'
import { personPosts, postPage, productPosts, readPost, savedPosts } from './read.ts'
import { repost, undoRepost } from './reposts.ts'
import { changeScheduled, publishScheduled, removeScheduled, schedule, scheduledPosts } from './scheduled.ts'
import { suggestHashtags, suggestMentions } from './suggestions.ts'
import { followedHashtags, followTag, readTag, trendingTags, unfollowTag } from './hashtags.ts'

/** The endpoints for posts, comments and reactions. */
export const postRoutes = (community: Community): BoundEndpoint[] => [
  writes(contract.createPost, (tx, input, context) => publish(tx, community, input, context)),
  writes(scheduled.schedulePost, (tx, input, context) => schedule(tx, community, input, context)),
  reads(scheduled.listScheduledPosts, (db, _, { caller }) => scheduledPosts(db, caller.userId)),
  writes(scheduled.changeScheduledPost, (tx, input, context) => changeScheduled(tx, community, input, context)),
  writes(scheduled.publishScheduledPost, (tx, { id }, context) => publishScheduled(tx, community, id, context)),
  writes(scheduled.deleteScheduledPost, (tx, { id }, context) => removeScheduled(tx, id, context)),
  reads(contract.getPost, (db, { id }, context) => readPost(db, community, id, viewerOf(context))),
  writes(contract.changePost, (tx, input, context) => edit(tx, community, input, context)),
  writes(contract.deletePost, (tx, { id }, context) => remove(tx, community, id, context)),
  writes(contract.reactToPost, (tx, input, context) => setReaction(tx, community, input, context)),
  writes(contract.savePost, (tx, { id }, context) => save(tx, community, id, context)),
  writes(contract.unsavePost, (tx, { id }, context) => unsave(tx, id, context)),
  writes(voteInPoll, (tx, input, context) => vote(tx, community.engine, input, context)),
  writes(reposts.repostPost, (tx, { id }, context) => repost(tx, community, id, context)),
  writes(reposts.undoRepost, (tx, { id }, context) => undoRepost(tx, id, context)),
  writes(reposts.detachQuote, (tx, { id }, context) => detachQuote(tx, id, context)),
  reads(contract.listSavedPosts, (db, page, context) => savedPosts(db, community, context.caller.userId, page, viewerOf(context))),
  reads(contract.listPersonPosts, async (db, { handle, ...page }, context) => {
    const viewer = viewerOf(context)
    const person = await findPerson(db, handle, viewer)
    return personPosts(db, community, { ...page, person, isHidden: person.isHidden }, viewer)
  }),
  reads(contract.listTagPosts, (db, { tag, ...page }, context) => {
    addCacheTags([hashtagTag(tag)])
    return postPage(db, community, page, viewerOf(context), (position) => tagKeys.all(db, { tag, ...position }))
  }),
  reads(tags.getTag, (db, { tag }, context) => readTag(db, tag, viewerOf(context), context.now)),
  writes(tags.followTag, (tx, { tag }, context) => followTag(tx, community.engine, tag, context)),
  writes(tags.unfollowTag, (tx, { tag }, context) => unfollowTag(tx, tag, context)),
  reads(tags.listFollowedTags, async (db, _, { caller }) => ({ items: await followedHashtags(db, caller.userId) })),
  reads(tags.listTrendingTags, (db, _, context) => trendingTags(db, viewerOf(context), context.now)),
  reads(contract.listProductPosts, (db, input, context) => productPosts(db, community, input, viewerOf(context))),
  reads(listMentionSuggestions, (db, input, context) => suggestMentions(db, community.engine, input, context)),
  reads(listHashtagSuggestions, (db, input, context) => suggestHashtags(db, input, context)),
  writes(addComment, (tx, input, context) => createComment(tx, community, input, context)),
  reads(listComments, (db, input, context) => commentList(db, community, input, viewerOf(context))),
  writes(changeComment, (tx, input, context) => editComment(tx, community, input, context)),
  writes(deleteComment, (tx, { id }, context) => removeComment(tx, id, context)),
]
