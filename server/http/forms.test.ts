import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toRefusal } from './errors.ts'
import { receiveBody, receiveForm, registerForms } from './forms.ts'
import { createUploadSlots, Slots } from './slots.ts'

const disk = vi.hoisted(() => ({ isFull: false }))
/** A device on which every write fails because it's full. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    createWriteStream: (path: string, options: object) => fs.createWriteStream(disk.isFull ? '/dev/full' : path, options),
  }
})

let app: FastifyInstance
let receiving: Slots
let url: string
/** Runs before a received body is used. */
let beforeUse: () => Promise<void>
const clientOf = ({ headers }: IncomingMessage): string => String(headers['x-client'] ?? '')
beforeEach(async () => {
  receiving = new Slots({ max: 2, unitsMax: 1000, perClient: 3 })
  beforeUse = async () => {}
  app = Fastify()
  app.setErrorHandler((error, _, reply) => reply.code(toRefusal(error)?.status ?? 500).send())
  registerForms(app, (scope) => {
    scope.post('/form', async ({ raw }) => {
      const { file, discard } = await receiveForm(raw, receiving, { field: 'file', bytes: 100, client: clientOf(raw) })
      await discard()
      return file?.bytes
    })
    scope.put<{ Params: { name: string } }>('/body/:name', async ({ raw, params: { name }, headers }) => {
      await receiveBody(raw, receiving, { name, bytes: Number(headers['content-length']), client: clientOf(raw) }, () => beforeUse())
      return name
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  disk.isFull = false
  vi.unstubAllEnvs()
  await app.close()
})

async function sendForm(): Promise<number> {
  const body = new FormData()
  body.set('file', new Blob(['text']), 'a.txt')
  return (await fetch(`${url}/form`, { method: 'POST', body })).status
}
const sendBody = async (name: string, body = 'text', headers = {}) =>
  (await fetch(`${url}/body/${name}`, { method: 'PUT', body, headers })).status

test("files whose folder can't be created release their share of the upload limit", async () => {
  vi.stubEnv('TMPDIR', import.meta.filename)
  for (let times = 0; times < 3; times += 1) expect([await sendForm(), await sendBody('a')]).toEqual([500, 500])
  expect([receiving.taken, receiving.units]).toEqual([0, 0])
  vi.unstubAllEnvs()
  expect([await sendForm(), await sendBody('a')]).toEqual([200, 200])
})

test('a full disk is reported as a server error, not as a bad file', async () => {
  disk.isFull = true
  expect([await sendForm(), await sendBody('a')]).toEqual([500, 500])
  disk.isFull = false
  expect([await sendForm(), await sendBody('a')]).toEqual([200, 200])
})

test('uploads share limits on number and bytes, and only one upload per key is received at a time', async () => {
  const [used, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  beforeUse = () => {
    used.resolve()
    return gate.promise
  }
  const first = sendBody('a', 'x'.repeat(800))
  await used.promise
  expect([await sendBody('a'), await sendBody('b', 'x'.repeat(300))]).toEqual([503, 503])
  const second = sendBody('b')
  await vi.waitFor(() => expect(receiving.taken).toBe(2))
  expect([await sendBody('c'), await sendForm()]).toEqual([503, 503])
  gate.resolve()
  expect([await first, await second]).toEqual([200, 200])
  expect([await sendBody('a'), receiving.taken, receiving.units]).toEqual([200, 0, 0])
})

test('a client that sends slowly or not at all leaves capacity for other clients', async () => {
  receiving = createUploadSlots()
  const gate = Promise.withResolvers<void>()
  beforeUse = () => gate.promise
  const hers = { 'x-client': 'a' }
  const statuses: number[] = []
  const held = Array.from({ length: 39 }, async (_, n) => statuses.push(await sendBody(`a${n}`, 'text', hers)))
  // All but the fifteen that got a slot are refused right away.
  await vi.waitFor(() => expect(statuses).toEqual(Array(24).fill(429)))
  expect([await sendForm(), await sendForm(), receiving.taken]).toEqual([200, 200, 15])
  gate.resolve()
  await Promise.all(held)
  expect(statuses.slice(24)).toEqual(Array(15).fill(200))
})
