import * as staffListContract from '#contract/admin/review-moderation.ts'
import * as contract from '#contract/questions.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { type OnShown, shownBy } from '#server/modules/customers/customers.ts'
import { answerQuestion, editAnswer, withdrawVote, voteForAnswer, withdrawAnswer } from './answers.ts'
import * as staffList from './staff-list.ts'
import { answerList, ownPart, questionList } from './list.ts'
import { reportAnswerToShop, reportQuestionToShop, staffQuestions, takeAnswerDown, takeQuestionDown } from './moderation.ts'
import { askQuestion, editQuestion, withdrawQuestion } from './questions.ts'

/** The endpoints of questions and answers. */
export const questionRoutes = (cache: CatalogueCache, beforeShown: OnShown): BoundEndpoint[] => {
  const shown = shownBy(beforeShown)
  return [
    writes(contract.addQuestion, shown(askQuestion)),
    reads(contract.listQuestions, (db, input, context) => questionList(db, cache, input, context)),
    reads(contract.listAnswers, answerList),
    reads(contract.getOwnQuestions, ownPart),
    writes(contract.changeQuestion, shown(editQuestion)),
    writes(contract.deleteQuestion, withdrawQuestion),
    writes(
      contract.addAnswer,
      shown((tx, input, context) => answerQuestion(tx, input, context, false)),
    ),
    writes(contract.changeAnswer, shown(editAnswer)),
    writes(contract.deleteAnswer, withdrawAnswer),
    writes(contract.voteAnswer, shown(voteForAnswer)),
    writes(contract.unvoteAnswer, withdrawVote),
    writes(contract.reportQuestion, reportQuestionToShop),
    writes(contract.reportAnswer, reportAnswerToShop),
    reads(contract.listStaffQuestions, staffQuestions),
    writes(contract.answerAsShop, (tx, input, context) => answerQuestion(tx, input, context, true)),
    writes(contract.removeQuestion, takeQuestionDown),
    writes(contract.removeAnswer, takeAnswerDown),
    reads(staffListContract.listDeskQuestions, staffList.staffQuestionPage),
    reads(staffListContract.exportDeskQuestions, staffList.exportQuestions),
    reads(staffListContract.getDeskQuestion, staffList.readStaffQuestion),
    writes(staffListContract.restoreQuestion, staffList.showQuestionAgain),
    writes(staffListContract.eraseDeskQuestion, staffList.eraseQuestion),
    writes(staffListContract.restoreAnswer, staffList.showAnswerAgain),
    writes(staffListContract.eraseDeskAnswer, staffList.eraseAnswer),
    writes(staffListContract.dismissQuestionReports, staffList.dismissReports),
  ]
}
