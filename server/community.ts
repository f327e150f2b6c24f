import type { Config } from './config.ts'
import type { Caches, Services } from './shop-services.ts'
import { payloadItems } from './db/notify-batcher.ts'
import type { AppContext } from './http/context.ts'
import type { BoundEndpoint } from './http/bind.ts'
import type { JobRunner } from './jobs/runner.ts'
import { isSessionActive } from './modules/auth/sessions/sessions.ts'
import { registerChallengeJobs } from './modules/challenges/jobs.ts'
import { challengeRoutes } from './modules/challenges/routes.ts'
import { registerClubJobs } from './modules/clubs/jobs.ts'
import { clubRoutes } from './modules/clubs/routes.ts'
import { conversationsChannel } from './modules/conversations/conversations.ts'
import { registerConversationJobs } from './modules/conversations/jobs.ts'
import { conversationRoutes } from './modules/conversations/routes.ts'
import { recountAfterBlock } from './modules/groups/groups.ts'
import { registerGroupJobs } from './modules/groups/jobs.ts'
import { groupRoutes } from './modules/groups/routes.ts'
import { leaderboardRoutes } from './modules/leaderboards/routes.ts'
import { moderationRoutes } from './modules/moderation/routes.ts'
import { newsfeedRoutes } from './modules/newsfeed/routes.ts'
import { registerNotificationJobs } from './modules/notifications/jobs.ts'
import { LiveNotifications, type PostedBy } from './modules/notifications/live.ts'
import { notificationsChannel, readersAmong } from './modules/notifications/notifications.ts'
import { notificationRoutes } from './modules/notifications/routes.ts'
import { clubPostRoutes } from './modules/posts/club-routes.ts'
import { registerPostJobs } from './modules/posts/jobs.ts'
import type { Community } from './modules/posts/posts.ts'
import { postRoutes } from './modules/posts/routes.ts'
import { profileRoutes } from './modules/profiles/routes.ts'
import { registerStoryJobs } from './modules/stories/jobs.ts'
import { registerPushJobs } from './modules/push/jobs.ts'
import { pushRoutes } from './modules/push/routes.ts'
import { storyRoutes } from './modules/stories/routes.ts'
import { trainingRoutes } from './modules/training/routes.ts'

/** What the community's modules share. */
export const communityOf = (
  { catalogue, search: { engine } }: Pick<Caches, 'catalogue' | 'search'>,
  { blogs }: Pick<Services, 'blogs'>,
  config: Config,
): Community => ({
  engine,
  catalogue,
  shopOrigin: { origin: config.origin, locales: config.locales },
  articles: (now) => blogs(config).published(now),
})

/** The endpoints of the community. */
export const communityRoutes = (community: Community): BoundEndpoint[] => [
  ...notificationRoutes(),
  ...pushRoutes(),
  ...profileRoutes(community.engine, community.catalogue, recountAfterBlock),
  ...clubRoutes(community.engine, community.catalogue),
  ...challengeRoutes(community.engine),
  ...leaderboardRoutes(),
  ...postRoutes(community),
  ...clubPostRoutes(community),
  ...newsfeedRoutes(community),
  ...storyRoutes(community),
  ...conversationRoutes(community),
  ...groupRoutes(community),
  ...trainingRoutes(community.engine),
  ...moderationRoutes(community),
]

export function registerCommunityJobs(jobs: JobRunner, community: Community, { config, signingSecret }: AppContext): void {
  registerNotificationJobs(jobs, { config, signingSecret })
  registerPushJobs(jobs, { config })
  registerStoryJobs(jobs)
  registerClubJobs(jobs)
  registerChallengeJobs(jobs)
  registerPostJobs(jobs, community, { config, signingSecret })
  registerConversationJobs(jobs)
  registerGroupJobs(jobs)
}

/** Live updates for members who are online: notifications, messages and posts from every process. */
export async function openLive({ database, clock }: AppContext): Promise<LiveNotifications> {
  const live = new LiveNotifications(
    (hash) => isSessionActive(database.db, hash, clock()),
    (posts, users) => readersAmong(database.db, posts, users),
  )
  await database.listen(
    notificationsChannel,
    (payload) => payloadItems(payload).forEach((userId) => live.notifyMember(userId)),
    () => live.notifyMember(null),
  )
  await database.listen(
    conversationsChannel,
    (payload) => payloadItems(payload).forEach((userId) => live.notifyOfConversation(userId)),
    () => live.notifyOfConversation(null),
  )
  await database.listen(
    'posts',
    (post) => live.collectPost(JSON.parse(post) as PostedBy),
    // Missed posts show up when the feed is loaded.
    () => undefined,
  )
  return live
}
