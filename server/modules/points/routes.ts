import * as staff from '#contract/admin/points.ts'
import * as contract from '#contract/points.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { adjust } from './adjust.ts'
import { customerPoints, readPoints } from './points.ts'

/** The endpoints of points. */
export const pointsRoutes = (): BoundEndpoint[] => [
  reads(contract.getPoints, (db, input, context) => readPoints(db, input, context)),
  reads(staff.listCustomerPoints, (db, input) => customerPoints(db, input)),
  writes(staff.adjustPoints, adjust),
]
