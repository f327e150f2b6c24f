import { statement } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'

const rows = { rows: json<object[]>() } as const
/** A statement that inserts rows into a table: takes its fields' names and column types. */
export const adds = (name: string, table: string, columns: Record<string, string>) => {
  const names = Object.keys(columns).join(', ')
  const typed = Object.entries(columns).map(([column, type]) => `${column} ${type}`)
  return statement(
    `seed.${name}`,
    rows,
    {},
    `insert into ${table} (${names}) select ${names} from json_to_recordset($1) as r (${typed.join(', ')})`,
  )
}

export const findUsers = statement(
  'seed.usersByEmail',
  { emails: 'text[]' },
  { id: 'uuid', email: 'text', created_at: 'timestamptz' },
  `select id, email, created_at from users where email = any($1)`,
)

/** Products of their orders that have arrived, without those they gave three stars or fewer. */
export const findOwned = statement(
  'seed.ownedProducts',
  { users: 'uuid[]' },
  { user_id: 'uuid', product_id: 'uuid', slug: 'text', ordered_at: 'timestamptz' },
  `
  select distinct on (o.user_id, l.product_id) o.user_id, l.product_id, l.slug, o.ordered_at
  from orders o join order_lines l on l.order_id = o.id
  where o.user_id = any($1) and o.shipping_status = 'Delivered'
    and not exists (select from reviews r where r.user_id = o.user_id and r.product_id = l.product_id and r.rating < 4)
  order by o.user_id, l.product_id, o.ordered_at`,
)
export const findProducts = statement(
  'seed.productsBySlug',
  { slugs: 'text[]' },
  { id: 'uuid', slug: 'text' },
  `select id, slug from products where slug = any($1)`,
)

export const setAccounts = statement(
  'seed.setCommunityAccounts',
  rows,
  {},
  `
  update users u set handle = r.handle, bio = r.bio, privacy = r.privacy, max_squat = r.max_squat, avatar = r.avatar,
    date_of_birth = coalesce(u.date_of_birth, r.date_of_birth)
  from json_to_recordset($1) as r (user_id uuid, handle text, bio text, avatar text, privacy text, max_squat int, date_of_birth date) where u.id = r.user_id`,
)
export const addProfiles = adds('addProfiles', 'profiles', {
  user_id: 'uuid',
  name: 'text',
  place: 'text',
  cover: 'text',
  sex: 'text',
  body_weight: 'int',
  shows_kit: 'boolean',
  on_leaderboards: 'boolean',
  shows_age: 'boolean',
  posts: 'int',
  followers: 'int',
  following: 'int',
  joined_at: 'timestamptz',
  disclaimer_accepted_at: 'timestamptz',
})
export const addFollows = adds('addFollows', 'follows', {
  follower_id: 'uuid',
  followed_id: 'uuid',
  accepted_at: 'timestamptz',
  created_at: 'timestamptz',
})
export const addRecords = adds('addRecords', 'records', {
  id: 'uuid',
  user_id: 'uuid',
  lift: 'text',
  measure: 'text',
  value: 'int',
  gain: 'int',
  sex: 'text',
  body_weight: 'int',
  performed_on: 'date',
  note: 'text',
  created_at: 'timestamptz',
})
export const addClubs = adds('addClubs', 'clubs', {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  description: 'text',
  rules: 'text',
  place: 'text',
  cover: 'text',
  visibility: 'text',
  members: 'int',
  posts: 'int',
  created_at: 'timestamptz',
})
export const addClubMembers = adds('addClubMembers', 'club_members', {
  club_id: 'uuid',
  user_id: 'uuid',
  role: 'text',
  state: 'text',
  joined_at: 'timestamptz',
})
export const addPosts = adds('addPosts', 'posts', {
  id: 'uuid',
  author_id: 'uuid',
  text: 'text',
  media: 'jsonb',
  audience: 'text',
  club_id: 'uuid',
  record_id: 'uuid',
  product_ids: 'uuid[]',
  owned_ids: 'uuid[]',
  mentions: 'text[]',
  likes: 'int',
  loves: 'int',
  fires: 'int',
  strongs: 'int',
  claps: 'int',
  wows: 'int',
  comments: 'int',
  created_at: 'timestamptz',
  is_quote: 'boolean',
  quoted_id: 'uuid',
  reposts: 'int',
  allows_reposts: 'boolean',
})
export const addPolls = adds('addPolls', 'polls', {
  post_id: 'uuid',
  options: 'text[]',
  is_multiple: 'boolean',
  votes: 'int[]',
  voters: 'int',
  ends_at: 'timestamptz',
  notified_at: 'timestamptz',
})
export const addVotes = adds('addVotes', 'poll_votes', { post_id: 'uuid', user_id: 'uuid', choices: 'int[]', created_at: 'timestamptz' })
export const addReposts = adds('addReposts', 'reposts', { id: 'uuid', user_id: 'uuid', post_id: 'uuid', created_at: 'timestamptz' })
export const addStories = adds('addStories', 'stories', {
  id: 'uuid',
  owner_id: 'uuid',
  picture: 'jsonb',
  caption: 'text',
  sticker: 'text',
  sticker_unit: 'text',
  product_id: 'uuid',
  is_owned: 'boolean',
  audience: 'text',
  views: 'int',
  created_at: 'timestamptz',
  expires_at: 'timestamptz',
})
export const addStoryViews = adds('addStoryViews', 'story_views', { story_id: 'uuid', viewer_id: 'uuid', created_at: 'timestamptz' })
export const addHighlights = adds('addHighlights', 'highlights', { id: 'uuid', owner_id: 'uuid', title: 'text', created_at: 'timestamptz' })
export const addHighlightStories = adds('addHighlightStories', 'highlight_stories', {
  highlight_id: 'uuid',
  story_id: 'uuid',
  position: 'int',
})
export const addTags = adds('addPostTags', 'post_tags', { tag: 'text', post_id: 'uuid' })
export const addReactions = adds('addReactions', 'reactions', {
  post_id: 'uuid',
  user_id: 'uuid',
  kind: 'text',
  created_at: 'timestamptz',
})
export const addComments = adds('addComments', 'comments', {
  id: 'uuid',
  post_id: 'uuid',
  parent_id: 'uuid',
  author_id: 'uuid',
  text: 'text',
  replies: 'int',
  created_at: 'timestamptz',
})
export const addReports = adds('addReports', 'community_reports', {
  kind: 'text',
  subject_id: 'uuid',
  reporter_id: 'uuid',
  reason: 'text',
  note: 'text',
  created_at: 'timestamptz',
})
export const addCases = adds('addCases', 'moderation_cases', {
  id: 'uuid',
  kind: 'text',
  subject_id: 'uuid',
  owner_id: 'uuid',
  reports: 'int',
  severity: 'int',
  state: 'text',
  opened_at: 'timestamptz',
  decision: 'text',
  reason: 'text',
  message: 'text',
  decided_at: 'timestamptz',
  appeal: 'text',
  appealed_at: 'timestamptz',
})
export const addEvents = adds('addClubEvents', 'club_events', {
  id: 'uuid',
  club_id: 'uuid',
  created_by: 'uuid',
  title: 'text',
  description: 'text',
  place: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  capacity: 'int',
  going: 'int',
  waiting: 'int',
  created_at: 'timestamptz',
})
/** Inserts in the given order, which the waiting list keeps. */
export const addRsvps = adds('addClubRsvps', 'club_rsvps', { event_id: 'uuid', user_id: 'uuid', state: 'text', created_at: 'timestamptz' })
export const addNotifications = adds('addNotifications', 'notifications', {
  id: 'uuid',
  user_id: 'uuid',
  kind: 'text',
  group_key: 'text',
  post_id: 'uuid',
  comment_id: 'uuid',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  read_at: 'timestamptz',
})
export const addNotificationActors = adds('addNotificationActors', 'notification_actors', {
  notification_id: 'uuid',
  actor_id: 'uuid',
  at: 'timestamptz',
})

