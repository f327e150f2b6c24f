import * as contract from '#contract/moderation.ts'
import * as clubs from '#contract/admin/clubs.ts'
import * as records from '#contract/admin/records.ts'
import * as cases from '#contract/moderation-cases.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { Community } from '#server/modules/posts/posts.ts'
import { appeal, ownDecisions } from './appeals.ts'
import { caseList, unassignCase, readDetail, readNumbers, assignCase } from './cases.ts'
import { takeDownCommentInClub, takeDownInClub } from './club-removals.ts'
import { restoreByStaff, takeDownByStaff } from './staff-clubs.ts'
import { decide, undo } from './decisions.ts'
import { decideFlagged, flaggedRecord, flaggedRecords, waitingRecords } from './staff-records.ts'
import {
  submitClubReport,
  submitCommentReport,
  submitGroupMessageReport,
  submitMessageReport,
  submitPersonReport,
  submitPostReport,
  submitRoutineReport,
  submitStoryReport,
} from './reports.ts'

/** The endpoints of reports and moderators. */
export const moderationRoutes = (community: Community): BoundEndpoint[] => [
  writes(contract.reportPost, (tx, input, context) => submitPostReport(tx, community, input, context)),
  writes(contract.reportComment, (tx, input, context) => submitCommentReport(tx, community, input, context)),
  writes(contract.reportPerson, (tx, input, context) => submitPersonReport(tx, community, input, context)),
  writes(contract.reportClub, (tx, input, context) => submitClubReport(tx, community, input, context)),
  writes(contract.reportRoutine, (tx, input, context) => submitRoutineReport(tx, community, input, context)),
  writes(contract.reportStory, (tx, input, context) => submitStoryReport(tx, community, input, context)),
  writes(contract.reportMessage, (tx, input, context) => submitMessageReport(tx, community, input, context)),
  writes(contract.reportGroupMessage, (tx, input, context) => submitGroupMessageReport(tx, community, input, context)),
  writes(contract.takeDownPost, (tx, input, context) => takeDownInClub(tx, community, input, context)),
  writes(contract.takeDownComment, (tx, input, context) => takeDownCommentInClub(tx, community, input, context)),
  writes(contract.appealDecision, appeal),
  reads(contract.listDecisions, (db, _input, context) => ownDecisions(db, context)),
  reads(cases.listCases, caseList),
  reads(cases.getModerationNumbers, (db, _input, context) => readNumbers(db, context)),
  reads(cases.getCase, (db, { id }, context) => readDetail(db, id, context)),
  writes(cases.claimCase, (tx, { id }, context) => assignCase(tx, id, context)),
  writes(cases.releaseCase, (tx, { id }, context) => unassignCase(tx, id, context)),
  writes(cases.decideCase, (tx, input, context) => decide(tx, community, input, context)),
  reads(records.listFlaggedRecords, flaggedRecords),
  reads(records.countFlaggedRecords, waitingRecords),
  reads(records.getFlaggedRecord, (db, { id }) => flaggedRecord(db, id)),
  writes(records.decideRecord, decideFlagged),
  writes(clubs.takeDownClub, (tx, input, context) => takeDownByStaff(tx, community, input, context)),
  writes(clubs.restoreClub, (tx, input, context) => restoreByStaff(tx, community, input, context)),
  writes(cases.undoDecision, (tx, { id }, context) => undo(tx, community, id, context)),
]
