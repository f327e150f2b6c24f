import * as contract from '#contract/content.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import type { Pages } from '#server/modules/content/content.ts'

/** The endpoints of the shop's text pages. `pages` returns those of a language. */
export const pageRoutes = (pages: (config: Config) => Pages): BoundEndpoint[] => [
  reads(contract.getContentPage, (_, { name }, { config, now }) => pages(config).read(name, now)),
  reads(contract.getFaq, (_, { q }, { config, now }) => pages(config).faq(q, now)),
]
