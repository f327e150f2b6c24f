import { afterAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp } from '#test/app.ts'
import { reviewersOf } from '#test/reviewers.ts'
import { upload } from '#test/pictures.ts'
import { placeDeliveredOrder, lastMail, newKey, orderInput, signedIn, staffIn } from '#test/builders.ts'
import { member, suspend } from '#test/community.ts'

const app = await startApp()
const { newProduct, owner, write } = reviewersOf(app)
afterAll(() => app.stop())

const list = (product: Product, input: object = {}) => app.call('GET /user/order/review/:id', { id: product.id, ...input })
const refusedWith = (code: string) => expect.objectContaining({ code }) as unknown

describe('a review', () => {
  it("is written once per product, and shows its author's first name and initial", async () => {
    const product = await newProduct()
    const person = await owner(product)
    expect(person.order.canReview).toEqual([product.id])
    const review = await write(person, person.order.id, product.id, 4, 'Good grip.\nA bit rough at first.')
    expect(review).toMatchObject({ author: 'Test P.', rating: 4, verifiedPurchase: true, helpful: 0, editedAt: null, reply: null })
    await expect(write(person, person.order.id, product.id, 5)).rejects.toEqual(refusedWith('PRODUCT_IS_ALREADY_REVIEWED'))
    const { canReview } = await app.call('GET /user/orders/:id', { id: person.order.id }, { token: person.token })
    expect(canReview).toEqual([])
    const again = await placeDeliveredOrder(app, person, [product])
    expect(await write(person, again.id, product.id, 5)).toMatchObject({ id: review.id, rating: 5, text: '', editedAt: expect.any(String) })
    expect(await list(product)).toMatchObject({ total: 1, rating: { average: 5, count: 1, histogram: [0, 0, 0, 0, 1] } })
    await expect(write(person, again.id, product.id, 1)).rejects.toEqual(refusedWith('PRODUCT_IS_ALREADY_REVIEWED'))
  })

  it("can't be written, changed or voted for by suspended members, who may delete their own", async () => {
    const product = await newProduct()
    const [person, other] = [await member(app), await owner(product)]
    const [first, second] = [await placeDeliveredOrder(app, person, [product]), await placeDeliveredOrder(app, person, [product])]
    const { id } = await write(person, first.id, product.id, 4)
    const theirs = await write(other, other.order.id, product.id, 5)
    await suspend(app, person)
    const shown = [
      write(person, second.id, product.id, 1),
      app.call('PUT /user/order/review', { id, rating: 1, text: 'Read this' }, person),
      app.call('PUT /user/reviews/:id/vote', { id: theirs.id }, person),
    ]
    for (const one of await Promise.allSettled(shown)) expect(one).toMatchObject({ reason: { code: 'ACCOUNT_IS_SUSPENDED' } })
    await app.call('DELETE /user/order/review/:id', { id }, person)
  })

  it('is refused for products not bought, not delivered, or bought by another customer', async () => {
    const product = await newProduct()
    const [person, other] = [await owner(product), await signedIn(app)]
    const notMine = refusedWith('ONLY_PURCHASED_PRODUCTS_CAN_BE_REVIEWED')
    await expect(write(other, person.order.id, product.id, 1)).rejects.toEqual(notMine)
    await expect(write(person, person.order.id, (await newProduct()).id, 1)).rejects.toEqual(notMine)
    const input = await orderInput(app, [{ product, quantity: 1 }])
    const open = await app.call('POST /user/orders/create-order', input, { token: other.token, idempotencyKey: newKey() })
    await expect(write(other, open.id, product.id, 5)).rejects.toEqual(notMine)
    expect((await list(product)).total).toBe(0)
  })

  it("is refused with an invalid rating, 6 photos, other people's pictures, links or too long a text", async () => {
    const product = await newProduct()
    const { token, order } = await owner(product)
    const image = (count: number) => Array.from({ length: count }, () => ({ url: 'https://evil.example/a.png' }))
    for (const [input, field] of [
      [{ rating: 0 }, 'rating'],
      [{ rating: 6 }, 'rating'],
      [{ rating: 4.5 }, 'rating'],
      [{ image: image(6) }, 'image'],
      [{ image: image(1) }, 'image.0.url'],
      [{ image: [{ url: '/media/review/1.webp' }] }, 'image.0.url'],
      [{ text: 'x'.repeat(5001) }, 'text'],
      [{ text: 'Buy at https://evil.example' }, 'text'],
      [{ text: 'a\0b' }, 'text'],
    ] as [object, string][]) {
      const call = app.call('POST /user/order/review', { orderId: order.id, productId: product.id, rating: 5, ...input }, { token })
      await expect(call).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { [field]: [expect.any(String)] } })
    }
    expect((await list(product)).total).toBe(0)
  })

  it('is changed and deleted by its author only, and its rating follows', async () => {
    const product = await newProduct()
    const [person, other] = [await owner(product), await signedIn(app)]
    const { id } = await write(person, person.order.id, product.id, 2)
    const change = (token: string, of = id) => app.call('PUT /user/order/review', { id: of, rating: 5, text: 'Better now' }, { token })
    await expect(change(other.token)).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    await expect(change(person.token, newKey())).rejects.toEqual(refusedWith('NOT_FOUND'))
    expect(await change(person.token)).toMatchObject({ rating: 5, text: 'Better now', editedAt: app.now().toISOString() })
    await expect.poll(async () => (await list(product)).rating).toMatchObject({ average: 5, count: 1 })
    await expect(app.call('DELETE /user/order/review/:id', { id }, { token: other.token })).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    await app.call('DELETE /user/order/review/:id', { id }, { token: person.token })
    await expect.poll(() => list(product)).toMatchObject({ total: 0, reviews: [], rating: { average: 0, count: 0 } })
    await write(person, person.order.id, product.id, 3)
  })
})

