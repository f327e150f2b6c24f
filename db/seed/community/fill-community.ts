import { dayMs } from '#contract/time.ts'
import type { Tx } from '#server/db/statement.ts'
import { addDocuments } from '#server/modules/search/search.ts'
import { challengeRows, rewardedTitle } from './challenges.ts'
import { conversationRows, sentProducts } from './conversation-rows.ts'
import { draftAnswers } from './draft-answers.ts'
import { draftClubMembers, draftFollows, type Member } from './draft-members.ts'
import { draftReposts, draftPollsAndQuotes } from './draft-sharing.ts'
import { type Community, draftPosts, type OwnProduct } from './draft-posts.ts'
import { draftRecords } from './draft-records.ts'
import { draftStories, storyProducts } from './draft-stories.ts'
import { trainingRows } from './draft-training.ts'
import { accountMembers } from './members.ts'
import { groupProducts, groupRows } from './group-rows.ts'
import { notificationRows } from './notification-rows.ts'
import { readMembers } from './read-members.ts'
import { type CommunityRows, rowsOf } from './rows.ts'
import { addScheduledPosts } from './scheduled-posts.ts'
import { storyRows } from './story-rows.ts'
import * as groupStatements from './group-statements.ts'
import * as statements from './statements.ts'
import { kitQuestions } from './texts/kit.ts'

/** Days after which an order has surely arrived. */
const arrivalDays = 6

/** Adds the demo's community: members among its customers, follows, clubs, records, posts, answers, and the stories of the last day. */
export async function fillCommunity(tx: Tx, now: Date): Promise<{ rewardedChallenge: string }> {
  const members = await readMembers(tx, now)
  const community: Community = {
    members,
    follows: draftFollows(members),
    clubMembers: draftClubMembers(members),
    records: draftRecords(members),
    owned: await readOwned(tx, members, now),
    productIds: await readProducts(tx),
  }
  const written = draftPosts(community)
  const posts = [...written, ...draftPollsAndQuotes(community, written)]
  const rows = rowsOf(community, posts, draftAnswers(posts, community), draftReposts(community, written), now)
  await add(tx, rows)
  const shopper = members.find(({ handle }) => handle === accountMembers.shopper.handle)!
  // The shopper's training days come with the workouts.
  const others = members.filter((member) => member !== shopper)
  await statements.addTrainingDays.run(tx, { rows: trainingRows(others, now) })
  const clubIds = new Map(rows.clubs.map(({ slug, id }) => [slug, id]))
  const { challenges, participants } = challengeRows(members, community.clubMembers, clubIds, now)
  await statements.addChallenges.run(tx, { rows: challenges })
  await statements.addParticipants.run(tx, { rows: participants })
  // Only for the shopper: others would get digests, which nobody reads.
  const { notifications, actors } = notificationRows(shopper, rows, now)
  await statements.addNotifications.run(tx, { rows: notifications })
  await statements.addNotificationActors.run(tx, { rows: actors })
  const { stories, storyViews, highlights, highlightStories } = storyRows(draftStories(community), now)
  await statements.addStories.run(tx, { rows: stories })
  await statements.addStoryViews.run(tx, { rows: storyViews })
  await statements.addHighlights.run(tx, { rows: highlights })
  await statements.addHighlightStories.run(tx, { rows: highlightStories })
  const { conversations, conversationMembers, conversationMessages } = conversationRows({ ...community, stories }, rows, now)
  await statements.addConversations.run(tx, { rows: conversations })
  await statements.addConversationMembers.run(tx, { rows: conversationMembers })
  await statements.addConversationMessages.run(tx, { rows: conversationMessages })
  const { groups, groupMembers, groupMessages } = groupRows(community, now)
  await groupStatements.addGroups.run(tx, { rows: groups })
  await groupStatements.addGroupMembers.run(tx, { rows: groupMembers })
  await groupStatements.addGroupMessages.run(tx, { rows: groupMessages })
  await addScheduledPosts(tx, shopper.id, now)
  return { rewardedChallenge: challenges.find(({ title }) => title === rewardedTitle)!.id }
}

async function readOwned(tx: Tx, members: Member[], now: Date): Promise<OwnProduct[]> {
  const rows = await statements.findOwned.all(tx, { users: members.map(({ id }) => id) })
  const place = new Map(members.map(({ id }, at) => [id, at]))
  return rows
    .map(({ user_id, product_id, slug, ordered_at }) => {
      const daysAgo = (now.getTime() - ordered_at.getTime()) / dayMs - arrivalDays
      return { memberId: user_id, productId: product_id, slug, daysAgo }
    })
    .filter(({ daysAgo }) => daysAgo > 2)
    .toSorted((a, b) => place.get(a.memberId)! - place.get(b.memberId)!)
}

async function readProducts(tx: Tx): Promise<Map<string, string>> {
  const slugs = [...kitQuestions.map((line) => line.split(' | ')[0]!), ...storyProducts, ...sentProducts, ...groupProducts]
  return new Map((await statements.findProducts.all(tx, { slugs })).map(({ id, slug }) => [slug, id]))
}

async function add(tx: Tx, rows: CommunityRows): Promise<void> {
  await statements.setAccounts.run(tx, { rows: rows.accounts })
  await statements.addProfiles.run(tx, { rows: rows.profiles })
  await statements.addFollows.run(tx, { rows: rows.follows })
  await statements.addRecords.run(tx, { rows: rows.records })
  await statements.addClubs.run(tx, { rows: rows.clubs })
  await statements.addClubMembers.run(tx, { rows: rows.clubMembers })
  await statements.addEvents.run(tx, { rows: rows.events })
  await statements.addRsvps.run(tx, { rows: rows.rsvps })
  await statements.addPosts.run(tx, { rows: rows.posts })
  await statements.addPolls.run(tx, { rows: rows.polls })
  await statements.addVotes.run(tx, { rows: rows.votes })
  await statements.addReposts.run(tx, { rows: rows.reposts })
  await statements.addTags.run(tx, { rows: rows.tags })
  await statements.addReactions.run(tx, { rows: rows.reactions })
  await statements.addComments.run(tx, { rows: rows.comments })
  await statements.addReports.run(tx, { rows: rows.reports })
  await statements.addCases.run(tx, { rows: rows.cases })
  await addDocuments(tx, 'people', rows.foundPeople)
  await addDocuments(tx, 'clubs', rows.foundClubs)
}
