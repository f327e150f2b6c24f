import type { TestApp } from './app.ts'
import { staffIn } from './builders.ts'
import { follow, member } from './community.ts'
import { challengeInputs } from './good-inputs-challenges.ts'
import { groupInputs } from './good-inputs-groups.ts'
import { trainingInputs } from './good-inputs-training.ts'
import { upload } from './pictures.ts'

/** Good inputs for the calls of the community, about another member who exists. */
export async function communityInputs(
  app: TestApp,
  caller: { token: string; email: string; userId: string },
): Promise<Record<string, Record<string, unknown>>> {
  const { handle } = await app.call('GET /profile', {}, caller)
  const other = await member(app)
  await follow(app, other, { ...caller, handle })
  const { id } = await app.call('POST /records', { lift: 'deadlift', value: 180, performedOn: '2026-03-01' }, caller)
  const post = await app.call('POST /post/create', { text: 'Squats today.' }, caller)
  const inAnHour = new Date(app.now().getTime() + 3_600_000).toISOString()
  const schedule = () => app.call('POST /scheduled-posts', { text: 'Leg day.', publishAt: inAnHour }, caller)
  const scheduled = [(await schedule()).id, (await schedule()).id, (await schedule()).id]
  const poll = await app.call('POST /post/create', { text: 'When?', poll: { options: ['Morning', 'Evening'], days: 1 } }, caller)
  const quoting = await app.call('POST /post/create', { text: 'So true.', quotedId: post.id }, other)
  const { id: commentId } = await app.call('POST /post/:id/comments', { id: post.id, text: 'Well done.' }, caller)
  const { slug, id: clubId } = await app.call(
    'POST /clubs',
    { name: 'Early Bar Club', visibility: 'private', acceptDisclaimer: true },
    caller,
  )
  const times = {
    startsAt: new Date(app.now().getTime() + 86_400_000).toISOString(),
    endsAt: new Date(app.now().getTime() + 90_000_000).toISOString(),
  }
  const event = await app.call('POST /clubs/:slug/events', { slug, title: 'Open bar', ...times }, caller)
  const invite = await app.call('POST /clubs/:slug/invites', { slug, usesMax: 100 }, caller)
  await app.call('PUT /club-invites/:token', { token: invite.token, acceptDisclaimer: true }, other)
  const inClub = await app.call('POST /post/create', { text: 'Doors open at seven.', clubId }, caller)
  const hersInClub = await app.call('POST /post/create', { text: 'Who has spare plates?', clubId }, other)
  const hersUnder = await app.call('POST /post/:id/comments', { id: inClub.id, text: 'I have the key.' }, other)
  const closing = await app.call('POST /clubs', { name: 'Garage Bar', acceptDisclaimer: true }, caller)
  const otherClub = await app.call('POST /clubs', { name: 'Rowers of the harbour', acceptDisclaimer: true }, other)
  const byId = { id: post.id }
  await app.call('POST /post/:id/report', { id: post.id, reason: 'spam' }, other)
  const moderator = await staffIn(app, 'moderator')
  const record = await app.call('POST /records', { lift: 'bench', value: 700, performedOn: '2026-02-01' }, other)
  const caseId = (await app.call('GET /admin/moderation/cases', {}, moderator)).items[0]!.id
  const shared = async () => (await upload(app, caller.token, 'story')).url
  const story = await app.call('POST /story/share', { mediaUrl: await shared() }, caller)
  const highlight = await app.call('POST /highlights', { title: 'Race day', storyIds: [story.id] }, caller)
  const hers = await app.call('POST /story/share', { mediaUrl: (await upload(app, other.token, 'story')).url }, other)
  const byHandle = { handle: other.handle }
  const message = await app.call('POST /people/:handle/messages', { ...byHandle, text: 'Squats?' }, caller)
  const hersToMe = await app.call('POST /people/:handle/messages', { handle, text: 'Always.' }, other)
  const page = { limit: '5', cursor: 'x' }
  const ofClub = { slug, handle: other.handle }
  return {
    ...(await challengeInputs(app, { caller, other, slug })),
    'GET /notifications': page,
    'GET /notifications/settings': {},
    'GET /notifications/push': {},
    'PUT /notifications/push': {
      endpoint: 'https://push.example/send/a1b2c3',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    'DELETE /notifications/push': {},
    'PATCH /notifications/settings': { digest: 'daily', kinds: [{ kind: 'reaction', inApp: true, email: false }] },
    'POST /public/notifications/unsubscribe': { token: 'x' },
    'PUT /notifications/read': { until: '2026-03-01T09:00:00.000Z' },
    'GET /clubs': { q: 'bar', mine: 'true', ...page },
    'GET /people/:handle/kit': byHandle,
    'GET /people/:handle/mutual-followers': byHandle,
    'GET /people/:handle/clubs': { ...byHandle, ...page },
    'POST /clubs': {
      name: 'Late Bar Club',
      visibility: 'hidden',
      description: 'Barbells',
      rules: 'None',
      place: 'Porto',
      acceptDisclaimer: true,
    },
    'GET /clubs/:slug': { slug },
    'PATCH /clubs/:slug': { slug, name: 'Early Birds', cover: null, visibility: 'private' },
    'PUT /clubs/:slug/membership': { slug, acceptDisclaimer: true },
    'PATCH /clubs/:slug/membership': { slug, isRanked: false },
    'DELETE /clubs/:slug/membership': { slug },
    'POST /clubs/:slug/close': { slug: closing.slug, name: closing.name },
    'GET /clubs/:slug/members': { slug, ...page },
    'GET /clubs/:slug/requests': { slug, ...page },
    'PUT /clubs/:slug/requests/:handle': ofClub,
    'DELETE /clubs/:slug/requests/:handle': ofClub,
    'PATCH /clubs/:slug/members/:handle': { ...ofClub, role: 'moderator' },
    'DELETE /clubs/:slug/members/:handle': ofClub,
    'GET /clubs/:slug/bans': { slug, ...page },
    'PUT /clubs/:slug/bans/:handle': ofClub,
    'DELETE /clubs/:slug/bans/:handle': ofClub,
    'POST /clubs/:slug/invites': { slug, usesMax: 3, days: 2 },
    'GET /clubs/:slug/invites': { slug },
    'DELETE /clubs/:slug/invites/:id': { slug, id: invite.id },
    'GET /club-invites/:token': { token: invite.token },
    'PUT /club-invites/:token': { token: invite.token, acceptDisclaimer: true },
    'GET /clubs/:slug/leaderboard': { slug, lift: 'squat', by: 'dots', sex: 'female', weightClass: '63', step: '10', ...page },
    'GET /clubs/:slug/events': { slug, past: 'true', ...page },
    'POST /clubs/:slug/events': { slug, title: 'Late bar', ...times, capacity: 10 },
    'GET /club-events': page,
    'GET /club-events/:id': { id: event.id },
    'PATCH /club-events/:id': { id: event.id, title: 'Earlier bar', capacity: 3 },
    'DELETE /club-events/:id': { id: event.id },
    'PUT /club-events/:id/rsvp': { id: event.id },
    'DELETE /club-events/:id/rsvp': { id: event.id },
    'GET /club-events/:id/rsvps': { id: event.id, ...page },
    'GET /club-events/:id/calendar': { id: event.id },
    'GET /clubs/:slug/posts': { slug, ...page },
    'PUT /post/:id/vote': { id: poll.id, choices: [1] },
    'PUT /post/:id/repost': byId,
    'DELETE /post/:id/repost': byId,
    'DELETE /post/:id/quote': { id: quoting.id },
    'PUT /post/:id/pin': { id: inClub.id },
    'DELETE /post/:id/pin': { id: inClub.id },
    'GET /people/:handle': byHandle,
    'PATCH /profile': {
      name: 'Ada',
      place: 'Porto',
      cover: null,
      sex: 'female',
      bodyWeight: 68,
      isRanked: false,
      onLeaderboards: true,
      showsAge: true,
      showsKit: true,
      allowsReposts: true,
    },
    'PUT /people/:handle/follow': byHandle,
    'DELETE /people/:handle/follow': byHandle,
    'DELETE /people/:handle/follower': byHandle,
    'GET /follow-requests': page,
    'PUT /follow-requests/:handle': byHandle,
    'DELETE /follow-requests/:handle': byHandle,
    'PUT /people/:handle/block': byHandle,
    'DELETE /people/:handle/block': byHandle,
    'PUT /people/:handle/mute': byHandle,
    'DELETE /people/:handle/mute': byHandle,
    'GET /blocked-people': page,
    'GET /muted-people': page,
    'GET /muted-words': {},
    'POST /muted-words': { word: 'leg day', expiresAt: null },
    'POST /muted-words/list': { words: ['bulking', 'cutting'], expiresAt: null, appliesTo: ['posts'] },
    'DELETE /muted-words/:id': { id: (await app.call('POST /muted-words', { word: 'keto' }, caller)).id },
    'GET /people/:handle/followers': { ...byHandle, ...page },
    'GET /people/:handle/following': { ...byHandle, ...page },
    'GET /suggested-people': { limit: '5' },
    'GET /mention-suggestions': { q: other.handle.slice(0, 4), clubId, postId: post.id },
    'GET /hashtag-suggestions': { q: 'squ' },
    'GET /people/:handle/records': { ...byHandle, lift: 'squat', ...page },
    ...(await trainingInputs(app, caller)),
    'GET /leaderboards/:lift': {
      lift: 'squat',
      by: 'dots',
      sex: 'female',
      weightClass: '63',
      ageGroup: '24-39',
      span: 'month',
      people: 'following',
      ...page,
    },
    'POST /records': { lift: 'squat', measure: 'weight', value: 100, performedOn: '2026-03-01', note: 'With a belt' },
    'DELETE /records/:id': { id },
    'POST /post/create': {
      text: 'Squats.',
      media: [],
      audience: 'public',
      recordId: id,
      productIds: [],
      poll: { options: ['Low bar', 'High bar'], isMultiple: true, days: 2 },
      quotedId: post.id,
    },
    'GET /post/:id': byId,
    'PATCH /post/:id': { ...byId, text: 'Squats again.', audience: 'followers', productIds: [] },
    'DELETE /post/:id': { id: (await app.call('POST /post/create', { text: 'Bench.' }, caller)).id },
    'POST /post/:postId/multireaction': { postId: post.id, ownerId: caller.userId, reactionType: 'fire', isReacting: true },
    'PUT /post/:id/save': byId,
    'DELETE /post/:id/save': byId,
    'GET /saved-posts': page,
    'POST /scheduled-posts': { text: 'Leg day.', publishAt: inAnHour },
    'GET /scheduled-posts': {},
    'PATCH /scheduled-posts/:id': { id: scheduled[0], text: 'Arm day.', publishAt: inAnHour },
    'POST /scheduled-posts/:id/publish': { id: scheduled[1] },
    'DELETE /scheduled-posts/:id': { id: scheduled[2] },
    'GET /people/:handle/posts': { ...byHandle, ...page },
    'GET /tags/:tag/posts': { tag: 'squat', ...page },
    'GET /tags/:tag': { tag: 'squat' },
    'PUT /tags/:tag/follow': { tag: 'squat' },
    'DELETE /tags/:tag/follow': { tag: 'squat' },
    'GET /followed-tags': {},
    'GET /trending-tags': {},
    'POST /post/:id/comments': { ...byId, text: 'Again!', parentId: commentId },
    'GET /post/:id/comments': { ...byId, parentId: commentId, ...page },
    'PATCH /comments/:id': { id: commentId, text: 'Very well done.' },
    'DELETE /comments/:id': { id: commentId },
    'POST /post/:id/report': { ...byId, reason: 'spam', note: 'An ad.' },
    'POST /comments/:id/report': { id: commentId, reason: 'spam', note: 'An ad.' },
    'POST /people/:handle/report': { ...byHandle, reason: 'spam', note: 'A bot.' },
    'POST /post/:id/take-down': { id: hersInClub.id, message: 'No ads in here.' },
    'POST /comments/:id/take-down': { id: hersUnder.id, message: 'No ads in here.' },
    'POST /moderation-appeals': { kind: 'post', subjectId: post.id, text: 'A joke.' },
    'POST /clubs/:slug/report': { slug: otherClub.slug, reason: 'spam', note: 'An ad.' },
    'GET /moderation-decisions': {},
    'GET /admin/moderation/cases': { view: 'done', ...page },
    'GET /admin/records': { state: 'verified', lift: 'squat', flag: 'jump', ...page },
    'GET /admin/records/waiting': {},
    'GET /admin/records/:id': { id: record.id },
    'POST /admin/records/:id/decide': { id: record.id, action: 'reject', state: 'waiting', message: 'Show it on video.' },
    'GET /admin/moderation/numbers': {},
    'GET /admin/clubs': { q: 'bar', state: 'open', ...page },
    'GET /admin/clubs/:id': { id: otherClub.id },
    'GET /admin/clubs/:id/members': { id: otherClub.id, ...page },
    'POST /admin/clubs/:id/take-down': { id: otherClub.id, reason: 'spam', message: 'An ad.' },
    'POST /admin/clubs/:id/restore': { id: otherClub.id, message: 'Sorry.' },
    'GET /admin/moderation/cases/:id': { id: caseId },
    'DELETE /admin/moderation/cases/:id/claim': { id: caseId },
    'DELETE /admin/moderation/cases/:id/decision': { id: caseId },
    'POST /admin/moderation/cases/:id/claim': { id: caseId },
    'POST /admin/moderation/cases/:id/decide': {
      id: caseId,
      action: 'dismiss',
      reason: 'spam',
      message: 'All good.',
      days: 3,
      copies: true,
    },
    'GET /conversations': { box: 'requests', ...page },
    'GET /people/:handle/messages': { ...byHandle, ...page },
    'GET /people/:handle/received-messages': { ...byHandle, ...page },
    'POST /people/:handle/messages': { ...byHandle, text: 'At seven, then.', recordId: id },
    'PUT /people/:handle/messages/read': { ...byHandle, until: '2026-03-01T09:00:00.000Z' },
    'DELETE /people/:handle/messages': byHandle,
    'PUT /message-requests/:handle': byHandle,
    'DELETE /message-requests/:handle': byHandle,
    'DELETE /messages/:id': { id: message.id },
    'PUT /messages/:id/hidden': { id: message.id },
    'POST /messages/:id/report': { id: hersToMe.id, reason: 'spam', note: 'An ad.' },
    'GET /message-settings': {},
    ...(await groupInputs(app, { caller: { ...caller, handle }, other, recordId: id })),
    'POST /story/share': {
      mediaUrl: await shared(),
      alt: 'A rack',
      caption: 'Squats.',
      sticker: { text: '5', unit: 'sets' },
      audience: 'followers',
    },
    'GET /story/my-story': {},
    'GET /story/fetch-stories': { limit: '5' },
    'GET /story/archive': page,
    'GET /people/:handle/highlights': byHandle,
    'GET /highlights/:id': { id: highlight.id },
    'POST /highlights': { title: 'Race day', storyIds: [story.id] },
    'PUT /highlights/:id': { id: highlight.id, title: 'Race week', storyIds: [story.id] },
    'DELETE /highlights/:id': { id: (await app.call('POST /highlights', { title: 'Gone', storyIds: [story.id] }, caller)).id },
    'GET /story/:id': { id: hers.id },
    'PUT /story/:id/seen': { id: hers.id },
    'DELETE /story/:id': { id: (await app.call('POST /story/share', { mediaUrl: await shared() }, caller)).id },
    'GET /story/:id/viewers': { id: story.id, ...page },
    'GET /people/:handle/stories': byHandle,
    'POST /story/:id/report': { id: hers.id, reason: 'spam', note: 'An ad.' },
    'GET /user/products/:id/posts': { id: clubId, ...page },
    'GET /post/popular': { about: 'record', ...page },
    'GET /post/newsfeed': { refresh: 'true', ...page },
    'GET /post/newsfeed/new': { since: post.id },
  }
}
