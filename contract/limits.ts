/**
 * All length, count and rate limits, used by the schemas, the database checks, OpenAPI, the forms and the tests. Split into several files,
 * so that a page loads only those it needs.
 */
export * as limits from './limits/all.ts'
