/** Who may see what in the community: this page is the whole policy. Everything that shows something of a person asks it. */
import type { Locale } from '#contract/locales.ts'
import type { RequestContext } from '#server/http/context.ts'
import { translated } from '#server/http/locale.ts'

export { blocked, follows, relationColumns, relationTo } from './relation.ts'

/** Who looks. */
export interface Viewer {
  /** Null: a visitor. */
  userId: string | null
  /** Moderators see what is hidden and private, to judge reports. */
  isModerator: boolean
  /** What they read products' names in; null or left out: the shop's first language. */
  locale?: Locale | null
}

/** How the viewer stands to the person that something belongs to: the facts of `relationTo`. */
export interface RelationFacts {
  is_self: boolean
  /** Either of the two blocked the other. */
  is_blocked: boolean
  /** Accepted, where the profile is private. */
  is_follower: boolean
}

export interface OwnerFacts extends RelationFacts {
  /** Of the person's profile. */
  privacy: 'public' | 'followers' | 'private'
}

/** The name, picture and line of a profile. Its rest is `mayReadProfile`. */
export const maySeeProfile = (owner: RelationFacts, viewer: Viewer): boolean => viewer.isModerator || !owner.is_blocked

/** Posts, records, stories and lists of a profile in general; each of them may be for fewer. */
export const mayReadProfile = (owner: OwnerFacts, viewer: Viewer): boolean =>
  viewer.isModerator || owner.is_self || (!owner.is_blocked && (owner.privacy === 'public' || owner.is_follower))

export interface ClubFacts {
  club_visibility: 'public' | 'private' | 'hidden'
  /** The viewer belongs to it. */
  is_member: boolean
  /** The viewer was shut out of it. */
  is_banned: boolean
}

/** That a club is there, its name and its rules. */
export const maySeeClub = (club: ClubFacts, viewer: Viewer): boolean =>
  viewer.isModerator || club.is_member || (!club.is_banned && club.club_visibility !== 'hidden')

/** A club's feed, members, events and ranking. */
export const mayReadClub = (club: ClubFacts, viewer: Viewer): boolean =>
  viewer.isModerator || club.is_member || (!club.is_banned && club.club_visibility === 'public')

export interface PostFacts {
  audience: 'public' | 'followers' | 'club' | 'me'
  /** Taken down by moderators. Its author still sees it, and why. */
  is_hidden: boolean
  /** Null where the post isn't in a club. */
  club: ClubFacts | null
}

/** A post, and with it its comments, reactions and counts. */
export function maySeePost(post: PostFacts, author: OwnerFacts, viewer: Viewer): boolean {
  if (viewer.isModerator || author.is_self) return true
  if (post.is_hidden || author.is_blocked || post.audience === 'me') return false
  if (post.club) return mayReadClub(post.club, viewer) && (post.audience !== 'club' || post.club.is_member)
  return mayReadProfile(author, viewer) && (post.audience === 'public' || author.is_follower)
}

/** A comment under a post that the viewer may see. */
export const maySeeComment = (comment: { is_hidden: boolean }, author: RelationFacts, viewer: Viewer): boolean =>
  viewer.isModerator || author.is_self || (!comment.is_hidden && !author.is_blocked)

/** Whether a comment that the viewer may see is shown to them: of people they muted only under their own posts, where they answer for it. */
export const isShownComment = (author: { is_muted: boolean }, post: Pick<RelationFacts, 'is_self'>): boolean =>
  !author.is_muted || post.is_self

export interface StoryFacts {
  audience: 'public' | 'followers'
  is_over: boolean
  is_hidden: boolean
}

/** A story: for those who may read its owner's profile (or follow them), and who are signed in; over, for its owner alone. */
export function maySeeStory({ audience, is_over, is_hidden }: StoryFacts, owner: OwnerFacts, viewer: Viewer): boolean {
  if (owner.is_self) return true
  if (viewer.userId === null || is_over) return false
  if (viewer.isModerator) return true
  return !is_hidden && mayReadProfile(owner, viewer) && (audience === 'public' || owner.is_follower)
}

/** A place in a ranking: only of those who want to be ranked. */
export const maySeeRanking = (member: OwnerFacts & { is_ranked: boolean }, viewer: Viewer): boolean =>
  member.is_self || (member.is_ranked && mayReadProfile(member, viewer))

/** Who makes this call, as the policy sees them. */
export const viewerOf = ({ caller, config }: Pick<RequestContext, 'caller'> & Partial<Pick<RequestContext, 'config'>>): Viewer => ({
  locale: config ? translated(config) : null,
  userId: caller?.userId ?? null,
  isModerator: caller !== null && caller.secondFactor && caller.permissions.includes('community:moderate'),
})
