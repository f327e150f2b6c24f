import { leaderboardUrl } from '#contract/leaderboards/urls.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import { heading, statesOf, text } from '../state.ts'

/** A public and a private club of the demo. */
const open = 'iron-hour'
const closed = 'koeln-barbell'
/** A club of runners, few of whom squat. */
const small = 'early-miles'

export const clubs = [
  ...statesOf('clubs', [
    { name: 'full', path: urls.clubs(), shows: heading('Clubs') },
    { name: 'none', path: urls.clubs(new URLSearchParams({ q: 'nothing like it' })), shows: heading('No clubs found') },
  ]),
  ...statesOf('club', [
    { name: 'leaderboard', path: urls.club(open), shows: text(/^Median/) },
    { name: 'small-ranking', path: urls.club(small), shows: heading('Early Miles') },
    { name: 'feed', path: urls.club(open, 'feed'), shows: (page) => page.getByRole('article').first() },
    { name: 'events', path: urls.club(open, 'events'), shows: heading('Open bar morning') },
    { name: 'members', path: urls.club(open, 'members'), shows: (page) => page.getByText('Moderator').nth(1) },
    { name: 'private', path: urls.club(closed), shows: heading('This club is private') },
  ]),
  ...statesOf('challenges', [{ name: 'full', as: 'customer', path: urls.challenges(), shows: heading('Fifty tonnes') }]),
  ...statesOf('challenge', [
    {
      name: 'own',
      as: 'customer',
      path: urls.challenges(),
      steps: (page) => page.getByRole('link', { name: /^Fifty tonnes/ }).click(),
      shows: text(/an even pace/),
    },
    {
      name: 'exercise',
      path: urls.challenges(),
      steps: (page) => page.getByRole('link', { name: /^Squat ten tonnes/ }).click(),
      shows: text(/^Only sets of this exercise count/),
    },
    { name: 'missing', path: urls.challenge('00000000-0000-4000-8000-000000000000'), shows: heading('Challenge not found') },
  ]),
  ...statesOf('leaderboards', [
    { name: 'squat', path: leaderboardUrl(), shows: (page) => page.getByRole('table') },
    { name: 'own', as: 'customer', path: leaderboardUrl({ by: 'dots', body: 'female' }), shows: text('Show my records on leaderboards') },
    { name: 'nobody', path: leaderboardUrl({ lift: 'overhead-press' }), shows: heading('Nobody here yet') },
  ]),
  ...statesOf('new-club', [{ name: 'form', as: 'customer', path: urls.newClub(), shows: heading('Start a club') }]),
  ...statesOf('group-invite', [{ name: 'missing', path: serverUrls.groupInvite('x'), shows: heading("We can't find that page") }]),
  ...statesOf('club-invite', [{ name: 'missing', path: serverUrls.clubInvite('x'), shows: heading("We can't find that page") }]),
]
