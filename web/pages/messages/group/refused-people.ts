import type { Person } from '#contract/people.ts'
import { isRefusal } from '#contract/refusal.ts'

/** The people whom the server refused to add, by the fields that its refusal names; empty if something else was wrong. */
export function refusedPeople(error: unknown, people: readonly Person[]): Person[] {
  const fields = isRefusal(error) && error.code === 'INVALID_INPUT' ? Object.keys(error.errors ?? {}) : []
  return people.filter((_, at) => fields.includes(`people.${at}`))
}
