import type { ApiInput } from '#contract/api.ts'
import type { TestApp } from './app.ts'
import { follow, type Member, members } from './community.ts'

export type Input = Omit<ApiInput<'POST /people/:handle/messages'>, 'handle'>
type BoxName = 'inbox' | 'requests'

/** The calls about messages, of an app that is started later. */
export function conversationCalls(app: () => TestApp) {
  const thread = (of: Member, { handle }: Member, page = {}) =>
    app().call('GET /people/:handle/messages', { handle, limit: 100, ...page }, of)
  const box = async (of: Member, name: BoxName = 'inbox') => (await app().call('GET /conversations', { box: name }, of)).items
  return {
    thread,
    box,
    write: (by: Member, to: Member, input: string | Input, idempotencyKey?: string) =>
      app().call(
        'POST /people/:handle/messages',
        { handle: to.handle, ...(typeof input === 'string' ? { text: input } : input) },
        { token: by.token, ...(idempotencyKey !== undefined && { idempotencyKey }) },
      ),
    /** The messages, oldest first. */
    said: async (of: Member, other: Member) =>
      (await thread(of, other)).items.map(({ text, isDeleted }) => (isDeleted ? '-' : text)).toReversed(),
    handles: async (of: Member, name: BoxName = 'inbox') => (await box(of, name)).map(({ person }) => person.handle),
    unread: async (of: Member) => (await app().call('GET /notifications', {}, of)).unreadConversations,
    read: (of: Member, { handle }: Member) => {
      const until = new Date(app().now().getTime() + 1000).toISOString()
      return app().call('PUT /people/:handle/messages/read', { handle, until }, of)
    },
    settings: (of: Member, input: ApiInput<'PATCH /message-settings'>) => app().call('PATCH /message-settings', input, of),
    /** Two members who follow each other. */
    friends: async (): Promise<[Member, Member]> => {
      const [ada, bo] = (await members(app(), 2)) as [Member, Member]
      await Promise.all([follow(app(), ada, bo), follow(app(), bo, ada)])
      return [ada, bo]
    },
  }
}
