import { beforeAll, expect, test } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText, textIn } from '#web/lib/text.ts'
import { caseTitle } from './case-title.ts'

beforeAll(() => loadText('en', ['admin-moderation']))

test('a case reported for something else is called what its reporter wrote', () => {
  const t = textIn('en', 'admin-moderation')
  const of = (reason: 'other' | 'spam', note: string) => caseTitle({ reports: [{ reason, note, at: '2026-03-01T10:00:00.000Z' }] }, t)
  expect([of('other', 'My face is in the mirror.'), of('other', ' '), of('spam', 'Again')]).toEqual([
    'My face is in the mirror.',
    'Something else',
    'Spam or selling',
  ])
  const at = '2026-03-01T10:00:00.000Z'
  const two = [
    { reason: 'other' as const, note: '', at },
    { reason: 'spam' as const, note: 'Look at the mirror.', at },
  ]
  expect([caseTitle({ reports: two }, t), caseTitle({ reports: [] }, t)]).toEqual(['Look at the mirror.', null])
})
