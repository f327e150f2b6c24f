import * as contract from '#contract/admin/api-keys.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { listKeys, issueKey, revokeKey } from './api-keys.ts'

/** The endpoints of API keys. */
export const apiKeyRoutes = (): BoundEndpoint[] => [
  reads(contract.listApiKeys, listKeys),
  writes(contract.createApiKey, issueKey),
  writes(contract.revokeApiKey, revokeKey),
]
