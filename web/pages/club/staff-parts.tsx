import { withText } from '#web/lib/with-text.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const forms = ['club-forms'] as const

/** Parts that only organizers need, loaded with their texts when opened. */
export const EditClub = pressedPart(async () => (await withText(forms, import('#web/features/clubs/staff/edit-club.tsx'))).EditClub)
export const EventForm = pressedPart(async () => (await withText(forms, import('#web/features/clubs/staff/event-form.tsx'))).EventForm)
export const ClubInvites = pressedPart(
  async () => (await withText([...forms, 'invites'], import('#web/features/clubs/staff/invites.tsx'))).ClubInvites,
)
export const Requests = lazyPart(async () => (await withText(forms, import('#web/features/clubs/staff/requests.tsx'))).Requests)
export const MemberMenu = lazyPart(async () => (await withText(forms, import('#web/features/clubs/staff/member-menu.tsx'))).MemberMenu)
export const Bans = pressedPart(async () => (await withText(forms, import('#web/features/clubs/staff/bans.tsx'))).Bans)
