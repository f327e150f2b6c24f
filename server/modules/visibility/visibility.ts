/** Who may see what in the community. This file is the whole policy: everything that shows a person's content asks it. */
import type { Locale } from '#contract/locales.ts'
import type { RequestContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'

export { blocked, follows, relationColumns, relationTo } from './relation.ts'

/** The person who views something. */
export interface Viewer {
  /** Null for visitors. */
  userId: string | null
  /** Moderators see hidden and private content, to judge reports. */
  isModerator: boolean
  /** The language of product names; null or undefined for the shop's first language. */
  locale?: Locale | null
}

/** The viewer's relation to the owner of something; the facts of `relationTo`. */
export interface RelationFacts {
  is_self: boolean
  /** Whether either of the two blocked the other. */
  is_blocked: boolean
  /** Whether the viewer follows the person, with the request accepted if the profile is private. */
  is_follower: boolean
}

export interface OwnerFacts extends RelationFacts {
  /** The privacy of the person's profile. */
  privacy: 'public' | 'followers' | 'private'
}

/** Whether the viewer sees a profile's name, picture and bio. For everything else, see `mayReadProfile`. */
export const maySeeProfile = (owner: RelationFacts, viewer: Viewer): boolean => viewer.isModerator || !owner.is_blocked

/** Whether the viewer sees a profile's posts, records, stories and lists in general. Each of them may have a smaller audience. */
export const mayReadProfile = (owner: OwnerFacts, viewer: Viewer): boolean =>
  viewer.isModerator || owner.is_self || (!owner.is_blocked && (owner.privacy === 'public' || owner.is_follower))

export interface ClubFacts {
  club_visibility: 'public' | 'private' | 'hidden'
  /** Whether the viewer is a member of the club. */
  is_member: boolean
  /** Whether the viewer is banned from the club. */
  is_banned: boolean
}

/** Whether the viewer sees a club's existence, name and rules. */
export const maySeeClub = (club: ClubFacts, viewer: Viewer): boolean =>
  viewer.isModerator || club.is_member || (!club.is_banned && club.club_visibility !== 'hidden')

/** Whether the viewer sees a club's feed, members, events and ranking. */
export const mayReadClub = (club: ClubFacts, viewer: Viewer): boolean =>
  viewer.isModerator || club.is_member || (!club.is_banned && club.club_visibility === 'public')

export interface PostFacts {
  audience: 'public' | 'followers' | 'club' | 'me'
  /** Whether moderators took the post down. Its author still sees it and the reason. */
  is_hidden: boolean
  /** Null if the post isn't in a club. */
  club: ClubFacts | null
}

/** Whether the viewer sees a post, with its comments, reactions and counts. */
export function maySeePost(post: PostFacts, author: OwnerFacts, viewer: Viewer): boolean {
  if (viewer.isModerator || author.is_self) return true
  if (post.is_hidden || author.is_blocked || post.audience === 'me') return false
  if (post.club) return mayReadClub(post.club, viewer) && (post.audience !== 'club' || post.club.is_member)
  return mayReadProfile(author, viewer) && (post.audience === 'public' || author.is_follower)
}

/** Whether the viewer sees a comment under a post that they may see. */
export const maySeeComment = (comment: { is_hidden: boolean }, author: RelationFacts, viewer: Viewer): boolean =>
  viewer.isModerator || author.is_self || (!comment.is_hidden && !author.is_blocked)

/** Whether a visible comment is shown. Comments by muted people appear only under the viewer's own posts, which they're responsible for. */
export const isShownComment = (author: { is_muted: boolean }, post: Pick<RelationFacts, 'is_self'>): boolean =>
  !author.is_muted || post.is_self

export interface StoryFacts {
  audience: 'public' | 'followers'
  is_over: boolean
  is_hidden: boolean
}

/** Whether the viewer sees a story. Visitors see none, and expired ones are only for their owner. */
export function maySeeStory({ audience, is_over, is_hidden }: StoryFacts, owner: OwnerFacts, viewer: Viewer): boolean {
  if (owner.is_self) return true
  if (viewer.userId === null || is_over) return false
  if (viewer.isModerator) return true
  return !is_hidden && mayReadProfile(owner, viewer) && (audience === 'public' || owner.is_follower)
}

/** Whether the viewer sees a member's place in a ranking. Only those who opted in have one. */
export const maySeeRanking = (member: OwnerFacts & { is_ranked: boolean }, viewer: Viewer): boolean =>
  member.is_self || (member.is_ranked && mayReadProfile(member, viewer))

/** The caller of a request as a viewer. */
export const viewerOf = ({ caller, config }: Pick<RequestContext, 'caller'> & Partial<Pick<RequestContext, 'config'>>): Viewer => ({
  locale: config ? translationLocale(config) : null,
  userId: caller?.userId ?? null,
  isModerator: caller !== null && caller.secondFactor && caller.permissions.includes('community:moderate'),
})
