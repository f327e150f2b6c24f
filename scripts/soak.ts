/**
 * `npm run soak [-- name …]`: runs the tests that take minutes (kills, floods, restarts behind HAProxy), all of them or those whose file
 * name contains a given name. Their short forms are part of `npm test`.
 */
import { openLifetime } from './lifetime.ts'
import { stopTools } from './tool.ts'
import { runTests } from './vitest.ts'

openLifetime({ code: 130 }).defer(stopTools)

const { passed, failed } = await runTests(['soak'], { show: true, names: process.argv.slice(2) })
console.log(`Tests: ${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
