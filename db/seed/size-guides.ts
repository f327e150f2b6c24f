import type { SizeGuideDocument } from '#contract/site/size-guide.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

/** Boxing gloves are sized by weight, which means nothing to someone buying their first pair. */
const gloves: SizeGuideDocument = {
  kind: 'size-guide',
  title: { en: 'Boxing gloves', bn: 'বক্সিং গ্লাভস' },
  text: {
    en: 'Measure around your palm, without the thumb, with your wraps on. Between two weights, take the heavier one.',
    bn: 'হাতে র‍্যাপ জড়ানো অবস্থায় বুড়ো আঙুল বাদে তালুর চারপাশ মাপুন। দুই ওজনের মাঝামাঝি হলে ভারীটি নিন।',
  },
  drawing: 'none',
  columns: [
    { column: 'size', label: { en: 'Weight', bn: 'ওজন' } },
    // A girth, so it's shown in inches, too.
    { column: 'waist', label: { en: 'Around the palm', bn: 'তালুর চারপাশ' } },
    { column: 'other', label: { en: 'You weigh', bn: 'আপনার ওজন' } },
  ],
  rows: [
    ['10 oz', '16–18', 'Up to 55 kg'],
    ['12 oz', '18–20', '55–70 kg'],
    ['14 oz', '20–22', '70–85 kg'],
  ],
  categories: ['gloves'],
  brands: [],
}

const insertGuide = statement(
  'seed.insertSizeGuide',
  { id: 'uuid', name: 'text', document: json<SizeGuideDocument>(), at: 'timestamptz' },
  {},
  `with part as (insert into site_parts (kind, name, document, version, changed_at) values ('size-guide', $2, $3::json, 1, $4))
  insert into site_part_versions (id, kind, name, version, document, at) values ($1, 'size-guide', $2, 1, $3::json, $4)`,
)

/** The demo's own size guide, as staff would make it. */
export const fillSizeGuides = (tx: Tx, now: Date): Promise<unknown> =>
  insertGuide.run(tx, { id: newId(now), name: 'gloves', document: gloves, at: now })
