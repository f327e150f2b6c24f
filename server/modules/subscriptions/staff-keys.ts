import { namedStatement } from '#server/db/named-statement.ts'
import type { Db, Statement } from '#server/db/statement.ts'
import type { Columns } from '#server/db/types.ts'

const types = {
  state: 'text',
  plan: 'uuid',
  customer: 'uuid',
  email: 'text',
  words: 'text',
  people: 'uuid[]',
  at: 'timestamptz',
  id: 'uuid',
  limit: 'int8',
} as const
const key = { at: 'timestamptz', id: 'uuid' } as const

/** The same expression as in the index `users_found_by`. */
const hasWords = `words_of(u.name || ' ' || coalesce(u.email, '') || ' ' || coalesce(u.phone, ''))
  @@ to_tsquery('simple', fold_letters(:words))`

/** Filters by person. For words that many people have, the newest subscriptions are scanned: a few are enough for a page. */
const people = {
  anyone: [],
  customer: ['s.user_id = :customer'],
  email: ['s.user_id = (select u.id from users u where u.email = :email)'],
  few: ['s.user_id = any(:people)'],
  many: [`(select ${hasWords} from users u where u.id = s.user_id)`],
} as const
const narrowings = {
  all: [],
  state: ['s.status = :state'],
  plan: ['s.plan_id = :plan'],
  stateOfPlan: ['s.plan_id = :plan', 's.status = :state'],
} as const
type People = keyof typeof people
type Narrowing = keyof typeof narrowings

const keysOf = (who: People, narrowing: Narrowing): Statement<Columns, typeof key> =>
  namedStatement(
    `staffSubscriptions.keys.${who}.${narrowing}`,
    types,
    key,
    `
  select s.created_at as at, s.id from subscriptions s
  where ${[...people[who], ...narrowings[narrowing], '(s.created_at, s.id) < (:at, :id)'].join(' and ')}
  order by s.created_at desc, s.id desc limit :limit`,
  )

const statements = Object.fromEntries(
  (Object.keys(people) as People[]).flatMap((who) =>
    (Object.keys(narrowings) as Narrowing[]).map((narrowing) => [`${who}.${narrowing}`, keysOf(who, narrowing)]),
  ),
) as Record<`${People}.${Narrowing}`, Statement<Columns, typeof key>>

/** Up to this many people are looked up one by one. */
const fewMax = 1000
const withWords = namedStatement(
  'staffSubscriptions.withWords',
  types,
  { id: 'uuid' },
  `select u.id from users u where ${hasWords} limit ${fewMax + 1}`,
)

interface Words {
  words: string
  /** The people with these words; null if there are many, or if there's no search. */
  people: string[] | null
}

/** The people with these words in their name, email or phone number. */
export async function peopleOf(db: Db, words: string): Promise<Words> {
  const found = words === '' ? [] : await withWords.all(db, { words })
  return { words, people: words === '' || found.length > fewMax ? null : found.map(({ id }) => id) }
}

interface Filters extends Words {
  state: string | null
  plan: string | null
  customer: string | null
  email: string | null
}

/** The statement for a page's keys; of several filters by person, the narrowest is used. */
export function staffSubscriptionKeys({ state, plan, ...whose }: Filters): Statement<Columns, typeof key> {
  const narrowing = plan === null ? (state === null ? 'all' : 'state') : state === null ? 'plan' : 'stateOfPlan'
  return statements[`${whoOf(whose)}.${narrowing}`]
}

function whoOf({ customer, email, words, people: few }: Omit<Filters, 'state' | 'plan'>): People {
  if (customer !== null) return 'customer'
  if (email !== null) return 'email'
  if (few !== null) return 'few'
  return words === '' ? 'anyone' : 'many'
}
