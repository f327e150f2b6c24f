import type { ClubResult, FoundClub, FoundPerson, PersonResult } from '#contract/search.ts'
import type { Relation } from '#contract/people.ts'
import { type Db, statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'

const relations = statement(
  'search.relations',
  { ids: 'uuid[]', viewer: 'uuid' },
  { id: 'uuid', is_self: 'bool', follow: textOf<Relation['follow']>(), follows_me: 'bool', is_muted: 'bool' },
  `
  select i.id, i.id = $2 as is_self,
    case when f.follower_id is null then 'none' when f.accepted_at is null then 'requested' else 'following' end as follow,
    exists (select from follows b where b.follower_id = i.id and b.followed_id = $2 and b.accepted_at is not null) as follows_me,
    exists (select from mutes m where m.muter_id = $2 and m.muted_id = i.id) as is_muted
  from unnest($1::uuid[]) i (id) left join follows f on f.follower_id = $2 and f.followed_id = i.id`,
)
const memberships = statement(
  'search.memberships',
  { ids: 'uuid[]', viewer: 'uuid' },
  { id: 'uuid', state: textOf<'member' | 'requested'>() },
  `select club_id as id, state from club_members where user_id = $2 and club_id = any($1) and state <> 'banned'`,
)

/** The people found, with the viewer's relation to each. People whom the viewer blocked aren't among them. */
export async function withRelations(db: Db, people: FoundPerson[], viewer: string | null): Promise<PersonResult[]> {
  const ids = people.map(({ id }) => id)
  const rows = viewer === null || ids.length === 0 ? [] : await relations.all(db, { ids, viewer })
  const known = new Map(rows.map((row) => [row.id, row]))
  return people.map((person) => {
    const row = known.get(person.id)
    return {
      ...person,
      relation: row
        ? { isSelf: row.is_self, follow: row.follow, followsMe: row.follows_me, isBlocked: false, isMuted: row.is_muted }
        : null,
    }
  })
}

/** The clubs found, with whether the viewer is a member of each. */
export async function withMemberships(db: Db, clubs: FoundClub[], viewer: string | null): Promise<ClubResult[]> {
  const ids = clubs.map(({ id }) => id)
  const rows = viewer === null || ids.length === 0 ? [] : await memberships.all(db, { ids, viewer })
  const known = new Map(rows.map(({ id, state }) => [id, state]))
  return clubs.map((club) => ({ ...club, membership: known.get(club.id) ?? null }))
}
