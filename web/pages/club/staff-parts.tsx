import { lazy } from 'react'
import { withText } from '#web/lib/with-text.ts'

const forms = ['club-forms'] as const

/** Parts that only organizers need, loaded with their texts when opened. */
export const EditClub = lazy(async () => ({ default: (await withText(forms, import('#web/features/clubs/staff/edit-club.tsx'))).EditClub }))
export const EventForm = lazy(async () => ({
  default: (await withText(forms, import('#web/features/clubs/staff/event-form.tsx'))).EventForm,
}))
export const ClubInvites = lazy(async () => ({
  default: (await withText([...forms, 'invites'], import('#web/features/clubs/staff/invites.tsx'))).ClubInvites,
}))
export const Requests = lazy(async () => ({ default: (await withText(forms, import('#web/features/clubs/staff/requests.tsx'))).Requests }))
export const MemberMenu = lazy(async () => ({
  default: (await withText(forms, import('#web/features/clubs/staff/member-menu.tsx'))).MemberMenu,
}))
export const Bans = lazy(async () => ({ default: (await withText(forms, import('#web/features/clubs/staff/bans.tsx'))).Bans }))
