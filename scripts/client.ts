import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { endpoints } from '#contract/api.ts'
import { openApi } from '#server/http/openapi/document.ts'
import { clientTypes } from './client/types.ts'

/** `npm run client`: writes client/schema.ts from the contract. A test fails when it's out of date. */
const path = resolve(import.meta.dirname, '../client/schema.ts')
writeFileSync(path, clientTypes(openApi(endpoints, { name: 'Gymfolk', origin: 'https://shop.example' })))
execFileSync('oxfmt', ['--write', path])
