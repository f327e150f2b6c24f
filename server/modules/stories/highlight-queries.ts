import { statement } from '#server/db/statement.ts'

/** A person's highlights, with the number of stories the viewer may see in each. Flags include removed stories and those for followers. */
export const highlightsOf = statement(
  'stories.highlights',
  { owner: 'uuid', seesHidden: 'bool', isClose: 'bool', limit: 'int8' },
  { id: 'uuid', title: 'text', cover_id: 'uuid', count: 'int4' },
  `
  select h.id, h.title, (array_agg(s.id order by i.position))[1] as cover_id, count(*)::int as count
  from highlights h join highlight_stories i on i.highlight_id = h.id join stories s on s.id = i.story_id
  where h.owner_id = $1 and ($2 or s.removed_at is null) and ($3 or s.audience = 'public')
  group by h.id order by h.id desc limit $4`,
)
export const storiesOfHighlight = statement(
  'stories.inHighlight',
  { id: 'uuid' },
  { title: 'text', story_id: 'uuid' },
  `
  select h.title, i.story_id from highlights h join highlight_stories i on i.highlight_id = h.id where h.id = $1 order by i.position`,
)

/** Serializes changes of a highlight. */
export const lockHighlight = statement(
  'stories.lockHighlight',
  { id: 'uuid', owner: 'uuid' },
  { id: 'uuid' },
  `select id from highlights where id = $1 and owner_id = $2 for no key update`,
)
/** Deletes highlights without stories. */
export const deleteEmpty = statement(
  'stories.deleteEmptyHighlights',
  { owner: 'uuid' },
  {},
  `delete from highlights h where h.owner_id = $1 and not exists (select from highlight_stories i where i.highlight_id = h.id)`,
)
export const countHighlights = statement(
  'stories.countHighlights',
  { owner: 'uuid' },
  { count: 'int4' },
  `select count(*)::int as count from highlights where owner_id = $1`,
)
/** The owner's stories among these, without removed ones. The lock, in id order, keeps them from being deleted concurrently. */
export const lockOwn = statement(
  'stories.lockOwn',
  { ids: 'uuid[]', owner: 'uuid' },
  { id: 'uuid' },
  `select id from stories where id = any($1) and owner_id = $2 and removed_at is null order by id for key share`,
)
export const saveHighlight = statement(
  'stories.saveHighlight',
  { id: 'uuid', owner: 'uuid', title: 'text', stories: 'uuid[]', now: 'timestamptz' },
  {},
  `
  with saved as (
    insert into highlights (id, owner_id, title, created_at) values ($1, $2, $3, $5) on conflict (id) do update set title = excluded.title
    returning id),
    gone as (delete from highlight_stories where highlight_id = $1 and story_id <> all($4))
  insert into highlight_stories (highlight_id, story_id, position) select s.id, o.story, o.at::int
  from saved s, unnest($4) with ordinality o(story, at)
  on conflict (highlight_id, story_id) do update set position = excluded.position`,
)
export const deleteHighlight = statement(
  'stories.deleteHighlight',
  { id: 'uuid', owner: 'uuid' },
  {},
  `delete from highlights where id = $1 and owner_id = $2`,
)
