import type { ApiInput } from '#contract/api.ts'
import type { Story } from '#contract/stories.ts'
import type { TestApp } from './app.ts'
import type { Member } from './community.ts'
import { upload } from './pictures.ts'

/** Stored rows of pictures, as if they had been uploaded. */
export async function storyPictures(app: TestApp, { userId }: Member, count: number): Promise<string[]> {
  const { rows } = await app.database.db.query({
    text: `insert into uploads (id, owner_id, feature, state, bytes, width, height, blurhash, blur, delete_at, created_at)
      select gen_random_uuid(), $1, 'story', 'ready', 1, 4, 3, 'x', 'x', $2::timestamptz + interval '1 day', $2 from generate_series(1, $3) returning id`,
    values: [userId, app.now(), count],
  })
  return (rows as { id: string }[]).map(({ id }) => `/media/${id}.webp`)
}

/** Shares a story, a second later than anything before; without a given picture, one that is never loaded. */
export async function shareStory(app: TestApp, by: Member, input: Partial<ApiInput<'POST /story/share'>> = {}): Promise<Story> {
  app.pass(1000)
  const mediaUrl = input.mediaUrl ?? (await storyPictures(app, by, 1))[0]!
  return app.call('POST /story/share', { ...input, mediaUrl }, by)
}

type Input = Parameters<typeof shareStory>[2]

/** The calls about stories, of an app that is started later. */
export const storyCalls = (app: () => TestApp) => ({
  share: (by: Member, input: Input = {}) => shareStory(app(), by, input),
  /** Shares a story with an existing picture file. */
  shareFile: async (by: Member, input: Input = {}) =>
    shareStory(app(), by, { mediaUrl: (await upload(app(), by.token, 'story')).url, ...input }),
  read: (by: { token: string }, id: string) => app().call('GET /story/:id', { id }, by),
  see: (by: { token: string }, id: string) => app().call('PUT /story/:id/seen', { id }, by),
  rail: (by: { token: string }) => app().call('GET /story/fetch-stories', {}, by),
  ofPerson: (by: { token: string }, { handle }: Member) => app().call('GET /people/:handle/stories', { handle }, by),
  own: async (by: Member) => (await app().call('GET /story/my-story', {}, by)).stories,
})
