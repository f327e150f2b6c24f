import { dayMs } from '#contract/time.ts'
import { openDatabase } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { createPasswordHasher } from '#server/modules/auth/passwords/hasher.ts'
import { addPastSearches } from '#server/modules/search/search.ts'
import { createUser } from '#server/modules/auth/users/users.ts'
import { countAllSales, recountBoughtTogether, recomputeRails } from '#server/modules/catalogue/catalogue.ts'
import { demoAccounts } from './accounts.ts'
import { fillBengali } from './bengali/fill-bengali.ts'
import { brands } from './catalogue/brands.ts'
import { categories } from './catalogue/categories.ts'
import { products, sets } from './catalogue/index.ts'
import { pastSearches, searchRules, synonyms } from './catalogue/search.ts'
import { window } from './catalogue/window.ts'
import { fillCommunity } from './community/fill-community.ts'
import { fillDownloads } from './downloads/fill-downloads.ts'
import type { MediaStorage } from '#server/modules/media/media.ts'
import { fillDeals } from './deals.ts'
import { fillCatalogue } from './fill.ts'
import { fillOrders } from './orders/fill-orders.ts'
import { offerRepeats } from './orders/repeat-orders.ts'
import { addIssues } from './newsletter.ts'
import { fillPlans } from './plans.ts'
import { fillPromotions } from './promotions.ts'
import { fillQuestions } from './reviews/fill-questions.ts'
import { fillReviews } from './reviews/fill-reviews.ts'
import { addDemoSettings } from './settings.ts'
import { fillSizeGuides } from './size-guides.ts'
import { fillTraining } from './training/fill-training.ts'
import { fillSources, fillVisits } from './visits.ts'

type Progress = (done: number, total: number) => void

const anything = statement(
  'seed.anything',
  {},
  { filled: 'bool' },
  `select exists (select from brands) or exists (select from users) as filled`,
)

/** Marks the time of filling: anything older belongs to the demo, which an owner can remove. */
const markDemo = statement('seed.mark', { now: 'timestamptz' }, {}, `insert into demo_world (filled_at) values ($1)`)

/** Filling takes longer than the shop's statements may: whoever waits for it mustn't be canceled. */
const waitLonger = statement('seed.waitLonger', {}, {}, `select set_config('statement_timeout', '120s', true)`)

// Slow, or the driver would stop waiting after 11 seconds, whatever the server allows.
const lockSeed = statement('seed.lock', {}, {}, `select pg_advisory_xact_lock(7263002)`, { slow: true })

/**
 * Fills an empty database with the demo world, in one transaction, and the storage of uploads with its files; does nothing and returns
 * false if the database isn't empty.
 */
export async function seedOnce(
  databaseUrl: string,
  progress: Progress = () => {},
  now = new Date(),
  storage: Pick<MediaStorage, 'put'> | null = null,
): Promise<boolean> {
  const database = openDatabase(databaseUrl, 1)
  try {
    return await database.transaction(async (tx) => {
      // When two first starts race on one database, the second waits here and then finds the first one's data.
      await waitLonger.all(tx, {})
      await lockSeed.all(tx, {})
      if ((await anything.one(tx, {}))?.filled) return false
      // Takes a while, in separate threads.
      const hashing = hashPasswords()
      hashing.catch(() => {})
      await fillCatalogue(
        tx,
        { brands, categories, products: [...products, ...sets], window, search: { synonyms, rules: searchRules } },
        now,
        progress,
      )
      await fillDownloads(tx, storage, now)
      const accounts = await createAccounts(tx, await hashing, now)
      const delivered = await fillOrders(tx, products, accounts.shopper, now)
      await fillReviews(tx, delivered, now)
      await fillQuestions(tx, delivered, accounts.admin, now)
      const { rewardedChallenge } = await fillCommunity(tx, now)
      await fillTraining(tx, accounts.shopper, now)
      await offerRepeats(tx)
      await fillPlans(tx, accounts.admin, now)
      await fillPromotions(tx, rewardedChallenge, now)
      await fillSizeGuides(tx, now)
      await countAllSales(tx, now)
      await recountBoughtTogether(tx, now)
      await fillDeals(tx, now)
      await recomputeRails(tx, now)
      await fillBengali(tx)
      await fillVisits(tx, now)
      await fillSources(tx)
      await addIssues(tx, accounts.admin, now)
      await addDemoSettings.run(tx, { now })
      await markDemo.run(tx, { now })
      await addPastSearches(tx, pastSearches, now)
      return true
    })
  } finally {
    await database.close()
  }
}

/** The age in days of the shopper's account, which is older than the orders. */
const accountDays = 400

type ByAccount = Record<keyof typeof demoAccounts, string>

async function hashPasswords(): Promise<ByAccount> {
  const { hash } = createPasswordHasher()
  return { shopper: await hash(demoAccounts.shopper.password), admin: await hash(demoAccounts.admin.password) }
}

/** Returns the accounts' ids. */
async function createAccounts(tx: Tx, hashes: ByAccount, now: Date): Promise<ByAccount> {
  const created = new Date(now.getTime() - accountDays * dayMs)
  const create = async (account: keyof ByAccount, role: string) => {
    const { name, email } = demoAccounts[account]
    return (await createUser(tx, { name, email, phone: null, passwordHash: hashes[account] }, role, created))!
  }
  return { shopper: await create('shopper', 'customer'), admin: await create('admin', 'owner') }
}