describe('the photos of a review', () => {
  it("are its author's uploads with descriptions, and used nowhere else", async () => {
    const product = await newProduct()
    const [person, other] = [await owner(product), await owner(product)]
    const [mine, theirs] = [await upload(app, person.token, 'review'), await upload(app, other.token, 'review')]
    const withPhoto = ({ token, order }: typeof person, url: string) =>
      app.call(
        'POST /user/order/review',
        { orderId: order.id, productId: product.id, rating: 5, image: [{ url, alt: 'On my floor' }] },
        { token },
      )
    const wrong = expect.objectContaining({ code: 'INVALID_INPUT', errors: { 'image.0.url': [expect.any(String)] } }) as unknown
    await expect(withPhoto(person, theirs.url)).rejects.toEqual(wrong)
    const review = await withPhoto(person, mine.url)
    expect(review.image).toMatchObject([{ url: mine.url, alt: 'On my floor', width: mine.width }])
    await expect(withPhoto(other, mine.url)).rejects.toEqual(wrong)
    const { id } = review
    const change = (image: { url: string }[]) => app.call('PUT /user/order/review', { id, rating: 5, image }, { token: person.token })
    expect((await change([{ url: mine.url }])).image).toHaveLength(1)
    expect((await change([])).image).toEqual([])
    expect((await list(product, { sort: 'photos' })).reviews[0]!.image).toEqual([])
  })
})

describe('a list of reviews', () => {
  it('is sorted, filtered by stars, searched, and the same by cursor as by offset', async () => {
    const product = await newProduct()
    const stars = [5, 1, 4, 4, 2, 5, 3, 4]
    for (const [n, rating] of stars.entries()) {
      const person = await owner(product)
      await write(person, person.order.id, product.id, rating, n % 2 === 0 ? `Sizing is fine ${n}` : `Straße ভালো ${n}`)
      app.pass(1000)
    }
    const ratings = async (input: object) => (await list(product, { limit: 20, ...input })).reviews.map((review) => review.rating)
    expect(await ratings({ sort: 'newest' })).toEqual(stars.toReversed())
    expect(await ratings({ sort: 'highest' })).toEqual(stars.toSorted((a, b) => b - a))
    expect(await ratings({ sort: 'lowest' })).toEqual(stars.toSorted((a, b) => a - b))
    expect(await ratings({ rating: 4, sort: 'highest' })).toEqual([4, 4, 4])
    expect((await list(product, { rating: 4 })).total).toBe(3)
    expect(await ratings({ q: 'sizing' })).toHaveLength(4)
    expect(await list(product, { q: 'ভালো straße', rating: 4, limit: 1 })).toMatchObject({ total: 2, reviews: [{ rating: 4 }] })
    for (const q of [`' | !:*<->\\`, '%', 'a'.repeat(200), '::']) expect((await list(product, { q })).total).toBe(0)
    for (const sort of ['helpful', 'newest', 'highest', 'lowest', 'photos'] as const)
      for (const filter of [{}, { rating: 4 }, { q: 'siz' }]) {
        const whole = (await list(product, { ...filter, sort, limit: 20 })).reviews.map(({ id }) => id)
        const paged: string[] = []
        for (let cursor: string | null | undefined; cursor !== null;) {
          const page = await list(product, { ...filter, sort, limit: 2, cursor })
          paged.push(...page.reviews.map(({ id }) => id))
          cursor = page.nextCursor
        }
        expect(paged).toEqual(whole)
        expect((await list(product, { ...filter, sort, limit: 2, skip: 1 })).reviews.map(({ id }) => id)).toEqual(whole.slice(1, 3))
      }
    await expect(list(product, { cursor: 'nonsense' })).rejects.toEqual(refusedWith('INVALID_INPUT'))
    await expect(app.call('GET /user/order/review/:id', { id: newKey() })).rejects.toEqual(refusedWith('INVALID_PRODUCT_ID'))
  })
})

