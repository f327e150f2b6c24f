import type { Tx } from '#server/db/statement.ts'
import type { CacheTag } from '#server/http/cache-tags.ts'
import { announce } from '#server/modules/catalogue/catalogue.ts'

/** The questions about a product, as cached lists and pages show them. */
export const questionsTag = (productId: string): CacheTag => `questions:${productId}`

/** Tells every process that the questions about these products changed. */
export const announceQuestions = (tx: Tx, products: string[]): Promise<void> => announce(tx, { tags: products.map(questionsTag) })
