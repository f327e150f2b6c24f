// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { draftEntry, removeDrafts, writeLocalEntry } from '#web/lib/local-entry.ts'
import { type Draft, emptyDraft, isEmpty, loadDraft, saveDraft } from './draft.ts'

beforeEach(() => localStorage.clear())
const draft: Draft = {
  ...emptyDraft,
  text: 'Heavy.',
  pictures: [{ url: '/media/a.webp', width: 1, height: 1, alt: '' }],
  record: { lift: 'squat', value: '14', performedOn: '2026-03-01' },
  audience: 'me',
  club: null,
}
const hours = 3_600_000

it('a draft is restored for its author only', () => {
  saveDraft('ada', draft)
  expect(loadDraft('ada')).toEqual(draft)
  expect(loadDraft('bo')).toEqual(emptyDraft)
})

it('a draft drops pictures that the server has deleted meanwhile', () => {
  saveDraft('ada', draft)
  expect(loadDraft('ada', Date.now() + 24 * hours)).toEqual({ ...draft, pictures: [] })
})

it('a draft stays in its club, with no wider audience', () => {
  const club = { id: 'c', name: 'Iron Hour', isPublic: false }
  saveDraft('ada', { ...draft, club, audience: 'club' })
  expect(loadDraft('ada')).toMatchObject({ club, audience: 'club' })
  saveDraft('ada', { ...draft, club, audience: 'public' })
  expect(loadDraft('ada')).toMatchObject({ club, audience: 'club' })
})

it('a draft is dropped if malformed, and deleted when the session ends', () => {
  writeLocalEntry(draftEntry('post'), { ...draft, by: 'ada', products: [{ id: 1 }], text: 7, savedAt: Date.now() })
  expect(loadDraft('ada')).toMatchObject({ text: '', products: [], audience: 'me' })
  removeDrafts()
  expect(isEmpty(loadDraft('ada'))).toBe(true)
})
