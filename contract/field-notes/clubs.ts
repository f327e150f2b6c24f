import type { FieldNote } from './field-note.ts'

const moment = '2026-03-02T10:00:00.000Z'
const later = '2026-03-09T10:00:00.000Z'
const cover = '/media/0198c0de-0000-7000-8000-000000000002.webp'
const token = 'Z1b5mY0cQ2d3eR4f5gT6h7iJ8k9lM0n1oP2q3rS4t5U'

const name: FieldNote = ['The name of the club', 'Early Bar Club']
const description: FieldNote = ['What the club is about', 'Barbells before breakfast']
const rules: FieldNote = ['What members agree to', 'Rack your plates.']
const place: FieldNote = ['Where the club trains', 'Portland']
const picture: FieldNote = ['The wide picture above the club: a path of this site', cover]
const visibility: FieldNote = ['Who may find and read it: `private` asks to be let in, `hidden` is by invite only', 'public']
const title: FieldNote = ['What the event is called', 'Open bar morning']
const about: FieldNote = ['What happens, and what to bring', 'Doors open at seven.']
const where: FieldNote = ['Where it happens', '12 Dock Road, Portland']
const starts: FieldNote = ['When it starts', moment]
const ends: FieldNote = ['When it ends', later]
const capacity: FieldNote = ['How many may come; null for as many as want to', 40]

/** Clubs, their members, events and rankings: see field-notes.ts. */
export const clubNotes: Record<string, FieldNote> = {
  ...Object.fromEntries(
    ['Club', 'ClubCard', 'createClub', 'changeClub'].flatMap((at) => [
      [`${at}.name`, name],
      [`${at}.description`, description],
      [`${at}.place`, place],
      [`${at}.cover`, picture],
      [`${at}.visibility`, visibility],
    ]),
  ),
  rules,
  'createClub.slug': ['The name in the address of its page; made of the name where it is left out', 'early-bar-club'],
  'Club.members': ['How many people belong to it', 214],
  'ClubCard.members': ['How many people belong to it', 214],
  'Club.posts': ['How many posts there are', 42],
  'Club.events': ['How many events are to come', 4],
  team: ['Who looks after the club: owner, admins and moderators'],
  'Club.requests': ['How many ask to join, at most 100, for those who may let them in', 2],
  membership: ['How the caller stands to the club; null for who has nothing to do with it'],
  'ClubMembership.role': ['What the caller is in the club', 'member'],
  'ClubMembership.state': ['`requested` until the club consents', 'member'],
  'team.role': ['What the person is in the club', 'member'],
  'ClubMember.role': ['What the person is in the club', 'member'],
  'changeClubRole.role': ['What the person is in the club', 'member'],
  'listClubs.mine': ['Those that the caller belongs to', false],
  'getLeaderboard.mine': ["The caller's own place; null where they have none"],
  acceptDisclaimer: ['The person accepts the disclaimer at /clubs/disclaimer; needed before the first club', true],
  'ClubInvite.usesMax': ['How many people it lets in', 10],
  'createClubInvite.usesMax': ['How many people it lets in', 10],
  'ClubInvite.uses': ['How many it has let in', 3],
  'createClubInvite.uses': ['How many it has let in', 3],
  'createClubInvite.days': ['For how many days it works', 7],
  'ClubInvite.expiresAt': ['Until when it works', later],
  'createClubInvite.expiresAt': ['Until when it works', later],
  'getClubInvite.expiresAt': ['Until when it works', later],
  'ClubInvite.revokedAt': ['When it was ended before its time', null],
  'createClubInvite.revokedAt': ['When it was ended before its time', null],
  'getClubInvite.token': ['The last part of the link', token],
  'acceptClubInvite.token': ['The last part of the link', token],
  'createClubInvite.token': ['The last part of the link, told this once', token],
  'createClubInvite.url': ['The link', `https://gymfolk.example/clubs/invite/${token}`],
  'getClubInvite.club': ['The club that it is for'],
  'ClubEvent.club': ['The club whose event it is'],
  ...Object.fromEntries(
    ['ClubEvent', 'createClubEvent', 'changeClubEvent'].flatMap((at) => [
      [`${at}.title`, title],
      [`${at}.description`, about],
      [`${at}.place`, where],
      [`${at}.startsAt`, starts],
      [`${at}.endsAt`, ends],
      [`${at}.capacity`, capacity],
    ]),
  ),
  going: ['How many come', 31],
  'ClubEvent.waiting': ['How many wait for a place', 3],
  'ClubEvent.cancelledAt': ['When it was cancelled', null],
  rsvp: ["The caller's answer; null without one"],
  'Rsvp.state': ['`waiting` where the event is full', 'going'],
  'Rsvp.before': ['How many stand before the caller on the waiting list', 0],
  past: ['Those that are over, the last first', false],
  'listClubPosts.pinned': ['The posts that are pinned, at most three, with the first page'],
  'getLeaderboard.by': ['What is ranked: kilograms or DOTS points', 'weight'],
  step: ['How wide a step of the field is, in the unit of the ranking', 5],
  field: ['How many stand in each step of the scale, without empty steps'],
  'field.from': ['Where the step begins', 100],
  'field.count': ['How many stand in it', 12],
  median: ['Half of them stand below', 90],
  'getLeaderboard.total': ['How many are ranked; who does not want to be is not counted', 63],
  'getLeaderboard.sex': ['Only those of this sex', 'female'],
  'getLeaderboard.weightClass': ['Only those of this bodyweight class of the IPF', '63'],
  weightClass: ['The bodyweight class of the IPF; null where it is not known', '63'],
  'RankedMember.place': ['The place; equals share one', 1],
  'mine.place': ['The place; equals share one', 11],
  'RankedMember.sex': ['For the class; null where it is not known', 'female'],
  'mine.sex': ['For the class; null where it is not known', 'female'],
  'RankedMember.value': ['Kilograms', 142.5],
  'mine.value': ['Kilograms', 117.5],
  'RankedMember.points': ['DOTS points; null where sex or body weight are not known', 143.1],
  'mine.points': ['DOTS points; null where sex or body weight are not known', 126.9],
  person: ['Who it is'],
  gap: ['What is missing to the next place, in the unit of the ranking; null for the first', 5],
  flagged: ["The caller's lift that counts in no ranking because it seems impossible; null without one"],
  'flagged.value': ['Kilograms', 700],
  'flagged.reason': ['More than anyone has lifted, or far above the last lift', 'jump'],
  'ClubMember.joinedAt': ['When the person joined the club; of a request, when it was made', '2026-03-02T10:00:00.000Z'],
}
