export const post = {
  text: 5000,
  picturesMax: 10,
  productsMax: 5,
  mentionsMax: 20,
  tagsMax: 20,
  tagLength: 60,
  tagsFollowedMax: 50,
  addressesMax: 20,
  address: 500,
  commentText: 2000,
  commentsMax: 10_000,
  replyShown: 2,
  pollOptionsMin: 2,
  pollOptionsMax: 6,
  pollOption: 80,
  pollDaysMax: 30,
} as const
/** `max`: per member, and pasted at once. */
export const mutedWords = { max: 200, length: 80 } as const
/** `perDay`: stories at once; `newPerDay`: for members of less than `newHours`; `people`: per list; `viewersHours`: after its end. */
export const story = {
  hours: 24,
  caption: 200,
  sticker: 8,
  stickerUnit: 20,
  perDay: 30,
  newPerDay: 3,
  newHours: 72,
  people: 20,
  peopleMax: 50,
  viewersHours: 24,
} as const
/** `max`: highlights per person; `storiesMax`: stories per highlight. */
export const highlight = { title: 30, max: 20, storiesMax: 50 } as const
/**
 * `unansweredMax`: messages to a stranger before they answer. `strangersPerDay`: new conversations per day; `newPerDay`: for members who
 * joined at most `newHours` ago.
 */
export const message = { text: 2000, unansweredMax: 5, strangersPerDay: 20, newPerDay: 5, newHours: 72 } as const
/** `membersMax`: with those who are invited; `joinedMax`: groups per member. */
export const group = { name: 60, membersMax: 50, joinedMax: 200, invitesMax: 10, inviteUses: 50, inviteDays: 30 } as const
/** `inviteUses`: uses of one link; `eventsMax`: upcoming events per club. */
export const club = {
  name: 60,
  slug: 60,
  description: 1000,
  rules: 3000,
  place: 80,
  joinedMax: 200,
  ownedMax: 10,
  invitesMax: 20,
  inviteUses: 1000,
  inviteDays: 90,
  eventTitle: 80,
  eventText: 2000,
  eventPlace: 160,
  eventCapacity: 10_000,
  eventsMax: 100,
  pinnedMax: 3,
  takeDownText: 500,
} as const
