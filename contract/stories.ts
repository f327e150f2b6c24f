import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, messageOnly, multiline, queryInt, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { mediaUrl, pictureRefusals } from './media.ts'
import { taggedProduct } from './post.ts'
import { handle, person } from './people.ts'
import { communityLimits } from './rate-limits.ts'

export const storyAudiences = ['public', 'followers'] as const
export type StoryAudience = (typeof storyAudiences)[number]

const sticker = z.strictObject({ text: text(1, limits.story.sticker), unit: text(0, limits.story.stickerUnit).default('') })

/** A picture shown for a day. `mediaUrl` works until its end; in the archive, its owner gets another URL that works for an hour. */
export const story = z
  .object({
    id,
    user: person,
    mediaUrl: z.string(),
    width: z.int(),
    height: z.int(),
    /** A tiny WebP in base64, shown until the picture is loaded. */
    blur: z.string(),
    alt: z.string(),
    caption: z.string(),
    /** One number or word in large type. */
    sticker: z.object({ text: z.string(), unit: z.string() }).nullable(),
    product: taggedProduct.nullable(),
    audience: z.enum(storyAudiences),
    createdAt: time,
    expiresAt: time,
    /** Whether the caller has seen it; always true for their own. */
    isSeen: z.boolean(),
    /** The number of viewers; null for everyone but its owner. */
    views: z.int().nullable(),
    /** Why moderators took it down; it's then visible only to its owner. */
    removedReason: z.string().nullable(),
  })
  .meta({ id: 'Story' })
export type Story = z.infer<typeof story>

/** A story as shown in a reply to it. */
export const storyReference = story
  .pick({ id: true, mediaUrl: true, width: true, height: true, blur: true, alt: true })
  .meta({ id: 'StoryReference' })
export type StoryReference = z.infer<typeof storyReference>

/** A person with their active stories, oldest first, and the number the caller hasn't seen. */
export const personStories = z.object({ user: person, stories: z.array(story), unseen: z.int() }).meta({ id: 'PersonStories' })
export type PersonStories = z.infer<typeof personStories>

const tag = 'Stories'
const byId = z.object({ id })
const page = { limit, cursor: cursor.optional() }

export const shareStory = endpoint({
  id: 'shareStory',
  route: 'POST /story/share',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  status: 201,
  summary: `Share a picture for ${limits.story.hours} hours`,
  input: z.object({
    mediaUrl,
    alt: text(0, limits.upload.alt).default(''),
    caption: multiline(0, limits.story.caption).default(''),
    sticker: sticker.optional(),
    productId: id.optional(),
    audience: z.enum(storyAudiences).default('public'),
  }),
  output: story,
  refusals: ['TOO_MANY_STORIES', 'ACCOUNT_IS_SUSPENDED', ...pictureRefusals],
})
export const listOwnStories = endpoint({
  id: 'listOwnStories',
  route: 'GET /story/my-story',
  tag,
  auth: 'customer',
  summary: "List the caller's own active stories, oldest first",
  input: z.object({}),
  output: z.object({ stories: z.array(story) }),
  refusals: [],
})
export const listStories = endpoint({
  id: 'listStories',
  route: 'GET /story/fetch-stories',
  tag,
  auth: 'customer',
  summary:
    'List the people the caller follows who have active stories: unseen ones first, then the newest. Seen ones move back, so that the next come up',
  input: z.object({ limit: queryInt(1, limits.story.peopleMax).default(limits.story.people) }),
  output: z.object({ people: z.array(personStories) }),
  refusals: [],
})
export const listArchivedStories = endpoint({
  id: 'listArchivedStories',
  route: 'GET /story/archive',
  tag,
  auth: 'customer',
  summary: "List the caller's own expired stories, newest first",
  input: z.object(page),
  output: z.object({ items: z.array(story), nextCursor: z.string().nullable() }),
  refusals: [],
})
export const getStory = endpoint({
  id: 'getStory',
  route: 'GET /story/:id',
  tag,
  auth: 'customer',
  summary: 'Get a story; only its owner finds an expired one',
  input: byId,
  output: story,
  refusals: ['NOT_FOUND'],
})
export const seeStory = endpoint({
  id: 'seeStory',
  route: 'PUT /story/:id/seen',
  rateLimits: communityLimits,
  tag,
  auth: 'customer',
  summary:
    "Mark a story as seen. Each person counts once; the caller's own stories, and those that only moderators may see, aren't counted",
  input: byId,
  output: z.object({ isSeen: z.boolean() }),
  refusals: ['NOT_FOUND'],
})
export const deleteStory = endpoint({
  id: 'deleteStory',
  route: 'DELETE /story/:id',
  tag,
  auth: 'customer',
  summary: "Delete the caller's own story with its picture, active or expired",
  input: byId,
  output: messageOnly,
  refusals: ['NOT_FOUND', 'NOT_ALLOWED'],
})
export const listStoryViewers = endpoint({
  id: 'listStoryViewers',
  route: 'GET /story/:id/viewers',
  tag,
  auth: 'customer',
  summary: `List who has seen the caller's own story, latest first; up to ${limits.story.viewersHours} hours after it has expired`,
  input: byId.extend(page),
  output: z.object({ items: z.array(person.extend({ seenAt: time })), nextCursor: z.string().nullable() }),
  refusals: ['NOT_FOUND'],
})
export const listPersonStories = endpoint({
  id: 'listPersonStories',
  route: 'GET /people/:handle/stories',
  tag,
  auth: 'customer',
  summary: "List a person's active stories that the caller may see, oldest first",
  input: z.object({ handle }),
  output: personStories,
  refusals: ['NOT_FOUND'],
})
