import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Member } from './draft-members.ts'
import type { DraftPost } from './draft-posts.ts'

interface Made {
  id: string
  draft: DraftPost
}
interface DraftCase {
  post: Made
  severity: number
  reports: { reason: string; note: string; daysAgo: number }[]
  /** A decided case with an appeal. */
  decided?: { decision: 'warned'; reason: string; message: string; daysAgo: number; appeal: string }
}

/** The moderators' queue of the demo: three reports of different severity, and an appeal against a warning. None of them hides anything. */
export function caseRows(posts: Made[], members: Member[], now: Date) {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs)
  const cases = draftCases(posts).map((draft) => ({ ...draft, id: newId(at(draft.reports[0]!.daysAgo)) }))
  return {
    reports: cases.flatMap(({ post, reports }) => {
      const others = members.filter((member) => member !== post.draft.author)
      return reports.map(({ reason, note, daysAgo }, n) => ({
        kind: 'post',
        subject_id: post.id,
        reporter_id: others[n * 7]!.id,
        reason,
        note,
        created_at: at(daysAgo),
      }))
    }),
    cases: cases.map(({ id, post, severity, reports, decided }) => ({
      id,
      kind: 'post',
      subject_id: post.id,
      owner_id: post.draft.author.id,
      reports: reports.length,
      severity,
      state: 'open',
      opened_at: at(decided ? decided.daysAgo / 2 : reports[0]!.daysAgo),
      decision: decided?.decision ?? null,
      reason: decided?.reason ?? null,
      message: decided?.message ?? '',
      decided_at: decided ? at(decided.daysAgo) : null,
      appeal: decided?.appeal ?? null,
      appealed_at: decided ? at(decided.daysAgo / 2) : null,
    })),
  }
}

/** Cases about public posts, each older than its reports. */
function draftCases(posts: Made[]): DraftCase[] {
  const open = posts.filter(({ draft }) => draft.audience === 'public' && !draft.club && draft.daysAgo > 3)
  const product = open.find(({ draft }) => draft.products.length > 0)
  const record = open.find(({ draft }) => draft.record)
  const [words, other] = open.filter((post) => post !== product && post !== record && !post.draft.record)
  return [
    ...(product ? [{ post: product, severity: 1, reports: [{ reason: 'spam', note: 'Reads like an ad to me.', daysAgo: 1.9 }] }] : []),
    ...(record
      ? [{ post: record, severity: 2, reports: [{ reason: 'fake-record', note: 'There were straps on that bar.', daysAgo: 1.2 }] }]
      : []),
    ...(words
      ? [
          {
            post: words,
            severity: 3,
            reports: [
              { reason: 'personal-data', note: 'My face is in the mirror, and nobody asked me.', daysAgo: 0.6 },
              { reason: 'other', note: '', daysAgo: 0.4 },
            ],
          },
        ]
      : []),
    ...(other
      ? [
          {
            post: other,
            severity: 1,
            reports: [{ reason: 'spam', note: '', daysAgo: 2.6 }],
            decided: {
              decision: 'warned' as const,
              reason: 'spam',
              message: 'Please post the same thing only once.',
              daysAgo: 2,
              appeal: 'I posted it once. Could someone else look again?',
            },
          },
        ]
      : []),
  ]
}
