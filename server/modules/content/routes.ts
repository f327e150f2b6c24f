import * as contract from '#contract/content.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import type { Pages } from './content.ts'

/** The calls of the shop's pages of text; `pages` are those of a language. */
export const contentRoutes = (pages: (config: Config) => Pages): BoundEndpoint[] => [
  reads(contract.getContentPage, (_, { name }, { config }) => pages(config).read(name)),
  reads(contract.getFaq, (_, { q }, { config }) => pages(config).faq(q)),
]
