import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { signedAddress } from '#server/modules/media/media.ts'

interface StoryData {
  stories: {
    id: string
    picture: string
    alt: string
    caption: string
    sticker: string | null
    audience: string
    at: string
    views: number
  }[]
  highlights: { title: string; stories: string[] }[]
  storiesSeen: { id: string; at: string }[]
}

const everything = statement(
  'stories.personalData',
  { user: 'uuid' },
  { data: json<StoryData>() },
  `
  select json_build_object(
    'stories', (select coalesce(json_agg(json_build_object('id', id, 'picture', picture->>'url', 'alt', picture->>'alt', 'caption', caption,
      'sticker', nullif(concat_ws(' ', sticker, nullif(sticker_unit, '')), ''), 'audience', audience, 'at', created_at, 'views', views)
      order by id desc), '[]') from stories where owner_id = $1),
    'highlights', (select coalesce(json_agg(json_build_object('title', h.title, 'stories', array(
      select i.story_id from highlight_stories i where i.highlight_id = h.id order by i.position)) order by h.id), '[]') from highlights h
        where h.owner_id = $1),
    'storiesSeen', (select coalesce(json_agg(json_build_object('id', story_id, 'at', created_at) order by created_at desc), '[]')
      from story_views where viewer_id = $1)) as data`,
)

const weekMs = 7 * 86_400_000

/** The stories that a person shared, with picture addresses that work for a week, and the stories they have seen. */
export async function exportStories(
  tx: Tx,
  user: string,
  { now, signingSecret }: { now: Date; signingSecret: string },
): Promise<StoryData> {
  const { data } = (await everything.one(tx, { user }))!
  const until = new Date(now.getTime() + weekMs)
  const inUtc = (at: string) => new Date(at).toISOString()
  return {
    highlights: data.highlights,
    stories: data.stories.map((one) => ({ ...one, picture: signedAddress(signingSecret, one.picture, until), at: inUtc(one.at) })),
    storiesSeen: data.storiesSeen.map((one) => ({ ...one, at: inUtc(one.at) })),
  }
}

/** Locks the stories that the person has seen, in id order. */
const lockSeen = statement(
  'stories.lockSeen',
  { user: 'uuid' },
  {},
  `select from stories where id in (select story_id from story_views where viewer_id = $1) order by id for no key update`,
)
const erase = statement(
  'stories.erase',
  { user: 'uuid' },
  {},
  `
  with gone as (delete from story_views where viewer_id = $1 returning story_id),
    shown as (delete from highlights where owner_id = $1),
    counted as (update stories s set views = s.views - 1 from gone g where s.id = g.story_id and s.owner_id <> $1)
  delete from stories where owner_id = $1`,
  { slow: true },
)

/** Erases a person's stories and their views of others' stories. Pictures are deleted with their uploads. */
export async function eraseStories(tx: Tx, user: string): Promise<void> {
  await lockSeen.run(tx, { user })
  await erase.run(tx, { user })
}