describe('the rating of a product', () => {
  it('is updated on cards, pages and live data after a review', async () => {
    const product = await newProduct()
    const shown = async () => {
      const [{ products }, page, cards] = await Promise.all([
        app.call('GET /user/products/live', { id: [product.id] }),
        app.call('GET /user/products/:id', { id: product.id }),
        app.call('GET /user/products', { orderBy: 'newest', limit: 100 }),
      ])
      const card = cards.products.find(({ id }) => id === product.id)
      return [products[0]!.rating, { average: page.rating.average, count: page.rating.count }, card!.rating]
    }
    const all = (average: number, count: number) => [0, 1, 2].map(() => ({ average, count }))
    expect(await shown()).toEqual(all(0, 0))
    const person = await owner(product)
    const { id } = await write(person, person.order.id, product.id, 3)
    await expect.poll(shown).toEqual(all(3, 1))
    await app.call('DELETE /user/order/review/:id', { id }, { token: person.token })
    await expect.poll(shown).toEqual(all(0, 0))
  })
})

describe('a vote', () => {
  it("is counted, can be withdrawn, and is refused for one's own review", async () => {
    const product = await newProduct()
    const [author, reader] = [await owner(product), await signedIn(app)]
    const { id } = await write(author, author.order.id, product.id, 4)
    const vote = (token: string) => app.call('PUT /user/reviews/:id/vote', { id }, { token })
    await expect(vote(author.token)).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    expect(await vote(reader.token)).toEqual({ helpful: 1, voted: true })
    expect((await app.call('GET /user/order/review/:id/own', { id: product.id }, { token: reader.token })).voted).toEqual([id])
    await expect.poll(async () => (await list(product)).reviews[0]!.helpful).toBe(1)
    for (const helpful of [0, 0])
      expect(await app.call('DELETE /user/reviews/:id/vote', { id }, { token: reader.token })).toEqual({ helpful, voted: false })
  })
})

