import * as contract from '#contract/admin/webhooks.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { addWebhook, editWebhook, listWebhooks, readDeliveries, removeWebhook, replay, rotate, sendTest } from './webhooks.ts'

/** The endpoints of the API for managing webhooks. */
export const webhookRoutes = (): BoundEndpoint[] => [
  reads(contract.listWebhooks, listWebhooks),
  writes(contract.createWebhook, addWebhook),
  writes(contract.changeWebhook, editWebhook),
  writes(contract.deleteWebhook, removeWebhook),
  writes(contract.rotateWebhookSecret, rotate),
  writes(contract.testWebhook, sendTest),
  reads(contract.listDeliveries, readDeliveries),
  writes(contract.replayDelivery, replay),
]
