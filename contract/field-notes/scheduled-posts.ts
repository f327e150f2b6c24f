import type { FieldNote } from './field-note.ts'

/** Scheduled posts and muted words: see field-notes.ts. */
export const scheduledPostNotes: Record<string, FieldNote> = {
  'schedulePost.publishAt': ['Time at which the post is published, at most 90 days ahead', '2026-04-01T16:00:00.000Z'],
  'changeScheduledPost.publishAt': ['New time at which the post is published, at most 90 days ahead', '2026-04-01T16:00:00.000Z'],
  'ScheduledPost.publishAt': [
    "Time at which the post is published; null for a draft, which couldn't be published at its time",
    '2026-04-01T16:00:00.000Z',
  ],
  'ScheduledPost.version': ['Version number, which increases with each change', 3],
  'changeScheduledPost.version': ['Version that was read; without it, the change replaces whatever another one saved meanwhile', 3],
  'changeScheduledPost.media': ['Pictures or the video, in order, instead of all those before'],
  'changeScheduledPost.poll': ['Poll instead of the one before; null takes it out'],
  'changeScheduledPost.clubId': ['Club to publish it in; null for none', '0198c0de-0000-7000-8000-000000000001'],
  isPublic: ['Whether non-members can read posts of the club', true],
  'ScheduledPost.problem': ["Reason for which the draft couldn't be published; null while it's scheduled", null],
  'listScheduledPosts.items': ['Scheduled posts of the caller'],
  'MutedWord.appliesTo': ['Places in which the mute applies: `posts` (posts and comments), `notifications`', ['posts', 'notifications']],
  'muteWord.appliesTo': [
    'Places in which the mute applies: `posts` (posts and comments), `notifications`; both by default',
    ['posts', 'notifications'],
  ],
  'muteWords.appliesTo': [
    'Places in which the mutes apply: `posts` (posts and comments), `notifications`; both by default',
    ['posts', 'notifications'],
  ],
  'muteWords.words': ['Words, phrases or hashtags; one that occurs twice is muted once, blank ones are skipped', ['leg day', '#keto']],
  'muteWords.expiresAt': ['Time at which the mutes end, at most a year ahead; null if they never do', '2026-04-01T16:00:00.000Z'],
  mutedWord: ['Muted word that the text contains, as the caller wrote it; null if there is none', null],
}