describe('staff', () => {
  it('reply publicly, and the reviewer is notified once', async () => {
    const product = await newProduct()
    const [author, staff] = [await owner(product), await staffIn(app, 'moderator')]
    const { id } = await write(author, author.order.id, product.id, 2, 'Came late.')
    const reply = (text: string, token = staff.token) => app.call('PUT /staff/reviews/:id/reply', { id, text }, { token })
    await expect(reply('No', author.token)).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    expect((await reply('Sorry. We changed the carrier.')).reply).toEqual({
      text: 'Sorry. We changed the carrier.',
      at: app.now().toISOString(),
    })
    expect((await lastMail(app, author.email))?.text).toContain('Sorry. We changed the carrier.')
    await reply('Sorry! We changed the carrier.')
    expect((await lastMail(app, author.email))?.text).toContain('Sorry. We changed the carrier.')
    expect((await app.call('DELETE /staff/reviews/:id/reply', { id }, { token: staff.token })).reply).toBeNull()
  })

  it('see reported reviews, and remove them with a reason that is logged and mailed', async () => {
    const product = await newProduct()
    const [author, reader, staff] = [await owner(product), await signedIn(app), await staffIn(app, 'moderator')]
    const { id } = await write(author, author.order.id, product.id, 1, 'Rude words')
    for (const reason of ['offensive', 'spam'] as const)
      await app.call('POST /user/reviews/:id/report', { id, reason, note: 'Look' }, { token: reader.token })
    const queue = async (state: 'reported' | 'removed') =>
      (await app.call('GET /staff/reviews', { state, limit: 100 }, { token: staff.token })).reviews.find((review) => review.id === id)
    expect((await queue('reported'))?.reports).toEqual([{ reason: 'offensive', note: 'Look', at: app.now().toISOString() }])
    await app.call('POST /staff/reviews/:id/dismiss-reports', { id }, { token: staff.token })
    expect(await queue('reported')).toBeUndefined()
    await app.call('POST /staff/reviews/:id/remove', { id, reason: 'offensive' }, { token: staff.token })
    expect(await queue('removed')).toMatchObject({ removed: 'offensive', rating: 1 })
    await expect.poll(() => list(product)).toMatchObject({ total: 0, rating: { count: 0 } })
    const [own] = (await app.call('GET /user/reviews', {}, { token: author.token })).reviews
    expect(own).toMatchObject({ id, removed: 'offensive' })
    const change = app.call('PUT /user/order/review', { id, rating: 5 }, { token: author.token })
    await expect(change).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    // Or it could be written again.
    await expect(app.call('DELETE /user/order/review/:id', { id }, { token: author.token })).rejects.toEqual(refusedWith('NOT_ALLOWED'))
    const { rows } = await app.database.db.query({
      text: 'select kind, rating, reason from moderation_log where subject_id = $1',
      values: [id],
    })
    expect(rows).toEqual([{ kind: 'review', rating: 1, reason: 'offensive' }])
    expect((await list(product)).rating.count).toBe(0)
  })

  it('hide, republish and delete reviews: the author is notified, the rating changes immediately, and 50 parallel calls count once', async () => {
    const product = await newProduct()
    const [author, staff] = [await owner(product), await staffIn(app, 'moderator')]
    const { id } = await write(author, author.order.id, product.id, 4, 'Zebrawood handle.')
    const { token } = staff
    const count = async () => (await list(product)).rating.count
    const moderated = async (input: object) => (await app.call('GET /admin/reviews', input, { token })).rows.map((row) => row.id)
    expect(await moderated({ q: 'zebrawood' })).toEqual([id])
    expect(await moderated({ q: 'zebrawood', stars: ['5'] })).toEqual([])
    expect(await moderated({ q: 'zebrawood', state: 'unanswered', stars: ['4'], sort: 'written' })).toEqual([id])
    expect(await moderated({ q: 'zebrawood', photos: 'with' })).toEqual([])
    const all = (route: 'POST /staff/reviews/:id/remove' | 'POST /admin/reviews/:id/restore', input: object) =>
      Promise.allSettled(Array.from({ length: 50 }, () => app.call(route, { id, ...input }, { token })))
    const done = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length
    expect(done(await all('POST /staff/reviews/:id/remove', { reason: 'spam', message: 'Please look again.' }))).toBe(1)
    await expect.poll(count).toBe(0)
    expect((await lastMail(app, author.email))?.text).toMatch(/it's advertising[\s\S]*Please look again/)
    expect(await moderated({ q: 'zebrawood', state: 'hidden' })).toEqual([id])
    expect(await app.call('GET /admin/reviews/:id', { id }, { token })).toMatchObject({ removed: 'spam', text: 'Zebrawood handle.' })
    expect(done(await all('POST /admin/reviews/:id/restore', {}))).toBe(1)
    await expect.poll(count).toBe(1)
    expect((await lastMail(app, author.email))?.text).toContain("it's public again")
    await app.call('DELETE /admin/reviews/:id', { id }, { token })
    await expect.poll(count).toBe(0)
    await expect(app.call('GET /admin/reviews/:id', { id }, { token })).rejects.toEqual(refusedWith('NOT_FOUND'))
    const csv = await app.request('/api/admin/reviews/export?state=visible', { headers: { authorization: `Bearer ${token}` } })
    expect(await csv.text()).toContain('Product,Stars,Text')
  })
})
