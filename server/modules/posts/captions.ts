import type { Video } from '#contract/media.ts'
import { refuse } from '#contract/refuse.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'
import type { UsedVideo, VideoUsers } from '#server/modules/media/media.ts'
import { refuseSuspended } from '#server/modules/profiles/profiles.ts'
import { lockPost } from './queries.ts'
import { lockOwn } from './scheduled-queries.ts'

/** Puts the changed video into the one picture of `media` that is its poster. */
const withVideo = `(
  select jsonb_agg(case when m->>'url' = $2 then jsonb_set(m, '{video}', $3) else m end order by place)
  from jsonb_array_elements(media) with ordinality x (m, place))`
const given = { id: 'uuid', poster: 'text', video: jsonb<Video>() } as const
const setVideo = {
  // A trigger announces the post.
  post: statement('posts.setVideo', given, {}, `update posts set media = ${withVideo} where id = $1 and media <> '[]'`),
  'scheduled-post': statement(
    'scheduledPosts.setVideo',
    given,
    {},
    `update scheduled_posts set media = ${withVideo} where id = $1 and media <> '[]'`,
  ),
}

/** The kind and the id of the post that uses a video; fails with INVALID_INPUT if it's no post. */
function postOf({ usedBy }: UsedVideo): { kind: keyof typeof setVideo; id: string } {
  const [kind, id] = usedBy.split(':')
  if (id === undefined || (kind !== 'post' && kind !== 'scheduled-post'))
    throw refuse('INVALID_INPUT', { poster: ['must be one of your videos'] })
  return { kind, id }
}

/** Videos of posts and scheduled posts. Fails with ACCOUNT_IS_SUSPENDED, as changing a post does. */
export const postVideos: VideoUsers = {
  async lock(tx, used, { caller: { userId }, now }) {
    const { kind, id } = postOf(used)
    await refuseSuspended(tx, userId, now)
    await (kind === 'post' ? lockPost.one(tx, { id }) : lockOwn.one(tx, { id, author: userId }))
  },
  async change(tx, used, video) {
    const { kind, id } = postOf(used)
    await setVideo[kind].run(tx, { id, poster: used.poster, video })
  },
}
