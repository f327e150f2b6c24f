import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, messageOnly, text } from './fields.ts'
import { limits } from './limits.ts'
import { handle, person } from './people.ts'
import { communityLimits } from './rate-limits.ts'
import { story, storyReference } from './stories.ts'

const tag = 'Stories'
const byId = z.object({ id })
const highlightTitle = text(1, limits.highlight.title)

/** Past stories that their owner has grouped under a title. The cover is the first that the caller may see. */
export const highlight = z.object({ id, title: z.string(), cover: storyReference, count: z.int() }).meta({ id: 'Highlight' })
export type Highlight = z.infer<typeof highlight>

const storyIds = z.array(id).min(1).max(limits.highlight.storiesMax)

export const listHighlights = endpoint({
  id: 'listHighlights',
  route: 'GET /people/:handle/highlights',
  tag,
  auth: 'customer',
  summary: "List a person's highlights with stories that the caller may see, newest first",
  input: z.object({ handle }),
  output: z.object({ items: z.array(highlight) }),
  refusals: ['NOT_FOUND'],
})
export const getHighlight = endpoint({
  id: 'getHighlight',
  route: 'GET /highlights/:id',
  tag,
  auth: 'customer',
  summary: 'Get a highlight with its stories, as far as the caller may see them',
  input: byId,
  output: z.object({ id, title: z.string(), user: person, stories: z.array(story) }),
  refusals: ['NOT_FOUND'],
})
export const addHighlight = endpoint({
  id: 'addHighlight',
  route: 'POST /highlights',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  summary: "Create a highlight of the caller's own stories, with a title; stories in a highlight don't expire",
  input: z.object({ title: highlightTitle, storyIds }),
  output: highlight,
  refusals: ['TOO_MANY_HIGHLIGHTS', 'ACCOUNT_IS_SUSPENDED'],
})
export const changeHighlight = endpoint({
  id: 'changeHighlight',
  route: 'PUT /highlights/:id',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary: "Update the title and the stories of the caller's own highlight",
  input: byId.extend({ title: highlightTitle, storyIds }),
  output: highlight,
  refusals: ['NOT_FOUND', 'ACCOUNT_IS_SUSPENDED'],
})
export const deleteHighlight = endpoint({
  id: 'deleteHighlight',
  route: 'DELETE /highlights/:id',
  tag,
  auth: 'customer',
  summary: "Delete the caller's own highlight; its stories stay in the archive",
  input: byId,
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
