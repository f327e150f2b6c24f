import type { Page } from 'playwright-core'
import { urls } from '#contract/urls.ts'
import { networkError, heading, noResponse, skeleton, statesOf, text } from '../state.ts'

const firstPost = (page: Page) => page.getByRole('article').first()
const write = (page: Page) => page.getByRole('button', { name: /^(What did you train|Continue your draft)/ }).click()

export const community = [
  ...statesOf('newsfeed', [
    { name: 'visitor', path: urls.newsfeed(), shows: heading('See what people lifted today') },
    { name: 'popular', path: urls.newsfeed('popular'), shows: heading('Popular') },
    { name: 'full', as: 'customer', path: urls.newsfeed(), shows: firstPost },
    { name: 'loading', as: 'customer', before: noResponse('/post/newsfeed*'), path: urls.newsfeed(), shows: skeleton },
    {
      name: 'failed',
      as: 'customer',
      before: networkError('/post/newsfeed*'),
      path: urls.newsfeed(),
      shows: heading("We couldn't load the feed"),
    },
    {
      name: 'saved-none',
      as: 'newcomer',
      path: urls.newsfeed(),
      steps: (page) => page.getByRole('link', { name: 'Saved' }).click(),
      shows: text('Nothing saved yet'),
    },
    {
      name: 'composer',
      as: 'customer',
      path: urls.newsfeed(),
      steps: async (page) => {
        await write(page)
        await page.getByRole('textbox', { name: 'Your post' }).fill('Five singles, all of them ugly. #squat')
        await page.getByRole('button', { name: 'Add a record' }).click()
        await page.getByLabel(/^Weight/).fill('142.5')
      },
      shows: text('Remove record'),
      screen: true,
    },
    {
      name: 'poll-composer',
      as: 'customer',
      path: urls.newsfeed(),
      steps: async (page) => {
        await write(page)
        await page.getByRole('button', { name: 'Add a poll' }).click()
      },
      shows: text('Remove poll'),
      screen: true,
    },
    {
      name: 'poll-results',
      as: 'customer',
      path: urls.newsfeed(),
      steps: async (page) => {
        const poll = page
          .getByRole('article')
          .filter({ has: page.getByRole('radio') })
          .first()
        await poll.getByRole('radio').first().check()
        await poll.getByRole('button', { name: 'Vote', exact: true }).click()
      },
      shows: text('Change vote'),
      screen: true,
    },
    {
      name: 'quote',
      as: 'customer',
      path: urls.newsfeed(),
      steps: async (page) => {
        await page
          .getByRole('button', { name: /reposts?$/ })
          .first()
          .click()
        await page.getByRole('menuitem', { name: 'Quote' }).click()
      },
      shows: text(/^Quoting/),
      screen: true,
    },
    {
      name: 'story',
      as: 'customer',
      path: urls.newsfeed(),
      steps: (page) =>
        page
          .getByRole('button', { name: /new stor/ })
          .first()
          .click(),
      shows: (page) => page.locator('.story-picture'),
      screen: true,
    },
    {
      name: 'story-viewers',
      as: 'customer',
      path: urls.newsfeed(),
      steps: async (page) => {
        await page.getByRole('button', { name: 'Your story' }).click()
        await page.getByRole('button', { name: /^Seen by/ }).click()
      },
      shows: heading(/^Seen by/),
      screen: true,
    },
    {
      name: 'story-share',
      as: 'customer',
      path: urls.newsfeed(),
      steps: (page) => page.getByRole('button', { name: 'Add story' }).click(),
      shows: heading('Add a story'),
      screen: true,
    },
    {
      name: 'keys',
      as: 'customer',
      path: urls.newsfeed(),
      steps: async (page) => {
        await firstPost(page).waitFor()
        await page.keyboard.press('?')
      },
      shows: text('Turn on shortcuts'),
      screen: true,
    },
  ]),
  ...statesOf('stories', [
    { name: 'full', as: 'customer', path: urls.stories(), shows: (page) => page.locator('.story-picture').first() },
    { name: 'none', as: 'newcomer', path: urls.stories(), shows: heading('No past stories yet') },
    { name: 'loading', as: 'customer', before: noResponse('/story/archive*'), path: urls.stories(), shows: skeleton },
    { name: 'failed', as: 'customer', before: networkError('/story/archive*'), path: urls.stories(), shows: text('Try again') },
  ]),
  ...statesOf('post', [
    { name: 'visitor', path: ({ post }) => post, shows: firstPost },
    { name: 'customer', as: 'customer', path: ({ post }) => post, shows: firstPost },
    { name: 'missing', path: urls.post('00000000-0000-4000-8000-000000000000'), shows: heading('Post not found') },
  ]),
  ...statesOf('tag', [
    { name: 'full', path: urls.tag('squat'), shows: firstPost },
    { name: 'empty', path: urls.tag('nobody_says_this'), shows: text('No posts with this hashtag yet') },
  ]),
]
