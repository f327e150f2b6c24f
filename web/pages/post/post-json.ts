import type { Comment } from '#contract/comments.ts'
import type { Post, Reactions } from '#contract/post.ts'
import type { Person } from '#contract/people.ts'
import { shareUrls } from '#contract/share-urls.ts'
import { urls } from '#contract/urls.ts'

const personJson = ({ name, handle }: Person, origin: string) => ({ '@type': 'Person', name, url: origin + urls.person(handle) })
const all = (counts: Reactions): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
const counter = (type: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${type}`,
  userInteractionCount: count,
})

/** Structured data of a post with its first comments, for search engines. */
export function postJson(post: Post, comments: Comment[], origin: string): object {
  const { id, author, text, media, counts, createdAt, editedAt } = post
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url: origin + urls.post(id),
    author: personJson(author, origin),
    datePublished: createdAt,
    ...(editedAt && { dateModified: editedAt }),
    ...(text && { text }),
    image: media.length > 0 ? media.map(({ url }) => origin + url) : [origin + shareUrls.post(id)],
    interactionStatistic: [counter('LikeAction', all(counts)), counter('CommentAction', post.comments)],
    ...(comments.length > 0 && {
      comment: comments.map((one) => ({
        '@type': 'Comment',
        text: one.text,
        author: personJson(one.author, origin),
        datePublished: one.createdAt,
      })),
    }),
  }
}
