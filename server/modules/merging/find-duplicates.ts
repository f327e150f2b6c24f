import type { Transactions } from '#server/db/statement.ts'
import { allowSlow, statement } from '#server/db/statement.ts'

/** A key shared by more people says nothing about any two of them: the phone of a gym, the address of an office. */
const sharedByMax = 10
const pairsMax = 10_000
/** Typos are looked for in at most this many domains, the most used first. */
const domainsMax = 20_000
/** Shorter names and domains are similar by chance. */
const letters = { name: 5, domain: 6 }

const isCustomer = (u: string) => `${u}.merged_into is null and ${u}.role = 'customer'`
const nameOf = (email: string) => `split_part(${email}, '@', 1)`
const domainOf = (email: string) => `split_part(${email}, '@', 2)`
/** The mailbox without dots and +tag, which most providers ignore. */
const mailbox = `regexp_replace(replace(${nameOf('email')}, '.', ''), '\\+.*', '')`

/** The keys by which accounts are recognized as similar; each key has a kind. */
const keys = `
  select distinct 'phone' as kind, n.number as key, u.id from users u cross join lateral (values (u.phone), (u.unproved_phone)) n (number)
  where ${isCustomer('u')} and n.number is not null
  union all
  select distinct 'address', place_key(a.first_name, a.last_name, a.address_line1, a.post_code, a.country), u.id
  from addresses a join users u on u.id = a.user_id where ${isCustomer('u')}
  union all
  select 'email', ${mailbox} || '@' || case ${domainOf('email')} when 'googlemail.com' then 'gmail.com' else ${domainOf('email')} end, u.id
  from users u where email is not null and ${mailbox} <> '' and ${isCustomer('u')}`

/** Domains that differ by one letter or by two swapped ones: they become equal when a letter of one or of both is left out. */
const similarDomains = `
  select distinct rare.domain as mistyped, usual.domain as meant from shortened rare join shortened usual using (short)
  where (rare.people, rare.domain) < (usual.people, usual.domain)`

/** Finds all pairs. Those that no longer match are removed; known ones keep the day on which they were found. */
const find = statement(
  'merging.findPossibleDuplicates',
  { now: 'timestamptz' },
  {},
  `
  with shared as (
    select kind, array_agg(id order by id) as ids from (${keys}) k group by kind, key having count(*) between 2 and ${sharedByMax}
  ), domains as (
    select ${domainOf('email')} as domain, count(*) as people from users u where email is not null and ${isCustomer('u')} group by 1
    order by people desc, domain limit ${domainsMax}
  ), shortened as materialized (
    select domain, people, overlay(domain placing '' from n for 1) as short from domains, generate_series(1, length(domain)) n
    where length(domain) >= ${letters.domain}
    union select domain, people, domain from domains where length(domain) >= ${letters.domain}
  ), similar_domains as materialized (${similarDomains}), mistyped as (
    select r.id as rare, u.id as usual from similar_domains n join users r on ${domainOf('r.email')} = n.mistyped
      join users u on u.email = ${nameOf('r.email')} || '@' || n.meant
    where length(${nameOf('r.email')}) >= ${letters.name} and ${isCustomer('r')} and ${isCustomer('u')}
  ), pairs as (
    select a as one, b as other, kind from shared, unnest(ids) a, unnest(ids) b where a < b
    union all select least(rare, usual), greatest(rare, usual), 'email' from mistyped
  ), found as materialized (
    select one, other, array_agg(distinct kind) as same from pairs group by one, other order by count(distinct kind) desc, one, other
      limit ${pairsMax}
  ), ended as (
    delete from possible_doubles d where not exists (select from found f where f.one = d.one and f.other = d.other)
  )
  insert into possible_doubles as d (id, one, other, same, found_at)
  select gen_random_uuid(), one, other, same, $1 from found
  on conflict (one, other) do update set same = excluded.same where d.same <> excluded.same`,
  { slow: true },
)

/** Applies verdicts also to pairs that are found again, and to pairs whose verdict moved with a merged account. */
const applyVerdicts = statement(
  'merging.applyVerdicts',
  {},
  {},
  `
  update possible_doubles d set is_dismissed = v.are_different
  from possible_doubles p cross join lateral (
    select are_different from double_verdicts v where v.one = p.one and v.other = p.other order by number desc limit 1) v
  where d.id = p.id and d.is_dismissed <> v.are_different`,
)

/** Searches all customers for those who may be one person, and stores the pairs for the staff's list. */
export const findAllDuplicates = (database: Transactions, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await allowSlow(tx)
    await find.run(tx, { now })
    await applyVerdicts.run(tx, {})
  })
