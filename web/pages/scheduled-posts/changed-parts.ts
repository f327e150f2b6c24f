import type { ApiInput } from '#contract/api.ts'
import type { ScheduledPost } from '#contract/scheduled-posts.ts'
import { type DraftPoll, draftPollOf, pollOf } from '#web/features/posts/composer/draft-poll.ts'
import { audienceChoices, type DraftClub, type DraftPicture, type Draft } from '#web/features/posts/composer/draft.ts'

/** The parts of a scheduled post that its form changes besides text and time. */
export interface Parts {
  pictures: DraftPicture[]
  poll: DraftPoll | null
  club: DraftClub | null
  audience: Draft['audience']
}

export const partsOf = ({ media, poll, club, audience }: ScheduledPost): Parts => ({
  pictures: media.map(({ url, width, height, alt, video }) => ({ url, width, height, alt, ...(video && { video }) })),
  poll: poll ? draftPollOf(poll) : null,
  club,
  // The members of a club that was deleted meanwhile aren't an audience: the narrowest one, so that saving shows it to nobody new.
  audience: audienceChoices(club).find((one) => one === audience) ?? audienceChoices(club).at(-1)!,
})

/** The post with captions of its video that were changed: they are saved at once. The post itself if none were. */
export function withCaptions(post: ScheduledPost, pictures: readonly DraftPicture[]): ScheduledPost {
  const media = post.media.map((one) => {
    const video = pictures.find(({ url }) => url === one.url)?.video
    return video && !isSame(video, one.video) ? { ...one, video } : one
  })
  return media.some((one, at) => one !== post.media[at]) ? { ...post, media } : post
}

/** The key of the text that says why the parts can't be saved; null if they can. */
export function problemOf({ poll }: Parts, text: string, uploading: boolean): 'uploading' | 'poll.noQuestion' | 'poll.wrong' | null {
  if (uploading) return 'uploading'
  if (poll && text.trim() === '') return 'poll.noQuestion'
  return poll && !pollOf(poll) ? 'poll.wrong' : null
}

type Changes = Omit<ApiInput<'PATCH /scheduled-posts/:id'>, 'id'>

/** What differs from the post as it is stored; what doesn't isn't sent, so it isn't checked anew. */
export function changedParts(post: ScheduledPost, { pictures, poll, club, audience }: Parts): Changes {
  const media = (list: readonly DraftPicture[]) => list.map(({ url, alt }) => ({ url, alt }))
  const sent = poll && pollOf(poll)
  const before = post.poll ? pollOf(draftPollOf(post.poll)) : null
  return {
    ...(!isSame(media(pictures), media(post.media)) && { media: media(pictures) }),
    ...(!isSame(sent, before) && { poll: sent }),
    ...((club?.id ?? null) !== (post.club?.id ?? null) && { clubId: club?.id ?? null }),
    ...(audience !== post.audience && { audience }),
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
