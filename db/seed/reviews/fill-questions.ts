import { dayMs } from '#contract/time.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { addQuestions } from '#server/modules/questions/questions.ts'
import type { DeliveredLine } from '../orders/fill-orders.ts'
import { pick, seededRandom } from '../orders/random.ts'
import { writtenQuestions } from './questions.ts'

const productIds = statement(
  'seed.productIds',
  { slugs: 'text[]' },
  { id: 'uuid', slug: 'text', published_at: 'timestamptz' },
  `select id, slug, published_at from products where slug = any($1)`,
)

/** Adds customers' questions with answers, by the shop or by someone who had the product by then. */
export async function fillQuestions(tx: Tx, lines: DeliveredLine[], shopId: string, now: Date): Promise<void> {
  const random = seededRandom(80_211)
  const products = await productIds.all(tx, { slugs: Object.keys(writtenQuestions) })
  const people = [...new Set(lines.map(({ userId }) => userId))]
  const questions = products
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .flatMap(({ id: productId, slug, published_at }) =>
      writtenQuestions[slug]!.map(({ question, answers }) => {
        const agoMax = Math.min(300, (now.getTime() - published_at.getTime()) / dayMs - 4)
        const at = new Date(now.getTime() - (4 + random() * Math.max(agoMax - 4, 0)) * dayMs)
        const userId = pick(people, random())
        return {
          productId,
          userId,
          text: question,
          at,
          answers: answers.map(({ by, text }, index) => {
            const answeredAt = new Date(at.getTime() + (0.3 + index * 0.8 + random()) * dayMs)
            const owners = lines.filter((line) => line.slug === slug && line.deliveredAt < answeredAt && line.userId !== userId)
            const isOwner = by === 'owner' && owners.length > 0
            const author = by === 'shop' ? shopId : isOwner ? pick(owners, random()).userId : pick(people, random())
            const votedBy = people.slice(0, Math.floor(random() ** 2 * 7)).filter((person) => person !== author)
            return { userId: author, text, at: answeredAt, isShop: by === 'shop', isOwner, votedBy }
          }),
        }
      }),
    )
  await addQuestions(tx, questions)
}
