/** Checks the import rules (`imports/areas.ts`), and that what is exported is imported somewhere. */
import { resolve } from 'node:path'
import { check } from './imports/check.ts'
import { readSources } from './imports/source.ts'
import { findUnusedExports } from './imports/unused-exports.ts'

const folders = ['client', 'contract', 'server', 'web', 'db', 'test', 'e2e', 'bench', 'scripts']

const sources = readSources(resolve(import.meta.dirname, '..'), folders)
const complaints = [...check(sources), ...findUnusedExports(sources)]
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
