import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, text } from './fields.ts'
import { limits } from './limits.ts'
import { person } from './people.ts'
import { searchLimits } from './rate-limits.ts'

const common = { tag: 'Posts', auth: 'customer', rateLimits: searchLimits, maxAge: 0 } as const

export const listMentionSuggestions = endpoint({
  id: 'listMentionSuggestions',
  route: 'GET /mention-suggestions',
  ...common,
  summary:
    "Suggest people for an unfinished @, at most eight: those the caller follows first, then members of the caller's clubs, then others; only people who may see the post",
  input: z.object({
    q: text(0, limits.name.max).default(''),
    /** The club of the post. */
    clubId: id.optional(),
    /** The post of the comment. */
    postId: id.optional(),
  }),
  output: z.object({ items: z.array(person) }),
  refusals: ['NOT_FOUND'],
})

export const listHashtagSuggestions = endpoint({
  id: 'listHashtagSuggestions',
  route: 'GET /hashtag-suggestions',
  ...common,
  summary: 'Suggest hashtags that begin like this, from posts for everyone: at most eight, those with the most recent posts first',
  input: z.object({ q: text(1, limits.post.tagLength) }),
  output: z.object({ items: z.array(z.object({ hashtag: z.string() })) }),
  refusals: [],
})
