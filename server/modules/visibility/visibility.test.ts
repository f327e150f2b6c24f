import { describe, expect, it } from 'vitest'
import {
  type ClubFacts,
  mayReadClub,
  mayReadProfile,
  isShownComment,
  maySeeClub,
  maySeeComment,
  maySeePost,
  maySeeProfile,
  maySeeRanking,
  maySeeStory,
  type OwnerFacts,
  type PostFacts,
  type StoryFacts,
  type Viewer,
} from './visibility.ts'

const nobody: Viewer = { userId: null, isModerator: false }
const someone: Viewer = { userId: 'v', isModerator: false }
const moderator: Viewer = { userId: 'm', isModerator: true }

/** The viewer, and their relation to the owner. */
const viewers = {
  visitor: [nobody, {}],
  stranger: [someone, {}],
  follower: [someone, { is_follower: true }],
  blocked: [someone, { is_blocked: true }],
  moderator: [moderator, {}],
  owner: [someone, { is_self: true }],
} as const
type Who = keyof typeof viewers

const owner = (who: Who, privacy: OwnerFacts['privacy'] = 'public'): OwnerFacts => ({
  is_self: false,
  is_blocked: false,
  is_follower: false,
  privacy,
  ...viewers[who][1],
})
const club = (over: Partial<ClubFacts> = {}): ClubFacts => ({ club_visibility: 'public', is_member: false, is_banned: false, ...over })
const post = (over: Partial<PostFacts> = {}): PostFacts => ({ audience: 'public', is_hidden: false, club: null, ...over })

const story = (over: Partial<StoryFacts> = {}): StoryFacts => ({ audience: 'public', is_over: false, is_hidden: false, ...over })

/** The viewers for whom the rule is true, in the order above. */
const seenBy = (rule: (who: Who, viewer: Viewer) => boolean): string =>
  (Object.keys(viewers) as Who[]).filter((who) => rule(who, viewers[who][0])).join(' ')

const everyone = 'visitor stranger follower blocked moderator owner'
const notBlocked = 'visitor stranger follower moderator owner'
const close = 'follower moderator owner'
const staffAndOwner = 'moderator owner'

describe('visibility rules', () => {
  it.each([
    ['a profile is there', notBlocked, (who: Who, viewer: Viewer) => maySeeProfile(owner(who), viewer)],
    ['a public profile', notBlocked, (who: Who, viewer: Viewer) => mayReadProfile(owner(who), viewer)],
    ['a profile for followers', close, (who: Who, viewer: Viewer) => mayReadProfile(owner(who, 'followers'), viewer)],
    ['a private profile', close, (who: Who, viewer: Viewer) => mayReadProfile(owner(who, 'private'), viewer)],
    ['a public post', notBlocked, (who: Who, viewer: Viewer) => maySeePost(post(), owner(who), viewer)],
    ['a public post of a private profile', close, (who: Who, viewer: Viewer) => maySeePost(post(), owner(who, 'private'), viewer)],
    ['a post for followers', close, (who: Who, viewer: Viewer) => maySeePost(post({ audience: 'followers' }), owner(who), viewer)],
    ['a post for oneself', staffAndOwner, (who: Who, viewer: Viewer) => maySeePost(post({ audience: 'me' }), owner(who), viewer)],
    ['a hidden post', staffAndOwner, (who: Who, viewer: Viewer) => maySeePost(post({ is_hidden: true }), owner(who), viewer)],
    ['a comment', notBlocked, (who: Who, viewer: Viewer) => maySeeComment({ is_hidden: false }, owner(who), viewer)],
    ['a hidden comment', staffAndOwner, (who: Who, viewer: Viewer) => maySeeComment({ is_hidden: true }, owner(who), viewer)],
    ['a story', 'stranger follower moderator owner', (who: Who, viewer: Viewer) => maySeeStory(story(), owner(who), viewer)],
    ['a story of a private profile', close, (who: Who, viewer: Viewer) => maySeeStory(story(), owner(who, 'private'), viewer)],
    ['a story for followers', close, (who: Who, viewer: Viewer) => maySeeStory(story({ audience: 'followers' }), owner(who), viewer)],
    ['a hidden story', staffAndOwner, (who: Who, viewer: Viewer) => maySeeStory(story({ is_hidden: true }), owner(who), viewer)],
    ['a story that is over', 'owner', (who: Who, viewer: Viewer) => maySeeStory(story({ is_over: true }), owner(who), viewer)],
    ['a place in a ranking', notBlocked, (who: Who, viewer: Viewer) => maySeeRanking({ ...owner(who), is_ranked: true }, viewer)],
    ['a place of who opted out', 'owner', (who: Who, viewer: Viewer) => maySeeRanking({ ...owner(who), is_ranked: false }, viewer)],
  ])('%s: %s', (_, expected, rule) => expect(seenBy(rule)).toBe(expected))

  it("a comment of a muted member is shown under one's own posts only", () => {
    const shown = [true, false].flatMap((is_muted) => [true, false].map((is_self) => isShownComment({ is_muted }, { is_self })))
    expect(shown).toEqual([true, false, true, true])
  })

  it.each([
    ['a public club', { club_visibility: 'public' }, everyone, everyone],
    ['a private club', { club_visibility: 'private' }, everyone, 'moderator'],
    ['a hidden club', { club_visibility: 'hidden' }, 'moderator', 'moderator'],
    ['a hidden club, as its member', { club_visibility: 'hidden', is_member: true }, everyone, everyone],
    ['a public club that shut one out', { is_banned: true }, 'moderator', 'moderator'],
  ] as const)('%s: there for %o', (_, facts, there, readable) => {
    expect(seenBy((_who, viewer) => maySeeClub(club(facts), viewer))).toBe(there)
    expect(seenBy((_who, viewer) => mayReadClub(club(facts), viewer))).toBe(readable)
  })

  it.each([
    ['in a public club for everyone', 'public', { club_visibility: 'public' }, notBlocked],
    ['in a public club for its members', 'club', { club_visibility: 'public' }, staffAndOwner],
    ['in a public club for its members, as one', 'club', { club_visibility: 'public', is_member: true }, notBlocked],
    ['in a private club for everyone', 'public', { club_visibility: 'private' }, staffAndOwner],
    ['in a private club, as a member', 'public', { club_visibility: 'private', is_member: true }, notBlocked],
  ] as const)('a post %s', (_, audience, facts, expected) => {
    const inClub = post({ audience, club: club(facts) })
    expect(seenBy((who, viewer) => maySeePost(inClub, owner(who), viewer))).toBe(expected)
  })
})
