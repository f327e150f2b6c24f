import pg from 'pg'
import type { Progress } from '#scripts/steps.ts'
import { addConversations } from './conversations.ts'
import type { SampleProduct } from './sample.ts'
import { insertLeaderboardPlaces, insertRecords } from './leaderboards.ts'
import { insertWorkoutExercises, insertWorkouts, insertWorkoutSets } from './training.ts'

/** The community's people and posts, as scenarios need them. */
export interface CommunityContents {
  /** Tokens of members who follow 200 others. */
  readers: string[]
  handles: string[]
  /** For each reader, the other person in a long conversation. */
  partners: string[]
  /** Slugs of clubs, each with 500 ranked members. */
  clubs: string[]
  /** A running challenge with everyone in it. */
  challenge: string
  /** The newest posts, by many authors. */
  posts: { id: string; authorId: string }[]
}
export interface CommunitySize {
  people: number
  posts: number
}

const readersMax = 500
const followed = 200
const batch = 50_000
const sampleMax = 5000
const clubSize = 500
/** The number of members with a training log. */
const trainingMembers = 100

/**
 * Makes every customer a member, adds others up to the given number of people, and adds posts of the last 90 days: every third with a
 * picture, every twentieth in a club, every third with a comment, every fifth with reactions, every fifth with a product; and a story for
 * every fifth post, over the last 30 days. `url` is a superuser's.
 */
export async function fillCommunity(
  url: string,
  { people, posts }: CommunitySize,
  { products, tokens }: { products: SampleProduct[]; tokens: string[] },
  progress: Progress = () => {},
): Promise<CommunityContents> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    // Foreign keys and triggers would double the time.
    await client.query('set session_replication_role = replica')
    await client.query('truncate clubs, challenges, stories, conversations, search_documents cascade')
    const count = Math.max(people, tokens.length)
    await addPeople(client, count)
    await client.query(insertClubs, [Math.ceil(count / clubSize)])
    await client.query(insertClubMembers, [clubSize])
    for (let from = 0; from < posts; from += batch) {
      const to = Math.min(from + batch, posts)
      await client.query(insertPosts, [from, to, posts, count, products.map(({ productId }) => productId)])
      progress(to, posts)
    }
    await client.query(insertProductPosts)
    await client.query(insertReposts, [count])
    await client.query(insertPolls)
    await client.query(insertComments, [count])
    await client.query(insertReactions, [count])
    await client.query(insertStories, [Math.ceil(posts / 5), count])
    await client.query(insertStoryViews)
    await client.query(insertClubBests)
    await client.query(insertChallenge)
    await client.query(insertTrainingDays)
    await client.query(insertChallengers)
    await client.query(insertRecords)
    await client.query(insertLeaderboardPlaces)
    await client.query(`update profiles set on_leaderboards = true`)
    await client.query(insertWorkouts, [trainingMembers])
    await client.query(insertWorkoutExercises)
    await client.query(insertWorkoutSets)
    const readers = tokens.slice(0, readersMax)
    const partners = await addConversations(client, readers.length, count)
    return { ...(await readSample(client, readers)), partners }
  } finally {
    await client.end()
  }
}

async function addPeople(client: pg.Client, count: number): Promise<void> {
  // Ordered by customer number, like the tokens: the order of ids differs if many were created within a millisecond.
  await client.query(`
    create temp table people as
    select id, (row_number() over (order by substring(name from '^Customer (\\d+)$')::int nulls last, id) - 1)::int as n from users`)
  await client.query('insert into people select gen_random_uuid(), n from generate_series((select count(*)::int from people), $1 - 1) n', [
    count,
  ])
  await client.query('create unique index on people (n)')
  await client.query('analyze people')
  await client.query(`
    insert into users (id, name, email, role, created_at)
    select id, 'Member ' || n, 'member' || n || '@example.com', 'customer', now() - interval '200 days' from people on conflict (id) do nothing`)
  await client.query(`update users u set handle = 'member_' || n from people p where p.id = u.id`)
  await client.query(`insert into profiles (user_id, name, joined_at) select id, 'Member ' || n, now() - interval '200 days' from people`)
  await client.query(
    `insert into follows (follower_id, followed_id, accepted_at, created_at)
     select a.id, b.id, now() - k * interval '1 hour', now() - k * interval '1 hour'
     from people a, generate_series(1, $2::int) k join people b on true
     where a.n < $1 and b.n = (a.n + k * (($3 - 1) / $2)) % $3`,
    [readersMax, followed, count],
  )
}

