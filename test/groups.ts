import type { ApiInput } from '#contract/api.ts'
import type { TestApp } from './app.ts'
import { follow, type Member, members } from './community.ts'

type Message = Omit<ApiInput<'POST /groups/:id/messages'>, 'id'>

/** The calls about groups, of an app that is started later. */
export function groupCalls(app: () => TestApp) {
  const thread = (of: Member, id: string, page = {}) => app().call('GET /groups/:id/messages', { id, limit: 100, ...page }, of)
  const inbox = async (of: Member, box: 'inbox' | 'requests' = 'inbox') => (await app().call('GET /inbox', { box }, of)).items
  return {
    thread,
    inbox,
    create: (by: Member, others: Member[], name = 'Saturday long run') =>
      app().call('POST /groups', { name, people: others.map(({ handle }) => handle) }, by),
    add: (by: Member, id: string, others: Member[]) =>
      app().call('POST /groups/:id/members', { id, people: others.map(({ handle }) => handle) }, by),
    accept: (by: Member, id: string) => app().call('PUT /groups/:id/membership', { id }, by),
    leave: (by: Member, id: string) => app().call('DELETE /groups/:id/membership', { id }, by),
    write: (by: Member, id: string, input: string | Message, idempotencyKey?: string) =>
      app().call(
        'POST /groups/:id/messages',
        { id, ...(typeof input === 'string' ? { text: input } : input) },
        { token: by.token, ...(idempotencyKey !== undefined && { idempotencyKey }) },
      ),
    /** What a member reads, oldest first: texts, and events as their kinds. */
    said: async (of: Member, id: string) =>
      (await thread(of, id)).items.map(({ text, event, isDeleted }) => (event ? `(${event.kind})` : isDeleted ? '-' : text)).toReversed(),
    members: async (of: Member, id: string) => (await app().call('GET /groups/:id/members', { id }, of)).items,
    role: (by: Member, id: string, { handle }: Member, role: 'admin' | 'member') =>
      app().call('PUT /groups/:id/members/:handle/role', { id, handle, role }, by),
    remove: (by: Member, id: string, { handle }: Member) => app().call('DELETE /groups/:id/members/:handle', { id, handle }, by),
    change: (by: Member, id: string, input: { name?: string; isLocked?: boolean }) => app().call('PATCH /groups/:id', { id, ...input }, by),
    read: (of: Member, id: string) => {
      const until = new Date(app().now().getTime() + 60_000).toISOString()
      return app().call('PUT /groups/:id/messages/read', { id, until }, of)
    },
    unread: async (of: Member) => (await app().call('GET /notifications', {}, of)).unreadConversations,
    invite: (by: Member, id: string, usesMax = 10) => app().call('POST /groups/:id/invites', { id, usesMax }, by),
    joinBy: (by: Member, token: string) => app().call('PUT /group-invites/:token', { token }, by),
    block: (by: Member, { handle }: Member) => app().call('PUT /people/:handle/block', { handle }, by),
    /** Members of whom all others follow the first. */
    crew: async (count: number): Promise<Member[]> => {
      const [first, ...others] = (await members(app(), count)) as [Member, ...Member[]]
      for (const one of others) await follow(app(), one, first)
      return [first, ...others]
    },
  }
}
