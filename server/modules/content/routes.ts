import * as contract from '#contract/content.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import type { Pages } from './content.ts'

/** The calls of the shop's pages of text. */
export const contentRoutes = (pages: Pages): BoundEndpoint[] => [
  reads(contract.getContentPage, (_, { name }) => pages.read(name)),
  reads(contract.getFaq, (_, { q }) => pages.faq(q)),
]
