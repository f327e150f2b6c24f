import type { Profile } from '#contract/profiles.ts'
import { urls } from '#contract/urls.ts'

const counter = (type: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${type}`,
  userInteractionCount: count,
})

/** Structured data of a profile, for search engines. */
export function personJson({ name, handle, bio, avatar, joinedAt, followers, posts }: Profile, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: joinedAt,
    mainEntity: {
      '@type': 'Person',
      name,
      alternateName: `@${handle}`,
      url: origin + urls.person(handle),
      ...(bio && { description: bio }),
      ...(avatar && { image: origin + avatar }),
      interactionStatistic: counter('FollowAction', followers),
      agentInteractionStatistic: counter('WriteAction', posts),
    },
  }
}
