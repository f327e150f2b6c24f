import * as staff from '#contract/admin/challenges.ts'
import * as contract from '#contract/challenges/challenges.ts'
import * as leftOut from '#contract/challenges/left-out.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { findChallenge, readChallenge } from './find.ts'
import { clubCountAgain, clubLeaveOut, clubWorkouts, staffCountAgain, staffLeaveOut, staffWorkouts } from './left-out.ts'
import { challengeList } from './list.ts'
import { cancel, change, create } from './manage.ts'
import { rankingPage } from './ranking.ts'
import { participants, staffCancel, staffChallenge, staffChange, staffCreate, staffList } from './staff.ts'
import { join, leave } from './take-part.ts'

/** The endpoints of challenges for members, club moderators and staff. */
export const challengeRoutes = (engine: SearchEngine): BoundEndpoint[] => [
  reads(contract.listChallenges, challengeList),
  reads(contract.getChallenge, (db, { id }, context) => readChallenge(db, id, context)),
  reads(contract.listChallengers, async (db, { id, ...page }, context) =>
    rankingPage(db, await findChallenge(db, id, context), page, viewerOf(context), context.now),
  ),
  writes(contract.createChallenge, (tx, input, context) => create(tx, engine, input, context)),
  writes(contract.changeChallenge, (tx, input, context) => change(tx, engine, input, context)),
  writes(contract.cancelChallenge, (tx, input, context) => cancel(tx, engine, input, context)),
  writes(contract.joinChallenge, (tx, { id }, context) => join(tx, engine, id, context)),
  writes(contract.leaveChallenge, (tx, { id }, context) => leave(tx, id, context)),
  reads(leftOut.listCountedWorkouts, clubWorkouts),
  writes(leftOut.leaveOutWorkout, (tx, input, context) => clubLeaveOut(tx, engine, input, context)),
  writes(leftOut.countWorkoutAgain, (tx, input, context) => clubCountAgain(tx, engine, input, context)),
  reads(leftOut.listStaffCountedWorkouts, staffWorkouts),
  writes(leftOut.leaveOutStaffWorkout, staffLeaveOut),
  writes(leftOut.countStaffWorkoutAgain, staffCountAgain),
  reads(staff.listStaffChallenges, staffList),
  reads(staff.getStaffChallenge, (db, { id }, context) => staffChallenge(db, id, context)),
  writes(staff.createStaffChallenge, staffCreate),
  writes(staff.changeStaffChallenge, staffChange),
  writes(staff.cancelStaffChallenge, (tx, { id }, context) => staffCancel(tx, id, context)),
  reads(staff.listParticipants, (db, input, { now }) => participants(db, input, now)),
]
