import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { placeDeliveredOrder, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { follow, type Member, members } from '#test/community.ts'
import { dump } from '#test/dump.ts'
import { upload } from '#test/pictures.ts'
import { idOf } from '#server/modules/media/media.ts'
import { eraseDueAccounts } from './privacy.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Erases an account as its owner asks for it, when the time has come. */
async function erase(token: string): Promise<void> {
  await app.call('POST /user/delete', { password: 'correct horse' }, { token })
  app.pass(14 * 86_400_000)
  await eraseDueAccounts(app.database, app.search.engine, { config: app.config, now: app.now() })
}

describe('public contributions of a customer', () => {
  it('are in their export, and stay without their name when they are erased: stars and text, not votes or edits', async () => {
    const [author, reader] = [await signedIn(app), await signedIn(app)]
    const [product] = await stockShop(app, [seedProduct({ stock: 500 })])
    const id = product!.id
    const reviewOf = async (person: typeof author, rating: number) => {
      const order = await placeDeliveredOrder(app, person, [product!])
      return app.call('POST /user/order/review', { orderId: order.id, productId: id, rating, text: 'Solid' }, { token: person.token })
    }
    const [own, others] = [await reviewOf(author, 2), await reviewOf(reader, 4)]
    await app.call('PUT /user/order/review', { id: own.id, rating: 3, text: 'Solid after all' }, { token: author.token })
    await app.call('PUT /user/reviews/:id/vote', { id: others.id }, { token: author.token })
    await app.call('POST /user/reviews/:id/report', { id: others.id, reason: 'spam' }, { token: author.token })
    await app.call('POST /user/products/:id/add-question', { id, question: 'Is it loud?' }, { token: author.token })
    const asked = () => app.call('GET /user/products/:id/questions-answers', { id })
    const questionId = (await asked()).questions[0]!.id
    const answer = await app.call('POST /user/questions/:id/answers', { id: questionId, answer: 'No' }, { token: reader.token })
    await app.call('PUT /user/answers/:id/vote', { id: answer.id }, { token: author.token })
    const data = await app.call('GET /user/export', {}, { token: author.token })
    expect(data.reviews).toMatchObject({ written: [{ rating: 3 }], edits: [{ rating: 2, text: 'Solid' }], helpful: [others.id] })
    expect(data.questions).toMatchObject({ asked: [{ text: 'Is it loud?' }], voted: [answer.id] })
    await erase(author.token)
    const { reviews, rating } = await app.call('GET /user/order/review/:id', { id, sort: 'lowest' })
    expect(reviews.map((one) => [one.author, one.rating, one.text, one.helpful])).toEqual([
      ['', 3, 'Solid after all', 0],
      ['Test P.', 4, 'Solid', 0],
    ])
    expect(rating.count).toBe(2)
    expect((await asked()).questions).toMatchObject([{ author: '', question: 'Is it loud?', answers: [{ author: 'Test P.', votes: 0 }] }])
    // Responses stored for repeated orders expire after a day; the next order deletes them.
    expect((await dump(app)).filter((row) => row.includes(author.userId) && !row.includes('create-order'))).toEqual([])
  })
})

describe('a return', () => {
  it('is in the export, and loses its texts and picture when its buyer is erased', async () => {
    const buyer = await signedIn(app)
    const { token: staff } = await staffIn(app, 'owner')
    const [product] = await stockShop(app, [seedProduct({ stock: 50 })])
    const input = await orderInput(app, [{ product: product!, quantity: 1 }], { email: buyer.email })
    const { id } = await app.call('POST /user/orders/create-order', input, { token: buyer.token, idempotencyKey: newKey() })
    await app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
    await app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
    const { url } = await upload(app, buyer.token, 'return')
    const lines = [{ variantId: product!.variants[0]!.id, quantity: 1 }]
    const asked = { lines, reason: 'damaged' as const, text: 'Glimmerdent', photo: { url } }
    const { returns } = await app.call('POST /user/orders/:id/returns', { id, ...asked }, { token: buyer.token })
    await app.call('POST /admin/returns/:id/approve', { id: returns[0]!.id, note: 'Glimmernote' }, { token: staff })
    const data = await app.call('GET /user/export', {}, { token: buyer.token })
    expect(data.orders[0]!.returns).toMatchObject([{ text: 'Glimmerdent', note: 'Glimmernote', photo: { url } }])
    await erase(buyer.token)
    const rows = (await dump(app)).filter((row) => row.includes('Glimmer') || row.includes(url))
    expect(rows.filter((row) => !row.includes('create-order'))).toEqual([])
  })
})

const post = (by: Member) => app.call('POST /post/create', { text: 'Squats today.' }, by)
const read = (id: string) => app.call('GET /post/:id', { id })
const comment = (by: Member, id: string, input: { text: string; parentId?: string }) =>
  app.call('POST /post/:id/comments', { id, ...input }, by)

describe('an erased community member', () => {
  it("loses what they wrote, and others' counts are updated; the export contained all of it", async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const [hers, his] = [await post(ada), await post(bo)]
    const top = await comment(bo, hers.id, { text: 'Mine.' })
    await comment(ada, hers.id, { text: 'Under it.', parentId: top.id })
    const below = await comment(ada, hers.id, { text: 'Stays.' })
    await comment(bo, hers.id, { text: 'Goes.', parentId: below.id })
    const reaction = { postId: hers.id, ownerId: hers.author.id, reactionType: 'fire', isReacting: true } as const
    await app.call('POST /post/:postId/multireaction', reaction, bo)
    await follow(app, bo, ada)
    const { id: exercise } = await app.call('POST /own-exercises', { name: 'Glimmercarry' }, bo)
    const workout = { title: 'Carries', startedAt: '2026-02-03T18:30', exercises: [{ exercise, sets: [{ reps: 3 }] }] }
    await app.call('POST /workouts', workout, { token: bo.token, idempotencyKey: newKey() })
    const { community } = await app.call('GET /user/export', {}, bo)
    expect(community).toMatchObject({
      training: { exercises: [{ name: 'Glimmercarry' }], workouts: [{ title: 'Carries' }] },
      posts: [{ id: his.id }],
      comments: [{ postId: hers.id }, { postId: hers.id }],
      reactions: [{ kind: 'fire' }],
    })
    await erase(bo.token)
    // Responses stored for repeated calls expire after a day.
    const rows = (await dump(app)).filter((row) => row.includes(exercise) || row.includes('Glimmercarry'))
    expect(rows.filter((row) => !row.includes('POST /workouts'))).toEqual([])
    expect(await read(hers.id)).toMatchObject({ counts: { fire: 0 }, comments: 1, firstComment: { id: below.id, replies: 0 } })
    await expect(read(his.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await app.call('GET /people/:handle', { handle: ada.handle })).toMatchObject({ followers: 0 })
    await expect(app.call('GET /people/:handle', { handle: bo.handle })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('private data of a customer', () => {
  it('is deleted with the account: progress photos and their pictures', async () => {
    const owner = await signedIn(app)
    const { url: mediaUrl } = await upload(app, owner.token, 'progress')
    const { id } = await app.call('POST /progress-photos', { mediaUrl, day: '2026-01-01' }, owner)
    await erase(owner.token)
    const left = (text: string, value: unknown) => app.database.db.query({ text, values: [value] }).then(({ rows }) => rows)
    expect(await left('select from progress_photos where id = $1', id)).toEqual([])
    expect(await left('select from uploads where id = $1 and delete_at is null', idOf(mediaUrl))).toEqual([])
  })
})
