/** Checks the import rules (`imports/areas.ts`). */
import { resolve } from 'node:path'
import { check } from './imports/check.ts'
import { readSources } from './imports/source.ts'

const folders = ['client', 'contract', 'server', 'web', 'db', 'test', 'e2e', 'bench', 'scripts']

const complaints = check(readSources(resolve(import.meta.dirname, '..'), folders))
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
