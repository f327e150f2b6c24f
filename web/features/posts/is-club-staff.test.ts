import { expect, it } from 'vitest'
import { clubRoles } from '#contract/clubs/clubs.ts'
import { clubRights } from '#contract/clubs/roles.ts'
import { isClubStaff } from './is-club-staff.ts'

it.each(clubRoles)('club staff may pin and moderate: %s', (role) => {
  const { acts } = clubRights[role]
  const isStaff = isClubStaff({ slug: 'early-bar', name: 'Early Bar', role })
  expect([acts.includes('pin'), acts.includes('moderate')]).toEqual([isStaff, isStaff])
})

it.each([null, { slug: 'early-bar', name: 'Early Bar', role: null }])('others may not', (club) => {
  expect(isClubStaff(club)).toBe(false)
})
