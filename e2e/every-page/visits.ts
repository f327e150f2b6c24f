import { newsletterUrls } from '#contract/newsletter-urls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverUrls } from '#contract/server-urls.ts'
import { sharedRoutineUrl, trainingUrls } from '#contract/training-urls.ts'
import { leaderboardUrl } from '#contract/leaderboards/urls.ts'
import { urls } from '#contract/urls.ts'
import { demoAccounts, demoAddress } from '#seed/accounts.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { callApi } from '../customers.ts'
import {
  axeFindings,
  axeFindingsAgain,
  setDarkTheme,
  horizontalOverflow,
  resize,
  smallTargets,
  collectMissingFiles,
  collectPolicyViolations,
  measureLayoutShift,
} from '../page-checks.ts'
import { signedInStorage, signInByCall } from '../prepare.ts'
import { openFully } from '../ready.ts'

/** The pages that a visitor opens. */
const pages = [
  urls.home(),
  urls.about(),
  urls.faq(),
  urls.faq('nothing at all'),
  newsletterUrls.archive(),
  urls.blogs(),
  urls.blogs({ category: 'entertainment', month: '2001-01' }),
  urls.blog('dots-explained-with-one-pencil'),
  urls.contact(),
  serverUrls.contactSent(),
  urls.waitlist(),
  serverUrls.newsletter(),
  serverUrls.newsletter({ unsubscribe: 'x' }),
  urls.waitlist({ confirm: 'x' }),
  urls.privacyPolicy(),
  '/pages/disclaimer',
  urls.market(),
  urls.collection(),
  urls.collection('strength', new URLSearchParams({ brand: 'northbar', option: 'Material:Steel' })),
  urls.collection('shoes', new URLSearchParams({ minPrice: '9999' })),
  urls.search(),
  urls.search('steel'),
  urls.search('xylophone'),
  urls.search('mat', 'ALL'),
  urls.search('mat', 'CLUB'),
  urls.product('training-tee'),
  urls.product('whey-protein'),
  urls.product('cold-tub'),
  urls.wishlist(),
  urls.compare(),
  serverUrls.stockAlert('confirm', 'x'),
  urls.giftCards(),
  urls.cart(),
  urls.checkout(),
  urls.returnItems('GF-1'),
  serverUrls.unsubscribeReviews('x'),
  urls.signIn(),
  serverUrls.socialBack('google', { failure: 'SIGN_IN_WAS_CANCELLED' }),
  urls.signUp(),
  urls.forgotPassword(),
  urls.orders(),
  urls.security(),
  urls.clubs(),
  urls.clubs(new URLSearchParams({ q: 'nothing like it' })),
  urls.club('iron-hour'),
  urls.challenges(),
  leaderboardUrl(),
  sharedRoutineUrl('x'),
  urls.challenge('00000000-0000-4000-8000-000000000000'),
  urls.newsfeed(),
  urls.newsfeed('popular'),
  urls.tag('squat'),
  urls.post('00000000-0000-4000-8000-000000000000'),
  '/not-here',
]
/** The pages that a customer opens. */
const own = [
  urls.newsfeed(),
  urls.scheduledPosts(),
  urls.feedSettings(),
  urls.wishlist(),
  urls.stockAlerts(),
  urls.myAccount(),
  urls.security(),
  urls.orders(),
  urls.orders(new URLSearchParams({ q: 'nothing like it', status: 'Completed' })),
  urls.downloads(),
  urls.points(),
  urls.credit(),
  urls.subscription(),
  urls.repeatDeliveries(),
  urls.repeatDelivery('00000000-0000-4000-8000-000000000000'),
  urls.myReviews(),
  urls.profile(),
  urls.people(),
  urls.notifications(),
  urls.messages(),
  urls.messages('danasull'),
  urls.group('0198f3a0-0000-7000-8000-0000000000a1'),
  serverUrls.groupInvite('x'),
  urls.decisions(),
  urls.stories(),
  urls.unsubscribeDigest({ token: 'x' }),
  urls.clubs(),
  leaderboardUrl(),
  urls.training(),
  trainingUrls.now(),
  trainingUrls.workout('00000000-0000-4000-8000-000000000000'),
  trainingUrls.files(),
  trainingUrls.photos(),
  trainingUrls.exercises(),
  trainingUrls.exercise('back-squat'),
  trainingUrls.routine('new'),
  urls.newClub(),
  urls.addresses(),
  urls.addresses('new'),
]

type Who = 'a visitor' | 'a customer'
interface Part {
  who: Who
  paths: string[]
}
/** Every second page, starting with the first or the second. */
const everySecond = (first: 0 | 1): string[] => pages.filter((_, index) => index % 2 === first)

/** Each part has its own test file, so that they run in different workers; each worker opens only one page. */
export const parts = {
  first: { who: 'a visitor', paths: everySecond(0) },
  second: { who: 'a visitor', paths: everySecond(1) },
  third: { who: 'a customer', paths: own },
} satisfies Record<string, Part>

/** Checks every page of a part. */
export function checkVisits({ who, paths }: Part): void {
  let shop: Shop
  let view: View
  beforeAll(async () => {
    shop = await openShop({ pictures: true })
    // One page that navigates from path to path, since opening a new one each time would take most of the time.
    view = await openView(shop, who)
  })
  afterAll(() => shop.close())

  describe.each(paths)(`%s for ${who}`, (path) => {
    it('fits a phone of 320 px, with large enough touch targets, without a layout shift and with nothing for its security policy to refuse', async () => {
      const { page, faults, refused, shifts, missing } = view
      await resize(page, 320)
      faults.length = refused.length = missing.length = 0
      const policy = (await openFully(page, path))?.headers()['content-security-policy']
      expect(await horizontalOverflow(page)).toBe(0)
      expect(await smallTargets(page)).toEqual([])
      expect(await shifts()).toBeLessThan(0.001)
      expect([policy?.includes('unsafe'), refused]).toEqual([false, []])
      expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
      expect(missing).toEqual([])
    })

    it('has no axe findings on a phone nor on a desktop, and enough contrast in the dark theme', async () => {
      const { page } = view
      // Still 320 px wide, where the layout is the same as at 390.
      expect(await axeFindings(page)).toEqual([])
      await resize(page, 1280)
      expect(await horizontalOverflow(page)).toBe(0)
      expect(await axeFindingsAgain(page)).toEqual([])
      await setDarkTheme(page)
      expect(await axeFindingsAgain(page, ['color-contrast'])).toEqual([])
    })
  })
}

async function openView(shop: Shop, who: Who) {
  const visit = await shop.visit({ width: 320 })
  if (who === 'a customer') {
    // The local storage of a signed-in customer.
    const root = await customerRoot(shop)
    await visit.page.addInitScript((state) => localStorage.setItem('root', state), root)
  }
  const [shifts, refused, missing] = [
    await measureLayoutShift(visit.page),
    await collectPolicyViolations(visit.page),
    collectMissingFiles(visit.page),
  ]
  // The first visit fetches the fonts.
  await openFully(visit.page, urls.cart())
  return { ...visit, shifts, refused, missing }
}
type View = Awaited<ReturnType<typeof openView>>

async function customerRoot(shop: Shop): Promise<string> {
  const token = await signInByCall(shop, demoAccounts.shopper)
  await callApi(shop, 'PUT /user/add-address', demoAddress, token)
  return signedInStorage(token)
}
