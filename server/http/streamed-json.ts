import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Slot } from './slots.ts'

/** JSON text in parts, each read when the ones before have been sent: it's never in memory as a whole. */
class JsonParts {
  readonly parts: AsyncIterable<string>

  constructor(parts: AsyncIterable<string>) {
    this.parts = parts
  }
}

/** A result that is streamed. Its slot is held until the response is over. */
export class StreamedJson {
  readonly body: JsonParts
  readonly slot: Slot

  constructor(value: JsonParts, slot: Slot) {
    this.body = objectOf({ data: value })
    this.slot = slot
  }
}

/** An array of the rows of all batches. */
export const arrayOf = (batches: AsyncIterable<readonly unknown[]>): JsonParts => new JsonParts(arrayText(batches))

/** An object; members may be streamed themselves. */
export const objectOf = (members: Record<string, unknown>): JsonParts => new JsonParts(objectText(members))

async function* arrayText(batches: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield before + JSON.stringify(rows).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

async function* objectText(members: Record<string, unknown>): AsyncGenerator<string> {
  let before = '{'
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    yield* textOf(value)
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

function textOf(value: unknown): AsyncIterable<string> | string[] {
  if (value instanceof JsonParts) return value.parts
  // Long lists are written in parts as well, so that others' calls aren't blocked meanwhile.
  return Array.isArray(value) ? arrayText(slicesOf(value)) : [JSON.stringify(value)]
}

const slice = 200

function* slicesOf(list: unknown[]): Generator<unknown[]> {
  for (let at = 0; at < list.length; at += slice) yield list.slice(at, at + slice)
}

/** Streams a result while it's read from the database: a slow client pauses the reading, and a disconnect ends it. */
export function sendStreamedJson(reply: FastifyReply, { body, slot }: StreamedJson, fileName: string | undefined): Readable {
  slot.releaseAfter(reply.raw)
  reply.type('application/json; charset=utf-8').header('Cache-Control', 'no-store')
  if (fileName !== undefined) reply.header('Content-Disposition', `attachment; filename="${fileName}"`)
  return Readable.from(thenRelease(body.parts, slot))
}

/** The slot is free before the end of the response is sent: a client that has read it may start the next one. */
async function* thenRelease(parts: AsyncIterable<string>, slot: Slot): AsyncGenerator<string> {
  try {
    yield* parts
  } finally {
    slot.release()
  }
}

/** A streamed result as a whole, for calls in this process. */
export async function collectJson({ body, slot }: StreamedJson): Promise<unknown> {
  try {
    let text = ''
    for await (const part of body.parts) text += part
    return (JSON.parse(text) as { data: unknown }).data
  } finally {
    slot.release()
  }
}
