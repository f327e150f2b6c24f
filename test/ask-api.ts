import assert from 'node:assert/strict'
import type { TestApp } from './app.ts'
import { newKey } from './builders.ts'

/** Asks the API with headers that `app.call` doesn't send, such as a language; posts the body, if there is one. */
export async function askApi<T>(app: TestApp, path: string, headers: Record<string, string>, body?: object): Promise<T> {
  const answer = await app.request(path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(body && { 'idempotency-key': newKey() }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  assert(answer.ok, `${path} answers ${answer.status}`)
  return ((await answer.json()) as { data: T }).data
}
