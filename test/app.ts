import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '#contract/api.ts'
import type { Call } from '#contract/api.ts'
import { authRefusals, type Endpoint, sharedRefusals } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type App, createApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { BoundEndpoint } from '#server/http/bind.ts'
import type { LogTarget } from '#server/http/server.ts'
import type { SocialConfig } from '#server/config/social.ts'
import { findImbalances } from '#server/modules/books/books.ts'
import { createPasswordHasher, type PasswordHasher } from '#server/modules/auth/passwords/hasher.ts'
import { networkOf, type Network } from '#server/outbound/public-address.ts'
import { cloneDatabase } from './database.ts'
import { filledChecks } from './filled-checks.ts'
import { untranslated } from './field-sentences.ts'
import { fetchText } from './fetch-text.ts'
import { slowProxy } from './slow-proxy.ts'

export type TestApp = Awaited<ReturnType<typeof startApp>>

interface Options {
  env?: Record<string, string>
  /** Social providers, if they aren't set by the environment. */
  social?: SocialConfig
  /** Real password hashes are slow; by default cheap ones are used. */
  passwordHasher?: PasswordHasher
  databaseUrl?: (url: string) => Promise<string>
  /** Latency of each database statement in ms, so that a caller that reads first and writes later is overtaken by another. */
  databaseMs?: number
  /** Skips the comparison of the books: for tests that write data that no call would write, or that end without a database. */
  withoutBooks?: true
  /** Endpoints that the test adds to the shop's. */
  extraEndpoints?: BoundEndpoint[]
  log?: LogTarget
  /** The network that imports fetch pictures from; by default none. */
  network?: Network
  /** Runs imports in separate processes, as in production. */
  importsApart?: boolean
  /** Called before the server listens: to register the pages. */
  prepare?: (app: App, config: Config) => Promise<void>
}

const nowhere = networkOf(
  () => false,
  (_, __, callback) => callback(new Error('ENOTFOUND'), []),
)
const cheapHasher = createPasswordHasher({ memory: 64, passes: 1 })

/** The real application with its own database, over real HTTP, at a time that the test sets. */
export async function startApp(options: Options = {}) {
  const database = await cloneDatabase()
  const far = options.databaseMs ? await slowProxy(database.url, options.databaseMs) : undefined
  const databaseUrl = (await options.databaseUrl?.(database.url)) ?? far?.url ?? database.nearUrl
  const mediaDir = join(tmpdir(), `gymfolk-media-${randomUUID()}`)
  let now = new Date('2026-03-02T10:00:00Z')
  const configured = (env: Record<string, string> = {}) =>
    readConfig({
      LOG_LEVEL: 'silent',
      PORT: '0',
      // Each connection plans its statements anew, a tenth of what API tests cost with the usual ten. Races with latency keep those.
      ...(!options.databaseMs && !options.databaseUrl && { DATABASE_POOL: '5' }),
      RATE_LIMIT_EXEMPT: '127.0.0.1',
      SHUTDOWN_DELAY: '0',
      MEDIA_DIR: mediaDir,
      ...options.env,
      ...env,
    })
  const settings = configured()
  const config = { ...settings, social: options.social ?? settings.social }
  const passwordHasher = options.passwordHasher ?? cheapHasher
  const { extraEndpoints = [], log, network = nowhere, importsApart = false } = options
  const given = { extraEndpoints, network, importsApart, ...(log && { log }) }
  const app = await createApp({ config, databaseUrl, clock: () => now, passwordHasher, ...given })
  await options.prepare?.(app, config)
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const request = (path: string, init?: RequestInit) => fetch(url + path, init)
  return {
    ...app,
    url,
    config,
    passwordHasher,
    databaseUrl: database.url,
    request,
    call: callOver(url),
    now: () => now,
    /** Another process of the same application, with some settings changed. */
    another: (env?: Record<string, string>) => createApp({ config: configured(env), databaseUrl, clock: () => now, passwordHasher }),
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    stop: async () => {
      // The books must agree, whatever the tests of a file did. The database latency is switched off first, as nothing is tested anymore.
      far?.delayBy(0)
      const wrong = options.withoutBooks ? [] : await app.database.transaction(async (tx) => findImbalances(tx, await filledChecks(tx)))
      await app.close()
      far?.close()
      await database.drop()
      await rm(mediaDir, { recursive: true, force: true })
      assert.deepEqual(wrong, [], 'the books disagree')
    },
  }
}

const byRoute = new Map<string, Endpoint>(endpoints.map((e) => [e.route, e]))

/**
 * Calls the API as a browser does, and validates every response against the contract: no missing or extra fields, declared refusals only.
 */
function callOver(url: string): Call {
  const call = async (route: string, input: Record<string, unknown>, options: { token?: string; idempotencyKey?: string } = {}) => {
    const endpoint = byRoute.get(route)
    assert(endpoint, `no endpoint ${route}`)
    const response = await fetchText(...requestFor(url, endpoint, input, options))
    const body = JSON.parse(response.text) as {
      data?: unknown
      error?: string
      code?: RefusalCode
      errors?: Record<string, string[]> | null
    }
    if (response.status >= 300) {
      assert(mayRefuseWith(endpoint, body.code!), `${route} refuses with ${body.code}, which it doesn't declare`)
      assert.deepEqual(untranslated(body), [], 'sentences that server/text/field-errors.bn.json should have')
      const retryAfter = Number(response.header('retry-after')) || undefined
      throw new Refusal({ code: body.code!, status: response.status, sentence: body.error!, errors: body.errors, retryAfter })
    }
    assert.equal(response.status, endpoint.status ?? 200)
    assert.deepEqual(endpoint.output.parse(body.data), body.data)
    return body.data
  }
  return call as Call
}

/** Whether the endpoint declares this refusal, or every endpoint may answer with it. */
export const mayRefuseWith = ({ auth, refusals }: Endpoint, code: RefusalCode): boolean =>
  [...refusals, ...sharedRefusals, ...authRefusals(auth)].includes(code)

/** The request of a call, to be sent unchanged or modified. */
export function requestFor(
  base: string,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: { token?: string; idempotencyKey?: string } = {},
): [string, RequestInit] {
  const [method = '', path = ''] = endpoint.route.split(' ')
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = toUrlText(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const inQuery = method === 'GET' || method === 'DELETE'
  const query = inQuery
    ? `?${new URLSearchParams(Object.entries(rest).flatMap(([k, v]) => (Array.isArray(v) ? v : [v]).filter((x) => x !== undefined).map((x) => [k, toUrlText(x)])))}`
    : ''
  const form = endpoint.file && formOf(endpoint.file.field, rest)
  const headers = {
    ...(!inQuery && !form && { 'content-type': 'application/json' }),
    ...(options.token && { authorization: `Bearer ${options.token}` }),
    ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
  }
  return [`${base}/api${filled}${query}`, { method, headers, ...(!inQuery && { body: form ?? JSON.stringify(rest) }) }]
}

/** A form with these fields and a file that isn't a picture. */
function formOf(file: string, fields: Record<string, unknown>): FormData {
  const form = new FormData()
  form.set(file, new Blob(['not a picture']), 'a.jpg')
  for (const [name, value] of Object.entries(fields)) form.set(name, toUrlText(value))
  return form
}

/** A value as text in a URL, well-formed as a browser would send it. */
export const toUrlText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
