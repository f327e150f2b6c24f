import * as staff from '#contract/admin/clubs.ts'
import * as clubs from '#contract/clubs/clubs.ts'
import * as events from '#contract/clubs/events.ts'
import * as members from '#contract/clubs/members.ts'
import * as clubInvites from '#contract/clubs/invites.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { readCalendar } from './calendar.ts'
import { closeOwn } from './close.ts'
import { change, addClub, readClub } from './clubs.ts'
import { cancel, eventList, findEvent, plan, replan, upcomingEvents } from './events.ts'
import { acceptInvite, createInvite, listInvites, readInvite, revokeInvite } from './invites.ts'
import { join, leave, setRanked } from './join.ts'
import { readLeaderboard } from './leaderboard.ts'
import { clubList, clubsOf } from './list.ts'
import { acceptRequest, ban, changeRole, declineRequest, memberList, removeMember, staffList, unban } from './members.ts'
import { readStaffClub, staffClubList, staffMemberList } from './staff.ts'
import { answer, attendees, withdraw } from './rsvps.ts'

/** The endpoints of clubs, their members, events and rankings. Posts in clubs are in `posts`. */
export const clubRoutes = (engine: SearchEngine, catalogue: CatalogueCache): BoundEndpoint[] => [
  reads(clubs.listClubs, (db, input, context) => clubList(db, engine, input, viewerOf(context))),
  reads(clubs.listPersonClubs, (db, { handle, ...page }, context) => clubsOf(db, handle, page, viewerOf(context))),
  writes(clubs.createClub, (tx, input, context) => addClub(tx, engine, input, context)),
  reads(clubs.getClub, (db, { slug }, context) => readClub(db, slug, context)),
  writes(clubs.changeClub, (tx, input, context) => change(tx, engine, input, context)),
  writes(clubs.joinClub, (tx, input, context) => join(tx, engine, input, context)),
  writes(clubs.changeMembership, (tx, input, context) => setRanked(tx, input, context)),
  writes(clubs.closeClub, (tx, input, context) => closeOwn(tx, engine, input, context)),
  writes(clubs.leaveClub, (tx, { slug }, context) => leave(tx, engine, slug, context)),
  reads(members.listClubMembers, (db, input, context) => memberList(db, input, viewerOf(context))),
  reads(members.listClubRequests, (db, input, context) => staffList(db, 'requested', input, context)),
  writes(members.acceptClubRequest, (tx, input, context) => acceptRequest(tx, engine, input, context)),
  writes(members.declineClubRequest, (tx, input, context) => declineRequest(tx, engine, input, context)),
  writes(members.changeClubRole, (tx, input, context) => changeRole(tx, engine, input, context)),
  writes(members.removeClubMember, (tx, input, context) => removeMember(tx, engine, input, context)),
  reads(members.listClubBans, (db, input, context) => staffList(db, 'banned', input, context)),
  writes(members.banClubMember, (tx, input, context) => ban(tx, engine, input, context)),
  writes(members.unbanClubMember, (tx, input, context) => unban(tx, engine, input, context)),
  writes(clubInvites.createClubInvite, (tx, input, context) => createInvite(tx, engine, input, context)),
  reads(clubInvites.listClubInvites, (db, { slug }, context) => listInvites(db, slug, context)),
  writes(clubInvites.revokeClubInvite, (tx, input, context) => revokeInvite(tx, input, context)),
  reads(clubInvites.getClubInvite, (db, { token }, context) => readInvite(db, token, context)),
  writes(clubInvites.acceptClubInvite, (tx, input, context) => acceptInvite(tx, engine, input, context)),
  reads(members.getLeaderboard, (db, input, context) => readLeaderboard(db, catalogue, input, viewerOf(context), context.now)),
  reads(events.listClubEvents, (db, input, context) => eventList(db, input, context)),
  reads(events.listUpcomingEvents, upcomingEvents),
  writes(events.createClubEvent, (tx, input, context) => plan(tx, engine, input, context)),
  reads(events.getClubEvent, async (db, { id }, context) => (await findEvent(db, id, context)).event),
  writes(events.changeClubEvent, (tx, input, context) => replan(tx, engine, input, context)),
  writes(events.cancelClubEvent, (tx, { id }, context) => cancel(tx, engine, id, context)),
  writes(events.answerClubEvent, (tx, { id }, context) => answer(tx, engine, id, context)),
  writes(events.withdrawFromClubEvent, (tx, { id }, context) => withdraw(tx, id, context)),
  reads(events.listAttendees, (db, input, context) => attendees(db, input, context)),
  reads(staff.listStaffClubs, (db, input) => staffClubList(db, input)),
  reads(staff.getStaffClub, (db, { id }) => readStaffClub(db, id)),
  reads(staff.listStaffClubMembers, (db, input) => staffMemberList(db, input)),
  reads(events.getClubCalendar, (db, { id }, context) => readCalendar(db, id, context)),
]
