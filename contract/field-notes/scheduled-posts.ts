import type { FieldNote } from './field-note.ts'

/** Scheduled posts: see field-notes.ts. */
export const scheduledPostNotes: Record<string, FieldNote> = {
  'schedulePost.publishAt': ['Time at which the post is published, at most 90 days ahead', '2026-04-01T16:00:00.000Z'],
  'changeScheduledPost.publishAt': ['New time at which the post is published, at most 90 days ahead', '2026-04-01T16:00:00.000Z'],
  'ScheduledPost.publishAt': [
    "Time at which the post is published; null for a draft, which couldn't be published at its time",
    '2026-04-01T16:00:00.000Z',
  ],
  'changeScheduledPost.media': ['Pictures or the video, in order, instead of all those before'],
  'changeScheduledPost.poll': ['Poll instead of the one before; null takes it out'],
  'changeScheduledPost.clubId': ['Club to publish it in; null for none', '0198c0de-0000-7000-8000-000000000001'],
  isPublic: ['Whether non-members can read posts of the club', true],
  'ScheduledPost.problem': ["Reason for which the draft couldn't be published; null while it's scheduled", null],
  'listScheduledPosts.items': ['Scheduled posts of the caller'],
}