export const addTrainingDays = adds('addTrainingDays', 'training_days', {
  user_id: 'uuid',
  day: 'date',
  workouts: 'int',
  sets: 'int',
  reps: 'int',
  volume: 'bigint',
})
export const addChallenges = adds('addChallenges', 'challenges', {
  id: 'uuid',
  club_id: 'uuid',
  title: 'text',
  description: 'text',
  goal: 'text',
  exercise: 'text',
  bronze: 'bigint',
  silver: 'bigint',
  gold: 'bigint',
  first_day: 'date',
  last_day: 'date',
  created_at: 'timestamptz',
  final_at: 'timestamptz',
  told_at: 'timestamptz',
})
/** Inserts with what each participant has trained during the challenge, and with the result if it's over. */
export const addParticipants = statement(
  'seed.addParticipants',
  rows,
  {},
  `
  insert into challenge_members (challenge_id, user_id, total, is_ranked, joined_at, result)
  select r.challenge_id, r.user_id, d.total, in_rankings(r.user_id, c.club_id), r.joined_at,
    case when c.final_at is null then null when d.total >= c.gold then 'gold' when d.total >= c.silver then 'silver' when d.total >= c.bronze then 'bronze' else 'none' end
  from json_to_recordset($1) as r (challenge_id uuid, user_id uuid, joined_at timestamptz) join challenges c on c.id = r.challenge_id
    cross join lateral (select challenge_total(c, r.user_id) as total) d`,
)
export const addConversations = adds('addConversations', 'conversations', {
  id: 'uuid',
  low_id: 'uuid',
  high_id: 'uuid',
  last_at: 'timestamptz',
  created_at: 'timestamptz',
})
export const addConversationMembers = adds('addConversationMembers', 'conversation_members', {
  conversation_id: 'uuid',
  user_id: 'uuid',
  other_id: 'uuid',
  state: 'text',
  unread: 'int',
  read_until: 'timestamptz',
  last_at: 'timestamptz',
})
export const addConversationMessages = adds('addConversationMessages', 'conversation_messages', {
  id: 'uuid',
  conversation_id: 'uuid',
  sender_id: 'uuid',
  text: 'text',
  attachment: 'text',
  picture: 'jsonb',
  product_id: 'uuid',
  record_id: 'uuid',
  story_id: 'uuid',
  created_at: 'timestamptz',
})
