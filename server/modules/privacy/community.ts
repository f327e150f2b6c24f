import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { exportChallenges } from '#server/modules/challenges/challenges.ts'
import { exportNotifications } from '#server/modules/notifications/notifications.ts'
import { eraseConversations, exportConversations } from '#server/modules/conversations/conversations.ts'
import { eraseGroups, exportGroups } from '#server/modules/groups/groups.ts'
import { eraseClubs, exportClubs } from '#server/modules/clubs/clubs.ts'
import { erasePosts, exportPosts } from '#server/modules/posts/posts.ts'
import { eraseProfile, exportProfile } from '#server/modules/profiles/profiles.ts'
import { eraseStories, exportStories } from '#server/modules/stories/stories.ts'
import { exportTrainingDays } from '#server/modules/training-days/training-days.ts'
import { exportTraining } from '#server/modules/training/training.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'

/** Everything that a member has made in the community, by part; null if the user isn't a member. */
export async function exportCommunity(
  tx: Tx,
  user: string,
  context: Pick<RequestContext, 'now' | 'signingSecret'>,
): Promise<Record<string, unknown> | null> {
  const profile = await exportProfile(tx, user)
  if (!profile) return null
  const [notifications, clubs] = [await exportNotifications(tx, user), await exportClubs(tx, user)]
  const [trainingDays, challenges] = [await exportTrainingDays(tx, user), await exportChallenges(tx, user)]
  return {
    profile,
    notifications,
    clubs,
    trainingDays,
    challenges,
    training: await exportTraining(tx, user, context),
    ...(await exportPosts(tx, user)),
    ...(await exportStories(tx, user, context)),
    ...(await exportConversations(tx, user)),
    ...(await exportGroups(tx, user)),
  }
}

/** Erases a member from the community. The profile goes last, as everything else depends on it. */
export async function eraseCommunity(tx: Tx, engine: SearchEngine, user: string, now: Date): Promise<void> {
  await eraseConversations(tx, user, now)
  await eraseGroups(tx, user, now)
  await eraseStories(tx, user)
  await erasePosts(tx, user)
  await eraseClubs(tx, engine, user, now)
  await eraseProfile(tx, engine, user)
}
