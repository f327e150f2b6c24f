import * as staffList from '#contract/admin/review-moderation.ts'
import * as contract from '#contract/reviews.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { type OnShown, shownBy } from '#server/modules/customers/customers.ts'
import { readStaffReview, staffReviewPage, eraseByStaff, exportReviews, showAgain } from './staff-list.ts'
import { reviewList } from './list.ts'
import { dismissReports, reply, staffReviews, takeDown, withdrawReply } from './moderation.ts'
import { ownReviews, ownReviewsOf } from './own.ts'
import { unsubscribe } from './requests.ts'
import { editReview, eraseReview, writeReview } from './reviews.ts'
import { fitForStaff } from './staff-fit.ts'
import { readTotals } from './totals.ts'
import { reportToShop, withdrawVote, voteForReview } from './votes.ts'

/** The endpoints of reviews. */
export const reviewRoutes = (cache: CatalogueCache, beforeShown: OnShown): BoundEndpoint[] => {
  const shown = shownBy(beforeShown)
  return [
    writes(contract.addReview, shown(writeReview)),
    writes(contract.changeReview, shown(editReview)),
    writes(contract.deleteReview, eraseReview),
    reads(contract.listReviews, (db, input, { now }) => reviewList(db, cache, input, now)),
    reads(contract.getReviewTotals, readTotals()),
    reads(contract.listOwnReviews, ownReviews),
    reads(contract.getOwnReviews, ownReviewsOf),
    writes(contract.voteReview, shown(voteForReview)),
    writes(contract.unvoteReview, withdrawVote),
    writes(contract.reportReview, reportToShop),
    writes(contract.unsubscribeReviewRequests, unsubscribe),
    reads(contract.listStaffReviews, staffReviews),
    writes(contract.replyToReview, reply),
    writes(contract.deleteReply, withdrawReply),
    writes(contract.removeReview, takeDown),
    writes(contract.dismissReviewReports, dismissReports),
    reads(staffList.listDeskReviews, staffReviewPage),
    reads(staffList.exportDeskReviews, exportReviews),
    reads(staffList.getDeskReview, readStaffReview),
    writes(staffList.restoreReview, showAgain),
    writes(staffList.eraseDeskReview, eraseByStaff),
    reads(staffList.getProductFit, fitForStaff),
  ]
}
