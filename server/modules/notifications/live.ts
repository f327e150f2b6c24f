import type { ServerResponse } from 'node:http'
import type { Caller } from '#server/http/context.ts'

interface Connection {
  caller: Caller
  response: ServerResponse
}
/** Runs something after so many ms. */
type Later = (run: () => void, ms: number) => void
type IsActive = (tokenHash: string) => Promise<boolean>
/** Of these members, those whose feed has what the authors posted. */
type ReadersOf = (posts: PostedBy[], users: string[]) => Promise<string[]>

export interface PostedBy {
  author: string
  club: string | null
}

/** Of one account; the oldest makes room for another. */
const perAccountMax = 5
/** A client that doesn't read is disconnected. */
const unsentMax = 16_384
const heartbeatMs = 25_000
/** Whoever is told to go may read so long what is still unsent. */
const partingMs = 1000
/** Posts are told together, so that many of them cost one query. */
const gatherMs = 300
/** More at once are told to everybody. */
const gatheredMax = 200

/** Who listens for what happens to them, in this process. They hear only that something happened, and ask what. */
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

  /** Whoever adds bounds how many there are. */
  add(caller: Caller, response: ServerResponse): void {
    if (response.destroyed) return
    const mine = this.#byUser.get(caller.userId) ?? new Set()
    this.#byUser.set(caller.userId, mine)
    const connection = { caller, response }
    mine.add(connection)
    response.once('close', () => this.#remove(connection))
    // The one of Fastify hears the first only, and an error that nobody hears ends the process.
    response.on('error', () => response.destroy())
    const [oldest] = mine
    if (mine.size > perAccountMax && oldest) this.#end(oldest)
    send(response, ': listening\n\n')
  }

  /** Something happened to this member, in any process; null: to anybody, for some may have been missed. */
  notifyMember(userId: string | null): void {
    const connections = userId === null ? this.#all() : (this.#byUser.get(userId) ?? [])
    for (const { response } of connections) send(response, 'event: notification\ndata: {}\n\n')
  }

  /** A conversation of this member has changed, in any process; null: some may have been missed. */
  notifyOfConversation(userId: string | null): void {
    const connections = userId === null ? this.#all() : (this.#byUser.get(userId) ?? [])
    for (const { response } of connections) send(response, 'event: conversation\ndata: {}\n\n')
  }

  /** Someone posted, in any process: who reads them is told soon. */
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
    // Who isn't told asks now and then.
    const readers = posts.length < gatheredMax ? await this.#readersOf(posts, users).catch(() => []) : users
    for (const user of readers) for (const { response } of this.#byUser.get(user) ?? []) send(response, 'event: posts\ndata: {}\n\n')
  }

  /** Shows that the connection is alive, and ends those whose session is over. */
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

  /** It's told nothing more. A client that doesn't read never lets its connection close by itself. */
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