/** Ids sort by time, as those of the shop do. */
const insertPosts = `
  insert into posts (id, author_id, club_id, text, media, audience, product_ids, likes, comments, created_at)
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(i % 4096), 3, '0') || '8' || lpad(to_hex(i), 15, '0'))::uuid,
    p.id, case when i % 20 = 7 then m.club_id end, repeat('Five by five, nothing missed. ', 1 + i % 9) || '#squat',
    case when i % 3 = 1 then '[{"url": "/pictures/still-iron.avif", "width": 1600, "height": 900, "blur": "", "alt": "Iron"}]'::jsonb else '[]' end,
    case when i % 10 = 9 then 'followers' else 'public' end,
    case when i % 5 = 1 then array[($5::uuid[])[1 + i % cardinality($5::uuid[])]] else '{}' end,
    case when i % 5 = 0 then 2 else 0 end, case when i % 3 = 0 then 1 else 0 end, at
  from (select i, now() - ($3 - i) * (interval '90 days' / $3::float8) as at from generate_series($1::int, $2::int - 1) i) g
  join people p on p.n = (i::bigint * 7919) % $4 join club_members m on m.user_id = p.id`

/** Does what the trigger of migration 0227 would, since triggers are off here. */
const insertProductPosts = `
  insert into product_posts (product_id, is_owner, post_id)
  select distinct unnest(product_ids), false, id from posts where product_ids <> '{}' and audience = 'public' and club_id is null`

/** Every fifth public post is reposted an hour later. */
const insertReposts = `
  insert into reposts (id, user_id, post_id, created_at)
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(i % 4096), 3, '0') || 'a' || lpad(to_hex(i), 15, '0'))::uuid,
    p.id, t.id, at
  from (
    select id, created_at + interval '1 hour' as at, row_number() over (order by id) as i from posts where audience = 'public' and club_id is null
  ) t join people p on p.n = (t.i * 17) % $1 where t.i % 5 = 0`

/** Every fiftieth post has a poll. */
const insertPolls = `
  insert into polls (post_id, options, is_multiple, votes, voters, ends_at)
  select id, array['Squat', 'Bench', 'Deadlift'], false, array[3, 2, 1], 6, created_at + interval '3 days'
  from (select id, created_at, row_number() over (order by id) as i from posts) t where i % 50 = 0`

const insertComments = `
  insert into comments (id, post_id, author_id, text, created_at)
  select t.id, t.id, p.id, 'Strong!', t.created_at + interval '1 minute'
  from (select id, created_at, row_number() over (order by id) as i from posts where comments > 0) t join people p on p.n = t.i * 31 % $1`

const insertReactions = `
  insert into reactions (post_id, user_id, kind, created_at)
  select t.id, p.id, 'like', t.created_at + interval '1 minute'
  from (select id, created_at, row_number() over (order by id) as i from posts where likes > 0) t, generate_series(0, 1) k join people p on true
  where p.n = (t.i * 13 + k) % $1`

/** Stories of the last 30 days. */
const insertStories = `
  insert into stories (id, owner_id, picture, caption, audience, created_at, expires_at)
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(i % 4096), 3, '0') || '9' || lpad(to_hex(i), 15, '0'))::uuid,
    p.id, '{"url": "/pictures/still-iron.avif", "width": 1600, "height": 900, "blur": "", "alt": "Iron"}', 'Five by five, nothing missed.',
    case when i % 10 = 9 then 'followers' else 'public' end, at, at + interval '1 day'
  from (select i, now() - ($1 - i) * (interval '30 days' / $1::float8) as at from generate_series(0, $1::int - 1) i) g
  join people p on p.n = (i::bigint * 7919) % $2`

