import * as audit from '#contract/admin/audit.ts'
import * as me from '#contract/admin/me.ts'
import * as staff from '#contract/admin/staff.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { exportAudit, listAudit } from './audit.ts'
import { describeCaller } from './me.ts'
import { changeStaffRole, deleteRole, inviteStaff, readTeam, setRole } from './staff.ts'

/** The calls of the back office that belong to no other domain. */
export const adminRoutes = (): BoundEndpoint[] => [
  reads(me.getStaffMember, describeCaller),
  reads(staff.getTeam, readTeam),
  writes(staff.inviteStaff, inviteStaff),
  writes(staff.changeStaffRole, changeStaffRole),
  writes(staff.setRole, setRole),
  writes(staff.deleteRole, deleteRole),
  reads(audit.listAuditLog, listAudit),
  reads(audit.exportAuditLog, exportAudit),
]
