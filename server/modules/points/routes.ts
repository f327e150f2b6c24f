import * as contract from '#contract/points.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import { readPoints } from './points.ts'

/** The calls of the points. */
export const pointsRoutes = (): BoundEndpoint[] => [reads(contract.getPoints, (db, input, context) => readPoints(db, input, context))]