/** A third of the current stories were seen by the members who follow 200 others. */
const insertStoryViews = `
  with seen as (
    insert into story_views (story_id, viewer_id, created_at)
    select s.id, f.follower_id, s.created_at + interval '1 minute' from stories s join follows f on f.followed_id = s.owner_id
    where s.expires_at > now() and hashtext(s.id::text || f.follower_id::text) % 3 = 0 returning story_id
  )
  update stories s set views = n.n from (select story_id, count(*)::int as n from seen group by story_id) n where n.story_id = s.id`

const insertClubs = `
  insert into clubs (id, slug, name, visibility, members, created_at)
  select gen_random_uuid(), 'bench-club-' || n, 'Bench club ' || n, 'public', 0, now() from generate_series(0, $1::int - 1) n`

const insertClubMembers = `
  with joined as (
    insert into club_members (club_id, user_id, role, state, joined_at)
    select k.id, p.id, 'member', 'member', now() from people p join clubs k on k.slug = 'bench-club-' || p.n / $1::int returning club_id
  )
  update clubs k set members = j.n from (select club_id, count(*)::int as n from joined group by 1) j where j.club_id = k.id`

/** Does what the triggers of migration 0171 would, since triggers are off here. */
const insertClubBests = `
  insert into club_bests (club_id, user_id, lift, value, dots, sex, weight_class, performed_on)
  select m.club_id, m.user_id, l.lift, l.base + (p.n * 7919 % 320) * 500, 15000 + p.n * 7919 % 30000, case when p.n % 2 = 0 then 'female' else 'male' end,
    case when p.n % 2 = 0 then '63' else '83' end, current_date - p.n % 300
  from club_members m join people p on p.id = m.user_id, (values ('squat', 60000), ('bench', 40000), ('deadlift', 80000)) l (lift, base)`

/** The challenge is halfway through, so that it has past and future days. */
const insertChallenge = `
  insert into challenges (id, title, description, goal, bronze, silver, gold, first_day, last_day, participants, created_at)
  select gen_random_uuid(), 'Thirty tonnes', '', 'volume', 10000000, 20000000, 30000000, current_date - 14, current_date + 15, count(*), now() from people`

const insertTrainingDays = `
  insert into training_days (user_id, day, workouts, sets, reps, volume)
  select p.id, current_date - k * 2, 1, 12, 60, 1000000 + (p.n * 7919 + k * 31) % 2000000 from people p, generate_series(1, 7) k
  on conflict do nothing`

/** Does what the triggers of migration 0531 would, since triggers are off here. */
const insertChallengers = `
  insert into challenge_members (challenge_id, user_id, total, is_ranked, joined_at)
  select c.id, p.id, challenge_total(c, p.id), true, now() from challenges c, people p`

async function readSample(client: pg.Client, readers: string[]): Promise<Omit<CommunityContents, 'partners'>> {
  const posts = await client.query<{ id: string; authorId: string }>(
    `select id, author_id as "authorId" from posts where audience = 'public' and club_id is null order by id desc limit $1`,
    [sampleMax],
  )
  const people = await client.query<{ handle: string }>(
    `select u.handle from profiles p join users u on u.id = p.user_id order by p.user_id limit $1`,
    [sampleMax],
  )
  const clubs = await client.query<{ slug: string }>(`select slug from clubs where slug like 'bench-club-%' order by slug limit 100`)
  const challenges = await client.query<{ id: string }>('select id from challenges')
  return {
    readers,
    posts: posts.rows,
    clubs: clubs.rows.map(({ slug }) => slug),
    challenge: challenges.rows[0]!.id,
    handles: people.rows.map(({ handle }) => handle),
  }
}
