import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

const insert = statement(
  'seed.newsletterIssues',
  { rows: json<object[]>() },
  {},
  `
  insert into newsletter_issues (id, subject, body, state, created_at, changed_at, author, send_at, finished_at, sent, is_archived, locale)
  select r.id, r.subject, r.body, 'sent', r.at, r.at, r.author, r.at, r.at, r.sent, true, r.locale
  from json_to_recordset($1) as r (id uuid, subject text, body text, at timestamptz, author uuid, sent int, locale text)`,
)

const issues = [
  {
    daysAgo: 12,
    sent: 412,
    subject: 'Winter is for strength',
    body: [
      'Dark evenings, warm gym. Here is what the people on our floor are lifting, and what they lift it with.',
      '## Start with one bar',
      "If you train at home, one good bar does more than three bad machines. Ours comes with a lifetime warranty, and it doesn't rust in a garage.",
      '[See strength](/collections/strength)',
      '## Five by five, again',
      '- Squat, press, row on Mondays\n- Squat, bench, deadlift on Thursdays\n- Add 2.5 kg when all five sets are done',
      "> The plan you follow beats the plan you don't.",
      'Questions? Reply to this email. We read all of them.',
    ].join('\n\n'),
  },
  {
    daysAgo: 47,
    sent: 371,
    subject: 'Protein, without the nonsense',
    body: [
      'You asked how much protein you need. The short answer: less than the tub says.',
      '**1.6 g for each kilogram** of body weight is plenty for most people who lift. Food first, powder where food is a bother.',
      '[Browse nutrition](/collections/nutrition)',
    ].join('\n\n'),
  },
  {
    daysAgo: 30,
    sent: 58,
    locale: 'bn',
    subject: 'শীতের শুরুতে শক্তির যত্ন',
    body: [
      'সন্ধ্যা এখন তাড়াতাড়ি নামে, তবে জিমের আলো জ্বলছেই।',
      '## একটি বার দিয়েই শুরু',
      'বাড়িতে অনুশীলন করলে একটি ভালো বারই যথেষ্ট।',
      '[শক্তির সরঞ্জাম দেখুন](/collections/strength)',
    ].join('\n\n'),
  },
]

/** Adds the issues of the newsletter that the demo has sent. */
export async function addIssues(tx: Tx, author: string, now: Date): Promise<void> {
  const rows = issues.map(({ daysAgo, locale = null, ...issue }) => {
    const at = new Date(now.getTime() - daysAgo * dayMs)
    return { ...issue, locale, id: newId(at), at, author }
  })
  await insert.run(tx, { rows })
}
