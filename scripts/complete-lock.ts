/** Adds the entries that npm left out of package-lock.json (see lock.ts). Run it after every change of dependencies. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findMissingEntries, type Lock } from './lock.ts'

const file = resolve(import.meta.dirname, '..', 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
const leftOut = findMissingEntries(lock)
const packages = Object.entries({ ...lock.packages, ...leftOut }).toSorted(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
console.log(`${Object.keys(leftOut).length} packages added to package-lock.json`)
