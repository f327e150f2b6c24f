import type { ServerResponse } from 'node:http'
import type { Caller } from '#server/http/context.ts'

interface Connection {
  caller: Caller
  response: ServerResponse
}
/** Runs a function after this many ms. */
type Later = (run: () => void, ms: number) => void
type IsActive = (tokenHash: string) => Promise<boolean>
/** Of these members, those whose feed contains posts by the authors. */
type ReadersOf = (posts: PostedBy[], users: string[]) => Promise<string[]>

export interface PostedBy {
  author: string
  club: string | null
}

/** The most connections of one account; beyond it the oldest is ended. */
const perAccountMax = 5
/** A client with more unsent bytes than this doesn't read, and is disconnected. */
const unsentMax = 16_384
const heartbeatMs = 25_000
/** How long an ended connection has to receive what is still unsent. */
const partingMs = 1000
/** Posts are collected for this long, so that many of them cost one query. */
const gatherMs = 300
/** If more posts than this were collected, everyone is notified. */
const gatheredMax = 200

/** The open event streams of members in this process. An event only says that something happened; clients then request the details. */
export class LiveNotifications {
  readonly #byUser = new Map<string, Set<Connection>>()
  readonly #isActive: IsActive
  readonly #readersOf: ReadersOf
  #posted: PostedBy[] = []
  #gathering: NodeJS.Timeout | null = null
  readonly #timer: NodeJS.Timeout
  readonly #later: Later

  constructor(isActive: IsActive, readersOf: ReadersOf, later: Later = (run, ms) => void setTimeout(run, ms).unref()) {
    this.#isActive = isActive
    this.#readersOf = readersOf
    this.#later = later
    this.#timer = setInterval(() => void this.beat(), heartbeatMs).unref()
  }

  /** Adds a connection. The caller limits their number. */
  add(caller: Caller, response: ServerResponse): void {
    if (response.destroyed) return
    const mine = this.#byUser.get(caller.userId) ?? new Set()
    this.#byUser.set(caller.userId, mine)
    const connection = { caller, response }
    mine.add(connection)
    response.once('close', () => this.#remove(connection))
    // Fastify's listener handles only the first error, and an unhandled one would end the process.
    response.on('error', () => response.destroy())
    const [oldest] = mine
    if (mine.size > perAccountMax && oldest) this.#end(oldest)
    send(response, ': listening\n\n')
  }

  /** Notifies a member of an event in any process; null notifies everyone, because events may have been missed. */
  notifyMember(userId: string | null): void {
    const connections = userId === null ? this.#all() : (this.#byUser.get(userId) ?? [])
    for (const { response } of connections) send(response, 'event: notification\ndata: {}\n\n')
  }

  /** Notifies a member that one of their conversations has changed, in any process; null means that changes may have been missed. */
  notifyOfConversation(userId: string | null): void {
    const connections = userId === null ? this.#all() : (this.#byUser.get(userId) ?? [])
    for (const { response } of connections) send(response, 'event: conversation\ndata: {}\n\n')
  }

  /** Collects a post from any process: its readers are notified soon. */
  collectPost(post: PostedBy): void {
    if (this.#byUser.size === 0) return
    if (this.#posted.length < gatheredMax) this.#posted.push(post)
    this.#gathering ??= setTimeout(() => void this.#notifyReaders(), gatherMs).unref()
  }

  async #notifyReaders(): Promise<void> {
    const posts = this.#posted
    this.#posted = []
    this.#gathering = null
    const users = [...this.#byUser.keys()]
    // Clients that aren't notified poll now and then.
    const readers = posts.length < gatheredMax ? await this.#readersOf(posts, users).catch(() => []) : users
    for (const user of readers) for (const { response } of this.#byUser.get(user) ?? []) send(response, 'event: posts\ndata: {}\n\n')
  }

  /** Keeps connections alive, and ends those whose session is over. */
  async beat(): Promise<void> {
    await Promise.all(
      [...this.#all()].map(async (connection) => {
        const { caller, response } = connection
        if (await this.#isActive(caller.tokenHash).catch(() => true)) send(response, ': still here\n\n')
        else this.#end(connection)
      }),
    )
  }

  close(): void {
    clearInterval(this.#timer)
    if (this.#gathering) clearTimeout(this.#gathering)
    for (const connection of this.#all()) this.#end(connection)
  }

  *#all(): Generator<Connection> {
    for (const mine of this.#byUser.values()) yield* mine
  }

  /** Ends a connection. It's destroyed after a moment, as the connection of a client that doesn't read would never close by itself. */
  #end(connection: Connection): void {
    this.#remove(connection)
    const { response } = connection
    response.end()
    this.#later(() => response.destroy(), partingMs)
  }

  #remove(connection: Connection): void {
    const mine = this.#byUser.get(connection.caller.userId)
    if (!mine?.delete(connection)) return
    if (mine.size === 0) this.#byUser.delete(connection.caller.userId)
  }
}

function send(response: ServerResponse, text: string): void {
  if (response.writableEnded || response.destroyed) return
  if (response.writableLength > unsentMax) response.destroy()
  else response.write(text)
}
