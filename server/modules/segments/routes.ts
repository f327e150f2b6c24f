import * as contract from '#contract/admin/segments.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { changeSegment, createSegment, deleteSegment, getSegment, listSegments } from './segments.ts'

/** The staff endpoints for segments (saved customer filters). */
export const segmentRoutes = (): BoundEndpoint[] => [
  reads(contract.listSegments, (db) => listSegments(db)),
  reads(contract.getSegment, (db, { id }) => getSegment(db, id)),
  writes(contract.createSegment, createSegment),
  writes(contract.changeSegment, changeSegment),
  writes(contract.deleteSegment, deleteSegment),
]
