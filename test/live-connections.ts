import { Agent, get, type IncomingMessage } from 'node:http'
import { openDatabase } from '#server/db/pool.ts'
import { createSession } from '#server/modules/auth/sessions/sessions.ts'
import { processMemory } from './hostile-client.ts'
import type { openShop } from './shop-process.ts'

/** The number of concurrent streams that an account may have. */
const streamsEach = 5

interface Listeners {
  /** The token of each connection, and of the author whom all of them follow. */
  tokens: string[]
  author: string
}

/** Creates members who all follow one author, with a session for each connection. */
export async function prepareListeners(url: string, connections: number): Promise<Listeners> {
  const database = openDatabase(url, 4)
  const now = new Date()
  const people = Math.ceil(connections / streamsEach)
  const { rows } = await database.db.query({
    text: `
      with made as (
        insert into users (id, name, email, role, handle, created_at)
        select gen_random_uuid(), 'Listener', 'listener' || n || '@example.com', 'customer', 'listener_' || n, $1 from generate_series(0, $2::int) n returning id, email
      ), joined as (insert into profiles (user_id, name, joined_at) select id, 'Listener', $1 from made)
      select id from made order by email = 'listener0@example.com' desc`,
    values: [now, people],
  })
  const [author, ...listeners] = (rows as { id: string }[]).map(({ id }) => id) as [string, ...string[]]
  await database.db.query({
    text: 'insert into follows (follower_id, followed_id, accepted_at, created_at) select id, $2, $3, $3 from unnest($1::uuid[]) as t (id)',
    values: [listeners, author, now],
  })
  const session = (user: string) => database.transaction((tx) => createSession(tx, user, now, { agent: 'listener', address: '127.0.0.1' }))
  const tokens: string[] = []
  for (const user of listeners) for (let n = 0; n < streamsEach; n += 1) tokens.push(await session(user))
  const made = { tokens: tokens.slice(0, connections), author: await session(author) }
  await database.close()
  return made
}

interface LiveResult {
  /** The memory that the connections add to the process. */
  addedMb: number
  /** How many connections received the post, and when the last of them did. */
  heard: number
  lastMs: number
}

/** Opens a stream for each token, posts something that all of them read, and measures. */
export async function measureLiveConnections(
  shop: Awaited<ReturnType<typeof openShop>>,
  { tokens, author }: Listeners,
): Promise<LiveResult> {
  await post(shop.address, author, 'Before anyone listens.')
  const before = (await processMemory(shop.child.pid!)).now
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const streams: IncomingMessage[] = []
  for (let at = 0; at < tokens.length; at += 100)
    streams.push(...(await Promise.all(tokens.slice(at, at + 100).map((token) => open(shop.address, token, agent)))))
  const addedMb = (await processMemory(shop.child.pid!)).now - before
  const startedAt = performance.now()
  const times = streams.map((stream) => heardIn(stream).then(() => performance.now() - startedAt))
  const posted = post(shop.address, author, 'To all who listen.')
  const all = await Promise.race([Promise.all(times), new Promise<null>((resolve) => setTimeout(() => resolve(null), 10_000).unref())])
  await posted
  const settled =
    all ?? (await Promise.all(times.map((time) => Promise.race([time, Promise.resolve(null)])))).filter((time) => time !== null)
  for (const stream of streams) stream.destroy()
  agent.destroy()
  return { addedMb, heard: settled.length, lastMs: Math.max(...settled) }
}

const open = (address: string, token: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${address}/api/notifications/stream`, { agent, headers: { Authorization: `Bearer ${token}` } }, (stream) => {
      if (stream.statusCode !== 200) return reject(new Error(`the stream answers ${stream.statusCode}`))
      // The server sends its first data once it's subscribed.
      stream.once('data', () => resolve(stream))
      stream.on('error', () => undefined)
      return undefined
    }).once('error', reject)
  })

const heardIn = (stream: IncomingMessage): Promise<void> =>
  new Promise((resolve) => stream.on('data', (data: Buffer) => String(data).includes('event: posts') && resolve()))

async function post(address: string, token: string, text: string): Promise<void> {
  const response = await fetch(`${address}/api/post/create`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  if (response.status !== 201) throw new Error(`posting answers ${response.status}: ${await response.text()}`)
}
