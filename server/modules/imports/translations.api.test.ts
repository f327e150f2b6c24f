import { beforeAll, expect, it } from 'vitest'
import { seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { fieldsOf } from '#test/good-inputs-products.ts'
import { openImports } from '#test/imports.ts'
import { planRow } from '#test/members.ts'
import { addPlans } from '#server/modules/plans/plans.ts'
import { promotionLimits } from '#contract/promotion-limits.ts'

const { app, token, send, after, rowsOf } = await openImports()
let bell: { id: string }
const plan = planRow()
beforeAll(async () => {
  const [first] = await stockShop(app, [
    seedProduct({ slug: 'bell', name: 'Bell', shortDescription: 'Round.', fullDescription: ['-5 kg "heavy"', 'or more'] }),
    seedProduct({ slug: 'rope', name: 'Rope', shortDescription: 'Long.' }),
    seedProduct({ slug: 'mat', name: 'Mat' }),
  ])
  bell = first!
})

const head = 'Type,Identification,Field,Locale,Status,Default content,Translated content'
const exported = async (state: 'all' | 'open' = 'all', by = token) => {
  const response = await app.request(`/api/admin/translations/export?locale=bn&state=${state}`, {
    headers: { authorization: `Bearer ${by}` },
  })
  return { status: response.status, text: (await response.text()).replace('\uFEFF', '') }
}
const linesOf = async (state: 'all' | 'open' = 'all') => (await exported(state)).text.trim().split('\r\n')
const bellIn = async () =>
  (await app.call('GET /admin/translations/products', { locale: 'bn' }, { token })).products.find(({ id }) => id === bell.id)!
const rewrite = async (shortDescription: string) => {
  const mine = await app.call('GET /admin/products/:id', { id: bell.id }, { token })
  await app.call('PUT /admin/products/:id', { ...fieldsOf(mine), shortDescription, id: bell.id, version: mine.version }, { token })
}

it('a translation file is exported with gaps, filled in, imported, and exported unchanged', async () => {
  const empty = await linesOf()
  expect(empty[0]).toBe(head)
  expect(empty).toContain('product,bell,short_description,bn,missing,Round.,')
  expect(empty.some((line) => line.startsWith('product,bell,picture:/'))).toBe(true)
  expect(empty.some((line) => line.startsWith('category,barbells,name,bn,missing,'))).toBe(true)
  expect((await exported()).text).toContain(`product,bell,description,bn,missing,"'-5 kg ""heavy""\nor more",\r\n`)
  const filled = empty.map((line) => (/^(product|category|option),(?!.*\n)[^"]*,$/.test(line) ? `${line}=অনুবাদ` : line))
  const done = await after('run', await send(filled))
  expect(done).toMatchObject({ kind: 'translations', state: 'done', done: { failed: 0 } })
  const out = await exported()
  const again = await send([out.text])
  expect(again.found).toMatchObject({ create: 0, update: 0, outdated: 0, refuse: 0 })
  expect(out.text).toContain("product,bell,name,bn,current,Bell,'=অনুবাদ\r\n")
  expect((await bellIn()).translation).toMatchObject({ name: '=অনুবাদ', shortDescription: '=অনুবাদ', fullDescription: '' })
  expect(await linesOf('open')).not.toContain('product,bell,name,bn,current,Bell,=অনুবাদ')
  expect((await after('undo', done)).done).toMatchObject({ undone: done.done.created, left: 0 })
  expect(await linesOf()).toEqual(empty)
  expect((await bellIn()).translation).toBeNull()
})

it('a translation file marks translations of an outdated original, accepts them only if staff confirm, and lists them as outdated from then on', async () => {
  await after('run', await send([head, 'product,bell,name,bn,,Bell,ঘণ্টা']))
  const file = [head, 'product,bell,short_description,bn,missing,Round.,গোল।', 'option,Size,name,bn,missing,Size,মাপ']
  await rewrite('Round and red.')
  const checked = await send(file)
  expect(checked.found).toEqual({ create: 1, update: 0, same: 0, outdated: 1, refuse: 0 })
  const [row] = await rowsOf(checked)
  expect(row).toMatchObject({ action: 'outdated', warnings: [{ line: 2, message: 'was changed since; it says now: Round and red.' }] })
  const done = await after('run', checked)
  expect(done.done).toMatchObject({ created: 1, failed: 0 })
  expect((await bellIn()).translation?.shortDescription).toBe('')
  const { id } = await send(file)
  const taken = await app.call('POST /admin/imports/:id/run', { id, outdated: true }, { token })
  expect(taken.found).toMatchObject({ create: 1, outdated: 0 })
  await app.jobs.runDue()
  expect(await bellIn()).toMatchObject({ translation: { shortDescription: 'গোল।' }, outdated: ['shortDescription'] })
  expect(await linesOf('open')).toContain('product,bell,short_description,bn,outdated,Round and red.,গোল।')
  expect((await send(file)).found).toMatchObject({ same: 2, outdated: 0 })
  const confirmed = await after('run', await send([head, 'product,bell,short_description,bn,current,Round and red.,গোল।']))
  expect(confirmed.done).toMatchObject({ updated: 1 })
  expect((await bellIn()).outdated).toEqual([])
})

it('a translation file becomes outdated when the original changes, until the translation is saved again', async () => {
  const { id } = bell
  const texts = { name: 'ঘণ্টা', shortDescription: 'গোল।', fullDescription: '', metaTitle: '', metaDescription: '' }
  expect((await app.call('PUT /admin/translations/products/:id', { id, locale: 'bn', ...texts }, { token })).outdated).toEqual([])
  await rewrite('Round and green.')
  expect((await bellIn()).outdated).toEqual(['shortDescription'])
  expect((await app.call('PUT /admin/translations/products/:id', { id, locale: 'bn', ...texts }, { token })).outdated).toEqual([])
})

it("a translation file has a product's keywords as one text, by which people find it", async () => {
  const [ring] = await stockShop(app, [seedProduct({ slug: 'ring', name: 'Ring', keywords: ['hoop', 'gymnastics'] })])
  expect(await linesOf()).toContain('product,ring,keywords,bn,missing,"hoop, gymnastics",')
  const wrong = await send([head, `product,ring,name,bn,,Ring,রিং`, `product,ring,keywords,bn,,,"বলয়,${'ক'.repeat(41)}"`])
  expect((await rowsOf(wrong)).map(({ lineErrors: [error] }) => error?.message)).toEqual([
    undefined,
    'has a keyword that is blank or longer than 40 characters',
  ])
  const done = await after('run', await send([head, 'product,ring,name,bn,,Ring,রিং', 'product,ring,keywords,bn,,,"বলয়,ব্যায়াম , বলয়"']))
  expect(done.done).toMatchObject({ created: 2, failed: 0 })
  expect(await linesOf()).toContain('product,ring,keywords,bn,current,"hoop, gymnastics","বলয়, ব্যায়াম"')
  const ringIn = async () =>
    (await app.call('GET /admin/translations/products', { locale: 'bn' }, { token })).products.find(({ id }) => id === ring!.id)!
  expect(await ringIn()).toMatchObject({ original: { keywords: ['hoop', 'gymnastics'] }, translation: { keywords: ['বলয়', 'ব্যায়াম'] } })
  app.pass(2000)
  await expect.poll(async () => (await app.call('GET /search/', { q: 'ব্যায়াম' })).products?.items.map(({ id }) => id)).toContain(ring!.id)
  const texts = { name: 'রিং', shortDescription: '', fullDescription: '', metaTitle: '', metaDescription: '' }
  const put = (more: object) =>
    app.call('PUT /admin/translations/products/:id', { id: ring!.id, locale: 'bn', ...texts, ...more }, { token })
  expect((await put({})).translation?.keywords).toEqual(['বলয়', 'ব্যায়াম'])
  const before = (await ringIn()).missing
  expect(await put({ keywords: [] })).toMatchObject({ translation: { keywords: [] }, missing: before + 1 })
  await after('undo', await after('run', await send([head, 'product,ring,keywords,bn,,,চাকা'])))
  expect((await ringIn()).translation?.keywords).toEqual([])
})

it('a translation file includes the names of promotions and plans, which become outdated when those are renamed', async () => {
  const effect = { kind: 'percent', percent: 10 } as const
  const spring = await app.call('POST /admin/promotions', { name: 'Spring', trigger: 'automatic', effect }, { token })
  const over = await app.call('POST /admin/promotions', { name: 'Over', trigger: 'code', active: false, effect }, { token })
  await app.database.transaction((tx) => addPlans(tx, [plan]))
  const of = (name: string, status: string, text = '') => `promotion,${spring.id},name,bn,${status},${name},${text}`
  expect(await linesOf('open')).toEqual(expect.arrayContaining([of('Spring', 'missing'), `plan,${plan.id},name,bn,missing,Regular,`]))
  expect((await linesOf()).some((line) => line.includes(over.id))).toBe(false)
  const wrong = await send([head, `promotion,spring,name,bn,,,ক`, `plan,${spring.id},name,bn,,,ক`, `plan,${plan.id},description,bn,,,ক`])
  expect((await rowsOf(wrong)).map(({ lineErrors: [error] }) => [error?.column, error?.message])).toEqual([
    ['Identification', 'is no promotion of the shop'],
    ['Identification', 'is no plan of the shop'],
    ['Field', 'is not one of its texts, or is empty in the original'],
  ])
  const long = await send([head, of('Spring', '', 'ক'.repeat(promotionLimits.name + 1))])
  expect((await rowsOf(long))[0]!.lineErrors[0]!.message).toBe(`is longer than ${promotionLimits.name} characters`)
  const done = await after('run', await send([head, of('Spring', '', 'বসন্ত'), `plan,${plan.id},name,bn,,Regular,নিয়মিত`]))
  expect(done.done).toMatchObject({ created: 2, failed: 0 })
  const { names } = await app.call('GET /admin/translations/names', { locale: 'bn' }, { token })
  expect(names.map(({ name, translatedName }) => [name, translatedName])).toEqual([
    ['Spring', 'বসন্ত'],
    ['Regular', 'নিয়মিত'],
  ])
  expect((await linesOf('open')).some((line) => /^(promotion|plan),/.test(line))).toBe(false)
  await app.call('PUT /admin/promotions/:id', { id: spring.id, name: 'Summer', trigger: 'automatic', effect }, { token })
  expect(await linesOf('open')).toContain(of('Summer', 'outdated', 'বসন্ত'))
  expect((await send([head, of('Spring', '', 'বসন্ত ২')])).found).toMatchObject({ outdated: 1 })
  await app.call('PUT /admin/translations/names', { kind: 'promotion', id: spring.id, locale: 'bn', translatedName: 'গ্রীষ্ম' }, { token })
  expect(await linesOf()).toContain(of('Summer', 'current', 'গ্রীষ্ম'))
  // The plan's translation is reverted; the promotion's isn't, because it was changed since.
  expect((await after('undo', done)).done).toMatchObject({ undone: 1, left: 1 })
  expect(await linesOf('open')).toContain(`plan,${plan.id},name,bn,missing,Regular,`)
})

it('a translation file reports the errors of each line, and imports the others', async () => {
  const checked = await send([
    head,
    'product,none,name,bn,,,ক',
    'product,bell,colour,bn,,,ক',
    'page,bell,name,bn,,,ক',
    'product,bell,name,xx,,,ক',
    'product,bell,name,en,,,Bell',
    'product,rope,short_description,bn,,Long.,লম্বা',
    'product,rope,name,bn,,Rope,দড়ি',
    'product,rope,name,bn,,Rope,দড়ি ২',
    `category,barbells,name,bn,,,${'ক'.repeat(61)}`,
    'option,Flavour,name,bn,,,স্বাদ',
    'option,Size,name,bn,,,',
  ])
  const rows = await rowsOf(checked)
  expect(rows.map(({ lineErrors: [error] }) => error && [error.line, error.column, error.message])).toEqual([
    [2, 'Identification', 'is no product of the shop'],
    [3, 'Field', 'is not one of its texts, or is empty in the original'],
    [4, 'Type', 'is none of product, category, option, promotion, plan'],
    [5, 'Locale', 'is none of en, bn'],
    [6, 'Locale', 'is the language of the originals'],
    [7, 'Translated content', 'needs a translated name: put the line of the name before this one'],
    undefined,
    [9, 'Identification', 'is on line 8, too'],
    [10, 'Translated content', 'is longer than 60 characters'],
    undefined,
    undefined,
  ])
  expect(rows[9]!.warnings[0]!.message).toBe('is not an option or detail of the newest products')
  expect((await after('run', checked)).done).toMatchObject({ created: 2, failed: 0 })
})

it('a translation file, when undone, keeps what was changed since, and names that other texts require', async () => {
  const done = await after('run', await send([head, 'product,bell,name,bn,,,ঘণ্টা ২', 'option,Size,name,bn,,,আকার']))
  await app.call('PUT /admin/translations/options', { locale: 'bn', term: 'Size', translatedTerm: 'মাপ ৩' }, { token })
  const undone = await after('undo', done)
  expect(undone.done).toMatchObject({ undone: 1, left: 1 })
  expect((await bellIn()).translation?.name).toBe('ঘণ্টা')
  const named = await after('run', await send([head, 'product,mat,name,bn,,,মাদুর']))
  const described = await after('run', await send([head, 'product,mat,short_description,bn,,,নরম']))
  expect((await after('undo', named)).done).toMatchObject({ undone: 0, left: 1 })
  expect((await rowsOf(named))[0]!.lineErrors[0]!.message).toBe(
    "can't be taken back: has other translated texts, so it needs a translated name",
  )
  expect((await after('undo', described)).done).toMatchObject({ undone: 1, left: 0 })
})

it('a translation file is read in UTF-16 with semicolons and other line breaks; a text that changed between check and run is skipped', async () => {
  const lines = [head.replaceAll(',', ';'), 'category;barbells;name;bn;;Barbells;"বারবেল"'].join('\r')
  const read = await send(Buffer.from(`\uFEFF${lines.replaceAll('\r', '\r\n')}`, 'utf16le'))
  expect(read).toMatchObject({ kind: 'translations', encoding: 'utf-16le', total: 1 })
  const checked = await send([head, 'product,bell,short_description,bn,,Round and green.,সবুজ'])
  expect(checked.found.update).toBe(1)
  await rewrite('Round and blue.')
  const done = await after('run', checked)
  expect(done.done).toMatchObject({ updated: 0, failed: 1 })
  expect((await rowsOf(done))[0]!.lineErrors[0]!.message).toBe('translates what the original said before')
})

it('a translation file is allowed for staff who may translate, and its export is in the audit log', async () => {
  expect((await exported('all', (await signedIn(app)).token)).status).toBe(403)
  const { rows } = await app.call('GET /admin/audit', {}, { token })
  expect(rows.some(({ call }) => call === 'exportTranslations')).toBe(true)
})
