import type { TestApp } from './app.ts'
import { placeDeliveredOrder, type signedIn } from './builders.ts'
import { upload } from './pictures.ts'

type Person = Awaited<ReturnType<typeof signedIn>>
type Products = Parameters<typeof placeDeliveredOrder>[2]
type Inputs = Record<string, Record<string, unknown>>
const reason = { reason: 'spam', note: 'Not again.' }

/** Both people have reviewed the first product; the customer has also bought the second. */
export async function reviewInputs(app: TestApp, person: Person, stranger: Person, products: Products): Promise<Inputs> {
  const [reviewed, waiting] = products as [Products[number], Products[number]]
  const { url } = await upload(app, person.token, 'review')
  const written = { rating: 4, fit: null, text: 'Good grip.', image: [{ url, alt: 'In use' }] }
  const write = async (who: Person) => {
    const { id: orderId } = await placeDeliveredOrder(app, who, [reviewed])
    return app.call('POST /user/order/review', { orderId, productId: reviewed.id, rating: 4, text: 'Good.' }, { token: who.token })
  }
  const { id: orderId } = await placeDeliveredOrder(app, person, [waiting])
  const [own, another] = [await write(person), await write(stranger)]
  return {
    'POST /user/order/review': { orderId, productId: waiting.id, ...written },
    'PUT /user/order/review': { id: own.id, ...written },
    'DELETE /user/order/review/:id': { id: own.id },
    'GET /user/order/review/:id': { id: reviewed.id, skip: '0', limit: '5', sort: 'newest', rating: '4', q: 'good', cursor: 'x' },
    'GET /user/reviews': { limit: '5', cursor: 'x' },
    'GET /user/order/review/:id/own': { id: reviewed.id },
    'PUT /user/reviews/:id/vote': { id: another.id },
    'DELETE /user/reviews/:id/vote': { id: another.id },
    'POST /user/reviews/:id/report': { id: another.id, ...reason },
    'POST /public/review-requests/unsubscribe': { token: 'x' },
    'GET /staff/reviews': { state: 'reported', limit: '5', cursor: 'x' },
    'PUT /staff/reviews/:id/reply': { id: another.id, text: 'Thank you.' },
    'DELETE /staff/reviews/:id/reply': { id: another.id },
    'POST /staff/reviews/:id/remove': { id: another.id, reason: 'spam', message: 'It was an advertisement.' },
    'GET /admin/reviews': { state: 'visible', stars: ['4'], photos: 'with', q: 'good', sort: 'written', limit: '5', cursor: 'x' },
    'GET /admin/reviews/export': { state: 'visible', stars: ['4'], photos: 'with', q: 'good', sort: 'written' },
    'GET /admin/reviews/:id': { id: another.id },
    'POST /admin/reviews/:id/restore': { id: another.id },
    'DELETE /admin/reviews/:id': { id: another.id },
    'POST /staff/reviews/:id/dismiss-reports': { id: another.id },
  }
}

/** The customer has asked two questions; both people have answered one of them. */
export async function questionInputs(app: TestApp, { token }: Person, stranger: Person, productId: string): Promise<Inputs> {
  for (const question of ['Does it rust?', 'Is it heavy?'])
    await app.call('POST /user/products/:id/add-question', { id: productId, question }, { token })
  const { questions } = await app.call('GET /user/products/:id/questions-answers', { id: productId })
  const [open, answered] = questions.map(({ id }) => id) as [string, string]
  const answer = async (by: string) =>
    (await app.call('POST /user/questions/:id/answers', { id: answered, answer: 'Yes.' }, { token: by })).id
  const [own, another] = [await answer(token), await answer(stranger.token)]
  return {
    'POST /user/products/:id/add-question': { id: productId, question: 'Does it roll?' },
    'GET /user/products/:id/questions-answers': { id: productId, offset: '0', limit: '5', q: 'rust' },
    'GET /user/questions/:id/answers': { id: answered, offset: '0', limit: '5' },
    'GET /user/products/:id/own-questions': { id: productId },
    'PATCH /user/questions/:id': { id: open, question: 'Does it rust, or not?' },
    'DELETE /user/questions/:id': { id: open },
    'POST /user/questions/:id/answers': { id: answered, answer: 'No.' },
    'PATCH /user/answers/:id': { id: own, answer: 'No.' },
    'DELETE /user/answers/:id': { id: own },
    'PUT /user/answers/:id/vote': { id: another },
    'DELETE /user/answers/:id/vote': { id: another },
    'POST /user/questions/:id/report': { id: open, ...reason },
    'POST /user/answers/:id/report': { id: another, ...reason },
    'GET /staff/questions': { state: 'reported', limit: '5', cursor: 'x' },
    'POST /staff/questions/:id/answers': { id: open, answer: 'Yes.' },
    'POST /staff/questions/:id/remove': { id: open, reason: 'spam', message: 'It was an advertisement.' },
    'POST /staff/answers/:id/remove': { id: another, reason: 'spam', message: 'It was an advertisement.' },
    'GET /admin/questions': { state: 'visible', q: 'rust', sort: 'asked', limit: '5', cursor: 'x' },
    'GET /admin/questions/export': { state: 'visible', q: 'rust', sort: 'asked' },
    'GET /admin/questions/:id': { id: open },
    'POST /admin/questions/:id/restore': { id: open },
    'DELETE /admin/questions/:id': { id: open },
    'POST /admin/questions/:id/dismiss-reports': { id: open },
    'POST /admin/answers/:id/restore': { id: another },
    'DELETE /admin/answers/:id': { id: another },
  }
}
