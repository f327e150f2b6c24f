import * as contract from '#contract/blogs.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import type { Blogs } from './blog.ts'
import type { Feed } from './external-feed.ts'

/** The endpoints of articles. `blogs` gives those of a language; `feed` is the external blog, if there is one. */
export const blogRoutes = (blogs: (config: Config) => Blogs, feed: Feed | null): BoundEndpoint[] => [
  reads(contract.listBlogs, async (_, input, { config, now }) => blogs(config).list(input, now)),
  reads(contract.getBlog, (_, { id }, { config, now }) => blogs(config).read(id, now)),
  reads(contract.listExternalPosts, async () => ((await feed?.loaded()) ?? []).map(({ summary }) => summary)),
  reads(contract.getExternalPost, async (_, { slug }) => {
    const article = ((await feed?.loaded()) ?? []).find(({ summary }) => summary.slug === slug)
    if (!article) throw refuse('NOT_FOUND')
    const { summary, text, updatedAt, about, caption, productNames } = article
    return { ...summary, ...(await text()), updatedAt, about, caption, productNames, related: [] }
  }),
]
