import * as contract from '#contract/admin/segments.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { changeSegment, createSegment, deleteSegment, getSegment, listSegments } from './segments.ts'

/** What staff do with saved filters over customers. */
export const segmentRoutes = (): BoundEndpoint[] => [
  reads(contract.listSegments, (db) => listSegments(db)),
  reads(contract.getSegment, (db, { id }) => getSegment(db, id)),
  writes(contract.createSegment, createSegment),
  writes(contract.changeSegment, changeSegment),
  writes(contract.deleteSegment, deleteSegment),
]
