import { limits } from '#contract/limits.ts'
import { hourMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { DraftStory } from './draft-stories.ts'
import { pictureOf } from './scenes.ts'
import { highlightTitles } from './texts/stories.ts'

/** Stories and their views as table rows. */
export function storyRows(drafts: DraftStory[], now: Date) {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs)
  const all = drafts.map((draft) => ({ id: newId(at(draft.hoursAgo)), draft }))
  const highlights = Object.entries(highlightTitles).flatMap(([handle, title]) => {
    const own = all.filter(({ draft }) => draft.owner.handle === handle)
    return own[0] ? [{ id: newId(at(1)), owner_id: own[0].draft.owner.id, title, created_at: at(1), own }] : []
  })
  return {
    highlights: highlights.map(({ own: _, ...row }) => row),
    highlightStories: highlights.flatMap(({ id, own }) => own.map((one, position) => ({ highlight_id: id, story_id: one.id, position }))),
    stories: all.map(({ id, draft: { owner, hoursAgo, picture, sticker, product, caption, audience, views } }) => ({
      id,
      owner_id: owner.id,
      picture: pictureOf(picture),
      caption,
      sticker: sticker?.text ?? null,
      sticker_unit: sticker?.unit ?? '',
      product_id: product?.id ?? null,
      is_owned: product?.isOwned ?? false,
      audience,
      views: views.length,
      created_at: at(hoursAgo),
      expires_at: at(hoursAgo - limits.story.hours),
    })),
    storyViews: all.flatMap(({ id, draft }) =>
      draft.views.map(({ by, hoursAgo }) => ({ story_id: id, viewer_id: by.id, created_at: at(hoursAgo) })),
    ),
  }
}
