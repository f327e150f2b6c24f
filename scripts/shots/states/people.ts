import { urls } from '#contract/urls.ts'
import { networkError, heading, noResponse, skeleton, statesOf, text } from '../state.ts'

/** The handle of the demo's shopper. */
const ada = 'ada.moreno'
const as = 'customer'
/** The demo's groups: one that the shopper is in, and one that they're invited to. */
const longRun = '0198f3a0-0000-7000-8000-0000000000a1'
const beginners = '0198f3a0-0000-7000-8000-0000000000c3'

export const people = [
  ...statesOf('people', [
    {
      name: 'full',
      as,
      path: urls.people(),
      shows: (page) =>
        page
          .getByRole('main')
          .getByRole('button', { name: /^Follow/ })
          .first(),
    },
    { name: 'loading', as, path: urls.people(), before: noResponse('/suggested-people*'), shows: skeleton },
  ]),
  ...statesOf('person', [
    { name: 'visitor', path: urls.person(ada), shows: heading(/^Ada/) },
    { name: 'self', as, path: urls.person(ada), shows: heading(/^Ada/) },
    { name: 'other', as: 'newcomer', path: urls.person(ada), shows: heading(/^Ada/) },
  ]),
  ...statesOf('feed-settings', [
    { name: 'none', as, path: urls.feedSettings(), shows: heading('Feed settings') },
    { name: 'loading', as, path: urls.feedSettings(), before: noResponse('/followed-tags*'), shows: skeleton },
  ]),
  ...statesOf('notifications', [
    { name: 'full', as, path: urls.notifications(), shows: heading('Notifications') },
    { name: 'settings', as, path: urls.notificationSettings(), shows: heading('Notification settings'), screen: true },
    { name: 'loading', as, path: urls.notifications(), before: noResponse('/notifications*'), shows: skeleton },
  ]),
  ...statesOf('messages', [
    { name: 'inbox', as, path: urls.messages(), shows: text('Could you open the door') },
    { name: 'conversation', as, path: urls.messages('danasull'), shows: text('It moved!'), screen: true },
    { name: 'requests', as, path: `${urls.messages()}?box=requests`, shows: text('lose a thumb') },
    { name: 'request', as, path: `${urls.messages('judefoster')}?box=requests`, shows: text('Photo from someone you'), screen: true },
    { name: 'group', as, path: urls.group(longRun), shows: text('I bring breakfast'), screen: true },
    { name: 'invitation', as, path: `${urls.group(beginners)}?box=requests`, shows: text('Bells for beginners'), screen: true },
    { name: 'no-group', as, path: urls.group('0198f3a0-0000-7000-8000-0000000000ff'), shows: heading('Group not found') },
    { name: 'none', as: 'newcomer', path: urls.messages(), shows: text('No messages yet') },
    { name: 'nobody', as, path: urls.messages('nobody.here'), shows: heading('Conversation not found') },
    { name: 'loading', as, path: urls.messages(), before: noResponse('/inbox*'), shows: skeleton },
    { name: 'failed', as, path: urls.messages(), before: networkError('/inbox*'), shows: text('Try again') },
  ]),
  ...statesOf('unsubscribe-digest', [{ name: 'ask', path: urls.unsubscribeDigest({ token: 'x' }), shows: heading('Turn off digests') }]),
  ...statesOf('scheduled-posts', [
    { name: 'full', as, path: urls.scheduledPosts(), shows: text('Draft, not published') },
    { name: 'loading', as, path: urls.scheduledPosts(), before: noResponse('/scheduled-posts*'), shows: skeleton },
    {
      name: 'failed',
      as,
      path: urls.scheduledPosts(),
      before: networkError('/scheduled-posts*'),
      shows: text("We couldn't load your scheduled posts"),
    },
  ]),
  ...statesOf('decisions', [
    { name: 'none', as, path: urls.decisions(), shows: heading('No decisions') },
    { name: 'loading', as, path: urls.decisions(), before: noResponse('/moderation-decisions*'), shows: skeleton },
  ]),
  ...statesOf('followers', [
    { name: 'followers', path: urls.followers(ada), shows: heading(/^Ada.*followers/) },
    { name: 'following', path: urls.following(ada), shows: heading(/^People Ada/) },
  ]),
]
