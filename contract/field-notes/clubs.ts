import type { FieldNote } from './field-note.ts'

const moment = '2026-03-02T10:00:00.000Z'
const later = '2026-03-09T10:00:00.000Z'
const cover = '/media/0198c0de-0000-7000-8000-000000000002.webp'
const token = 'Z1b5mY0cQ2d3eR4f5gT6h7iJ8k9lM0n1oP2q3rS4t5U'

const name: FieldNote = ['Name of the club', 'Early Bar Club']
const description: FieldNote = ['Description of the club', 'Barbells before breakfast']
const rules: FieldNote = ['Rules that members agree to', 'Rack your plates.']
const place: FieldNote = ['Place where the club trains', 'Portland']
const picture: FieldNote = ['Cover picture of the club: a path of this site; null if there is none', cover]
const visibility: FieldNote = [
  'Visibility of the club. People must request to join a `private` club; a `hidden` club is by invite only',
  'public',
]
const title: FieldNote = ['Title of the event', 'Open bar morning']
const about: FieldNote = ['Description of the event, such as what to bring', 'Doors open at seven.']
const where: FieldNote = ['Place of the event', '12 Dock Road, Portland']
const starts: FieldNote = ['Start time of the event', moment]
const ends: FieldNote = ['End time of the event', later]
const capacity: FieldNote = ['Maximum number of participants; null if unlimited', 40]

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
  'createClub.slug': ['Name of the club in the address of its page. If left out, it is derived from the name', 'early-bar-club'],
  'Club.members': ['Number of members', 214],
  'ClubCard.members': ['Number of members', 214],
  'Club.posts': ['Number of posts', 42],
  'Club.events': ['Number of upcoming events', 4],
  team: ['Owner, admins and moderators of the club'],
  'Club.requests': ['Number of pending join requests, counted up to 100; only for people who can accept them', 2],
  membership: ['Relation of the caller to the club; null if there is none'],
  'ClubMembership.role': ['Role of the caller in the club', 'member'],
  'ClubMembership.state': ['State of the caller in the club; `requested` until the club accepts the request', 'member'],
  ...Object.fromEntries(
    ['StaffClub', 'StaffClubDetail'].flatMap((at) => [
      [`${at}.visibility`, visibility],
      [`${at}.state`, ['State of the club: `open`, `removed` by moderators, or `closed` by its owner for good', 'open']],
      [`${at}.posts`, ['Number of posts', 42]],
      [`${at}.members`, ['Number of members', 214]],
      [`${at}.owner`, ['Owner of the club; null once it is closed']],
    ]),
  ),
  'listStaffClubs.state': ['Only clubs in this state', 'removed'],
  'StaffClubDetail.description': description,
  'StaffClubDetail.place': place,
  'StaffClubDetail.cover': picture,
  'StaffClubDetail.requests': ['Number of pending join requests, counted up to 100', 2],
  'StaffClubDetail.removedAt': ['Time at which the club was taken down or closed; null if it is open', null],
  'StaffClubDetail.decision': ['Decision by which moderators took the club down; null if they did not', null],
  'takeDownClub.message': ['Message to the owner, shown with the reason', 'Please sell your plans elsewhere.'],
  'restoreClub.message': ['Message to the owner', 'Thank you for removing the offer.'],
  'team.role': ['Role of the person in the club', 'member'],
  'ClubMember.role': ['Role of the person in the club', 'member'],
  'changeClubRole.role': ['Role of the person in the club', 'member'],
  'listClubs.mine': ['Only clubs that the caller belongs to', false],
  'getLeaderboard.mine': ["Position of the caller in the ranking; null if the caller isn't ranked"],
  acceptDisclaimer: [
    'Acceptance of the disclaimer at /clubs/disclaimer; required once, before creating a club, joining one or accepting an invite for the first time',
    true,
  ],
  'ClubInvite.usesMax': ['Maximum number of people who can use the invite', 10],
  'createClubInvite.usesMax': ['Maximum number of people who can use the invite', 10],
  'ClubInvite.uses': ['Number of people who have used the invite', 3],
  'createClubInvite.uses': ['Number of people who have used the invite', 3],
  'createClubInvite.days': ['Number of days that the invite is valid', 7],
  'ClubInvite.expiresAt': ['Time at which the invite expires', later],
  'createClubInvite.expiresAt': ['Time at which the invite expires', later],
  'getClubInvite.expiresAt': ['Time at which the invite expires', later],
  'ClubInvite.revokedAt': ["Time at which the invite was revoked; null if it wasn't", null],
  'createClubInvite.revokedAt': ["Time at which the invite was revoked; null if it wasn't", null],
  'getClubInvite.token': ['Token of the invite: the last part of the link', token],
  'acceptClubInvite.token': ['Token of the invite: the last part of the link', token],
  'createClubInvite.token': ['Token of the invite: the last part of the link. Shown only once', token],
  'createClubInvite.url': ['Invite link', `https://gymfolk.example/clubs/invite/${token}`],
  'getClubInvite.club': ['Club that the invite is for'],
  'ClubEvent.club': ['Club that holds the event'],
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
  going: ['Number of participants', 31],
  'ClubEvent.waiting': ['Number of people on the waitlist', 3],
  'ClubEvent.cancelledAt': ["Time at which the event was canceled; null if it wasn't", null],
  rsvp: ['Response of the caller to the event; null if there is none'],
  'Rsvp.state': ['State of the response; `waiting` if the event is full', 'going'],
  'Rsvp.before': ['Number of people before the caller on the waitlist', 0],
  past: ['Only past events, most recent first', false],
  'listClubPosts.pinned': ['Pinned posts, up to three; only included on the first page'],
  'getLeaderboard.by': ['Measure of the ranking: kilograms or DOTS points', 'weight'],
  step: ['Width of each step of the distribution, in the unit of the ranking', 5],
  field: ['Distribution of the ranked members by step; empty steps are left out'],
  'field.from': ['Lower bound of the step', 100],
  'field.count': ['Number of members in the step', 12],
  median: ['Median value of the ranked members; null if there are none', 90],
  'getLeaderboard.total': ["Number of ranked members. Members who opted out aren't counted", 63],
  'getLeaderboard.sex': ['Only members of this sex', 'female'],
  'getLeaderboard.weightClass': ["IPF bodyweight class to filter by. In the response, the caller's class; null if unknown", '63'],
  weightClass: ['IPF bodyweight class; null if unknown', '63'],
  'RankedMember.place': ['Rank; members with equal values share one', 1],
  'mine.place': ['Rank; members with equal values share one', 11],
  'RankedMember.sex': ['Sex used for the bodyweight class; null if unknown', 'female'],
  'mine.sex': ['Sex used for the bodyweight class; null if unknown', 'female'],
  'RankedMember.value': ['Weight in kilograms', 142.5],
  'mine.value': ['Weight in kilograms', 117.5],
  'RankedMember.points': ['DOTS points; null if sex or body weight is unknown', 143.1],
  'mine.points': ['DOTS points; null if sex or body weight is unknown', 126.9],
  person: ['Person'],
  gap: ['Difference to the next higher rank, in the unit of the ranking; null for the first rank', 5],
  flagged: ['Lift of the caller that is excluded from rankings because it seems impossible; null if there is none'],
  'flagged.value': ['Weight in kilograms', 700],
  'flagged.reason': ['Reason for flagging: `world_record` is more than anyone has lifted, `jump` is far above the previous lift', 'jump'],
  'ClubMember.joinedAt': ['Time at which the person joined the club, or requested to join', '2026-03-02T10:00:00.000Z'],
}
