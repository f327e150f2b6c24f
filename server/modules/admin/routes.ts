import * as me from '#contract/admin/me.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import { describeCaller } from './me.ts'

/** The calls of the back office that belong to no other domain. */
export const adminRoutes = (): BoundEndpoint[] => [reads(me.getStaffMember, describeCaller)]
