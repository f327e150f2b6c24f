import { statement } from '#server/db/statement.ts'

const page = { before: 'uuid', limit: 'int8' } as const

/** Posts that anyone may read, newest first: for everyone, in no club, by public profiles. */
export const findablePosts = statement(
  'seo.posts',
  page,
  { id: 'uuid', changed_at: 'date' },
  `
  select p.id, coalesce(p.edited_at, p.created_at)::date as changed_at from posts p join users u on u.id = p.author_id
  where p.audience = 'public' and p.club_id is null and p.removed_at is null and u.privacy = 'public' and p.id < $1
  order by p.id desc limit $2`,
)
/** Public profiles of people who have something to show, latest joined first. */
export const findablePeople = statement(
  'seo.people',
  page,
  { id: 'uuid', handle: 'text' },
  `
  select p.user_id as id, u.handle from profiles p join users u on u.id = p.user_id
  where p.user_id < $1 and u.privacy = 'public' and u.handle is not null and p.suspended_until is null
    and (p.posts > 0 or (select true from records r where r.user_id = p.user_id and r.removed_at is null limit 1))
  order by p.user_id desc limit $2`,
)
export const findableClubs = statement(
  'seo.clubs',
  page,
  { id: 'uuid', slug: 'text', cover: 'text?' },
  `select id, slug, cover from clubs where id < $1 and visibility = 'public' and removed_at is null order by id desc limit $2`,
)
