import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { placeDeliveredOrder, lastMail, newKey, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { member, suspend } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const newProduct = async (): Promise<Product> => (await stockShop(app, [seedProduct({ stock: 500 })]))[0]!
const refusedWith = (code: string) => expect.objectContaining({ code }) as unknown
const ask = (token: string, id: string, question = 'Does it come with a bag?') =>
  app.call('POST /user/products/:id/add-question', { id, question }, { token })
const list = (product: Product, input: object = {}) => app.call('GET /user/products/:id/questions-answers', { id: product.id, ...input })
const answer = (token: string, id: string, text = 'Yes, a mesh bag.') =>
  app.call('POST /user/questions/:id/answers', { id, answer: text }, { token })

describe('a question', () => {
  it('is asked with the words of the specification', async () => {
    const product = await newProduct()
    const { token } = await signedIn(app)
    expect(await ask(token, product.id)).toEqual({ message: 'Question successfully added' })
    const { questions, total } = await list(product)
    expect([total, questions]).toEqual([
      1,
      [
        expect.objectContaining({
          question: 'Does it come with a bag?',
          author: 'Test P.',
          askedAt: app.now().toISOString(),
          answers: [],
          totalAnswers: 0,
        }),
      ],
    ])
  })

  it.each(['nonsense', newKey(), "' or 1=1 --"])('about "%s" is refused with "Invalid product Id"', async (id) => {
    const { token } = await signedIn(app)
    const refusal = { code: 'INVALID_PRODUCT_ID', message: 'Invalid product Id' }
    await expect(ask(token, id)).rejects.toMatchObject(refusal)
    await expect(app.call('GET /user/products/:id/questions-answers', { id })).rejects.toMatchObject(refusal)
  })

  it("can't be asked, answered, changed or voted for by suspended members, who may delete their own", async () => {
    const product = await newProduct()
    const [person, other] = [await member(app), await signedIn(app)]
    await ask(person.token, product.id)
    const { id } = (await list(product)).questions[0]!
    await ask(other.token, product.id, 'Does it rust?')
    const asked = (await list(product)).questions.find((one) => one.id !== id)!
    const [own, theirs] = [await answer(person.token, asked.id), await answer(other.token, asked.id)]
    await suspend(app, person)
    const shown = [
      ask(person.token, product.id),
      app.call('PATCH /user/questions/:id', { id, question: 'Does it come with a box?' }, person),
      answer(person.token, asked.id),
      app.call('PATCH /user/answers/:id', { id: own.id, answer: 'No.' }, person),
      app.call('PUT /user/answers/:id/vote', { id: theirs.id }, person),
    ]
    for (const one of await Promise.allSettled(shown)) expect(one).toMatchObject({ reason: { code: 'ACCOUNT_IS_SUSPENDED' } })
    await app.call('DELETE /user/answers/:id', { id: own.id }, person)
    await app.call('DELETE /user/questions/:id', { id }, person)
  })

  it('is changed by its author until it is answered, and deleted by its author only', async () => {
    const product = await newProduct()
    const [author, other] = [await signedIn(app), await signedIn(app)]
    await ask(author.token, product.id)
    const { id } = (await list(product)).questions[0]!
    const change = (token: string) => app.call('PATCH /user/questions/:id', { id, question: 'Does it come with a box?' }, { token })
    await expect(change(other.token)).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    await change(author.token)
    await expect.poll(async () => (await list(product)).questions[0]!.question).toBe('Does it come with a box?')
    await answer(other.token, id)
    await expect(change(author.token)).rejects.toEqual(refusedWith('QUESTION_IS_ANSWERED'))
    const remove = (token: string) => app.call('DELETE /user/questions/:id', { id }, { token })
    await expect(remove(other.token)).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    await remove(author.token)
    await expect.poll(async () => (await list(product)).total).toBe(0)
  })

  it('is found by words in it and in its answers', async () => {
    const product = await newProduct()
    const { token } = await signedIn(app)
    for (const text of ['Is the handle knurled?', 'How wide is it?']) await ask(token, product.id, text)
    await answer(token, (await list(product)).questions[0]!.id, 'Forty centimetres.')
    const found = async (q: string) => (await list(product, { q })).questions.map(({ question }) => question)
    expect(await found('knurl')).toEqual(['Is the handle knurled?'])
    expect(await found('centimetres')).toEqual(['How wide is it?'])
    for (const q of ["' | !", 'nothing', '::']) expect(await found(q)).toEqual([])
  })
})

describe('an answer', () => {
  it("is listed after the shop's answer and by votes, marked if its author owns the product, and mailed to the asker", async () => {
    const product = await newProduct()
    const [asker, owner, other, staff] = [await signedIn(app), await signedIn(app), await signedIn(app), await staffIn(app, 'moderator')]
    await placeDeliveredOrder(app, owner, [product])
    await ask(asker.token, product.id)
    const { id } = (await list(product)).questions[0]!
    await answer(other.token, id, 'I think so.')
    expect((await lastMail(app, asker.email))?.text).toContain('I think so.')
    const own = await answer(owner.token, id, 'It does.')
    expect(own).toMatchObject({ isVerifiedOwner: true, isShop: false, author: 'Test P.' })
    await expect(app.call('PUT /user/answers/:id/vote', { id: own.id }, { token: owner.token })).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    expect(await app.call('PUT /user/answers/:id/vote', { id: own.id }, { token: asker.token })).toEqual({ votes: 1, voted: true })
    const input = { id, answer: 'Yes, since March.' }
    await expect(app.call('POST /staff/questions/:id/answers', input, { token: owner.token })).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    await app.call('POST /staff/questions/:id/answers', input, { token: staff.token })
    app.pass(1000)
    await answer(asker.token, id, 'Thank you all!')
    const shown = async () => (await list(product)).questions[0]!.answers.map((one) => [one.answer, one.isShop, one.isVerifiedOwner])
    await expect.poll(shown).toEqual([
      ['Yes, since March.', true, false],
      ['It does.', false, true],
      ['I think so.', false, false],
    ])
    expect((await app.call('GET /user/questions/:id/answers', { id, limit: 10 })).total).toBe(4)
    expect(await app.call('GET /user/products/:id/own-questions', { id: product.id }, { token: asker.token })).toMatchObject({
      questions: [id],
      voted: [own.id],
    })
  })

  it("of another member can't be changed or deleted", async () => {
    const product = await newProduct()
    const [author, other] = [await signedIn(app), await signedIn(app)]
    await ask(author.token, product.id)
    const { id } = await answer(author.token, (await list(product)).questions[0]!.id)
    await expect(app.call('PATCH /user/answers/:id', { id, answer: 'No' }, { token: other.token })).rejects.toEqual(
      refusedWith('NOT_ALLOWED'),
    )
    await expect(app.call('DELETE /user/answers/:id', { id }, { token: other.token })).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    await app.call('PATCH /user/answers/:id', { id, answer: 'No, alas' }, { token: author.token })
    await app.call('DELETE /user/answers/:id', { id }, { token: author.token })
    await expect.poll(async () => (await list(product)).questions[0]!.totalAnswers).toBe(0)
  })

  it('counts 50 parallel votes of one member once', async () => {
    const product = await newProduct()
    const [author, reader] = [await signedIn(app), await signedIn(app)]
    await ask(author.token, product.id)
    const { id } = await answer(author.token, (await list(product)).questions[0]!.id)
    await Promise.all(Array.from({ length: 50 }, () => app.call('PUT /user/answers/:id/vote', { id }, { token: reader.token })))
    await expect.poll(async () => (await list(product)).questions[0]!.answers[0]!.votes).toBe(1)
  })
})

describe('staff', () => {
  it('see unanswered and reported questions, and remove them with a reason', async () => {
    const product = await newProduct()
    const [author, staff] = [await signedIn(app), await staffIn(app, 'moderator')]
    await ask(author.token, product.id)
    const { id } = (await list(product)).questions[0]!
    const queue = async (state: 'unanswered' | 'reported') =>
      (await app.call('GET /staff/questions', { state, limit: 100 }, { token: staff.token })).questions.find((one) => one.id === id)
    expect(await queue('unanswered')).toBeDefined()
    const { id: answerId } = await answer(author.token, id)
    expect(await queue('unanswered')).toBeUndefined()
    for (const reason of ['spam', 'other'] as const)
      await app.call('POST /user/answers/:id/report', { id: answerId, reason }, { token: author.token })
    expect(await queue('reported')).toMatchObject({ reports: 0, answers: [{ id: answerId, reports: 1 }] })
    await app.call('POST /staff/answers/:id/remove', { id: answerId, reason: 'spam' }, { token: staff.token })
    await expect.poll(async () => (await list(product)).questions[0]!.totalAnswers).toBe(0)
    await app.call('POST /user/questions/:id/report', { id, reason: 'spam' }, { token: author.token })
    await app.call('POST /staff/questions/:id/remove', { id, reason: 'spam' }, { token: staff.token })
    await expect.poll(async () => (await list(product)).total).toBe(0)
    const { rows } = await app.database.db.query({
      text: 'select kind from moderation_log where product_id = $1 order by kind',
      values: [product.id],
    })
    expect(rows).toEqual([{ kind: 'answer' }, { kind: 'question' }])
  })
})

it('an answer by the shop is changed and deleted by current staff, not by its author once they left', async () => {
  const product = await newProduct()
  const [asker, staff] = [await signedIn(app), await staffIn(app, 'moderator')]
  await ask(asker.token, product.id)
  const { id: question } = (await list(product)).questions[0]!
  const { id } = await app.call('POST /staff/questions/:id/answers', { id: question, answer: 'Yes.' }, staff)
  const own = async () => (await app.call('GET /user/products/:id/own-questions', { id: product.id }, staff)).answers
  await app.call('PATCH /user/answers/:id', { id, answer: 'Yes, a bag.' }, staff)
  expect(await own()).toEqual([id])
  const become = (text: string, values: unknown[]) => app.database.db.query({ text, values })
  const refused = async () => {
    const change = app.call('PATCH /user/answers/:id', { id, answer: 'Buy elsewhere.' }, staff)
    await expect(change).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    await expect(app.call('DELETE /user/answers/:id', { id }, staff)).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    expect(await own()).toEqual([])
  }
  await become('update sessions set second_factor = false where user_id = $1', [staff.userId])
  await refused()
  await become('update sessions set second_factor = true where user_id = $1', [staff.userId])
  await become(`update users set role = 'customer' where id = $1`, [staff.userId])
  await refused()
  expect((await app.call('GET /user/questions/:id/answers', { id: question, limit: 10 })).answers).toMatchObject([
    { answer: 'Yes, a bag.', isShop: true },
  ])
})

describe('the question list for staff', () => {
  it('hides, republishes and deletes a question and its answers; their authors are notified', async () => {
    const product = await newProduct()
    const [asker, other, staff] = [await signedIn(app), await signedIn(app), await staffIn(app, 'moderator')]
    const { token } = staff
    await ask(asker.token, product.id, 'Does the zebrafinch fit?')
    const { id } = (await list(product)).questions[0]!
    const listed = async (input: object) => (await app.call('GET /admin/questions', input, { token })).rows.map((row) => row.id)
    expect(await listed({ q: 'zebrafinch', state: 'unanswered' })).toEqual([id])
    const { id: said } = await answer(other.token, id, 'Buy it at my shop.')
    await app.call('POST /user/answers/:id/report', { id: said, reason: 'spam' }, { token: asker.token })
    expect(await listed({ q: 'zebrafinch', state: 'reported', sort: 'asked' })).toEqual([id])
    const shown = async () => (await list(product)).questions[0]?.totalAnswers
    await app.call('POST /staff/answers/:id/remove', { id: said, reason: 'spam' }, { token })
    await expect.poll(shown).toBe(0)
    expect((await lastMail(app, other.email))?.text).toContain('Buy it at my shop.')
    const race = await Promise.allSettled(
      Array.from({ length: 50 }, () => app.call('POST /admin/answers/:id/restore', { id: said }, { token })),
    )
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect.poll(shown).toBe(1)
    await app.call('POST /user/answers/:id/report', { id: said, reason: 'spam' }, { token: asker.token })
    await app.call('POST /admin/questions/:id/dismiss-reports', { id }, { token })
    const seen = await app.call('GET /admin/questions/:id', { id }, { token })
    expect(seen).toMatchObject({ reports: 0, answers: 1, allAnswers: [{ id: said, hidden: null, reports: 0 }] })
    await app.call('POST /staff/questions/:id/remove', { id, reason: 'personal-data' }, { token })
    await expect.poll(shown).toBeUndefined()
    expect(await listed({ q: 'zebrafinch', state: 'hidden' })).toEqual([id])
    await app.call('POST /admin/questions/:id/restore', { id }, { token })
    expect((await lastMail(app, asker.email))?.subject).toContain('is back online')
    await app.call('DELETE /admin/answers/:id', { id: said }, { token })
    await expect.poll(shown).toBe(0)
    await app.call('DELETE /admin/questions/:id', { id }, { token })
    await expect.poll(shown).toBeUndefined()
    await expect(app.call('GET /admin/questions/:id', { id }, { token })).rejects.toEqual(refusedWith('NOT_FOUND'))
  })
})
