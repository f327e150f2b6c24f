import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { findMissingEntries, type Lock } from './lock.ts'

it('the lock file check names the optional packages that npm left out, with their platforms', () => {
  const optionalDependencies = {
    '@x/binding-linux-x64-musl': '1.0.0',
    '@x/binding-darwin-arm64': '1.0.0',
    '@x/binding-wasm32-wasi': '1.0.0',
    there: '2.0.0',
  }
  const leftOut = findMissingEntries({
    packages: { 'node_modules/x': { version: '1.0.0', dev: true, optionalDependencies }, 'node_modules/there': { version: '2.0.0' } },
  })
  expect(leftOut).toEqual({
    'node_modules/@x/binding-linux-x64-musl': { version: '1.0.0', os: ['linux'], cpu: ['x64'], libc: ['musl'], dev: true, optional: true },
    'node_modules/@x/binding-darwin-arm64': { version: '1.0.0', os: ['darwin'], cpu: ['arm64'], dev: true, optional: true },
    'node_modules/@x/binding-wasm32-wasi': { version: '1.0.0', cpu: ['wasm32'], dev: true, optional: true },
  })
})

it('our own lock file is complete: otherwise run node scripts/complete-lock.ts', () => {
  const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as Lock
  expect(Object.keys(findMissingEntries(lock))).toEqual([])
})
