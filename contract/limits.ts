/**
 * Every length, count and rate once. Used by the schemas, the database checks, OpenAPI, the forms and the tests. In several files, so that a page
 * loads no more of them than it needs.
 */
export * as limits from './limits/all.ts'
