import type { FieldNote } from './field-note.ts'

/** The archive of the newsletter: see field-notes.ts. */
export const newsletterArchiveNotes: Record<string, FieldNote> = {
  hasNewsletterArchive: ['Whether the newsletter has an archive', true],
  isArchived: ["Whether everyone can read the issue on the site once it's sent", true],
  'NewsletterIssue.locale': ['Language that the issue is written in; null for the first language of the shop', null],
  'createNewsletterIssue.locale': ['Language that the issue is written in; null for the first language of the shop', null],
  'changeNewsletterIssue.locale': ['Language that the issue is written in; null for the first language of the shop', null],
  'listArchivedIssues.issues': ['Issues in the archive'],
  'listArchivedIssues.total': ['Number of issues in the archive', 12],
  'ArchivedIssue.subject': ['Subject of the issue', 'New kit for spring'],
  'ArchivedIssue.description': ['Beginning of its text', 'It lasts: see the shop.'],
  'ArchivedIssue.sentAt': ['Time at which it was sent', '2026-03-02T10:00:00.000Z'],
  'ArchivedIssueWithText.subject': ['Subject of the issue', 'New kit for spring'],
  'ArchivedIssueWithText.description': ['Beginning of its text', 'It lasts: see the shop.'],
  'ArchivedIssueWithText.sentAt': ['Time at which it was sent', '2026-03-02T10:00:00.000Z'],
}
