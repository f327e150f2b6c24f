import type { ApiOutput } from '#contract/api.ts'

/** A page of the questions about a product. */
export type Questions = ApiOutput<'GET /user/products/:id/questions-answers'>
/** The customer's own questions, answers and votes; null for visitors. */
export type OwnQuestions = ApiOutput<'GET /user/products/:id/own-questions'> | null

export interface QuestionListProps {
  productId: string
  /** The questions that came with the page. */
  initial: Questions
  asking: boolean
  onAsked: () => void
  /** Called with the number of questions once it may have changed. */
  onTotal: (total: number) => void
}
