import * as audit from '#contract/admin/audit.ts'
import * as customers from '#contract/admin/customers.ts'
import * as firstSteps from '#contract/admin/first-steps.ts'
import * as guests from '#contract/admin/guests.ts'
import * as home from '#contract/admin/home.ts'
import { listRefundFailures as listRefundFailuresContract } from '#contract/refund-failures.ts'
import * as jobs from '#contract/admin/jobs.ts'
import * as mails from '#contract/admin/mails.ts'
import * as me from '#contract/admin/me.ts'
import * as staff from '#contract/admin/staff.ts'
import * as translations from '#contract/admin/translations.ts'
import * as views from '#contract/admin/views.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads, withDatabase, writes } from '#server/http/bind.ts'
import { exportAudit, listAudit } from './audit.ts'
import { countCustomers, exportCustomers, getCustomer, listCustomers } from './customers.ts'
import { readFirstSteps, removeDemo } from './first-steps.ts'
import { getGuest } from './guests.ts'
import { readHome, readMenuCounts } from './home.ts'
import { listRefundFailures } from './refund-failures.ts'
import { cancelJob, countJobs, listJobs, retryJob } from './jobs.ts'
import { listMailLog, sendAgainByStaff, settleByStaff } from './mail-log.ts'
import { describeCaller } from './me.ts'
import { addNote, setTags } from './notes-and-tags.ts'
import { listNames, saveName } from './names.ts'
import { beginView, endView, listViews } from './views.ts'
import { changeStaffRole, deleteRole, inviteStaff, readTeam, setRole } from './staff.ts'

/** The endpoints of the back office that belong to no other domain. */
export const adminRoutes = (config: Config): BoundEndpoint[] => [
  reads(firstSteps.getFirstSteps, (db, _, { now }) => readFirstSteps(db, config, now)),
  writes(firstSteps.removeDemo, (tx, _, context) => removeDemo(tx, context)),
  reads(me.getStaffMember, describeCaller),
  reads(home.getHome, readHome),
  reads(home.getMenuCounts, readMenuCounts),
  reads(listRefundFailuresContract, listRefundFailures),
  withDatabase(customers.listStaffCustomers, listCustomers),
  withDatabase(customers.countStaffCustomers, countCustomers),
  withDatabase(customers.exportStaffCustomers, exportCustomers),
  reads(customers.getStaffCustomer, getCustomer),
  writes(customers.addCustomerNote, addNote('account')),
  writes(customers.setCustomerTags, setTags('account')),
  reads(guests.getGuest, getGuest),
  writes(guests.addGuestNote, addNote('guest')),
  writes(guests.setGuestTags, setTags('guest')),
  writes(views.beginView, beginView),
  writes(views.endView, endView),
  reads(views.listViews, (db, _, context) => listViews(db, context)),
  reads(staff.getTeam, readTeam),
  writes(staff.inviteStaff, inviteStaff),
  writes(staff.changeStaffRole, changeStaffRole),
  writes(staff.setRole, setRole),
  writes(staff.deleteRole, deleteRole),
  reads(translations.listNameTranslations, listNames),
  writes(translations.translateName, saveName),
  reads(jobs.listJobs, listJobs),
  reads(jobs.countJobsByName, countJobs),
  writes(jobs.retryJob, retryJob),
  writes(jobs.cancelJob, cancelJob),
  reads(mails.listMails, listMailLog),
  writes(mails.sendMailAgain, sendAgainByStaff),
  writes(mails.settleMail, settleByStaff),
  reads(audit.listAuditLog, listAudit),
  reads(audit.exportAuditLog, exportAudit),
]
