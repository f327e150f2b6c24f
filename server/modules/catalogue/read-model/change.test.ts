import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { togetherTag } from './cache-tags.ts'
import { changeOfMessage, messagesOf } from './change.ts'

const ids = (count: number) => Array.from({ length: count }, () => randomUUID())

it('a change is split into payloads that fit into NOTIFY, and loses nothing', () => {
  const change = { content: ids(500), live: ids(300), listings: ids(40), counts: ids(40), tags: ids(1000).map(togetherTag) }
  const messages = messagesOf(change)
  for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(8000)
  const heard = messages.map((message) => changeOfMessage(message)!)
  for (const kind of ['content', 'live', 'listings', 'counts', 'tags'] as const)
    expect(heard.flatMap((part) => part[kind])).toEqual(change[kind])
})

it('a change that is too large reports that everything changed', () => {
  const messages = messagesOf({ tags: ids(2001).map(togetherTag) })
  expect(messages).toHaveLength(1)
  expect(changeOfMessage(messages[0]!)).toBeNull()
})

it('an empty change sends no message', () => expect(messagesOf({})).toEqual([]))
