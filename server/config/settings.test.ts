import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from './settings.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const known = Object.keys(settings.shape)

/** Of the first column of the page's tables. */
const documented = [...read('docs/operations/settings.md').matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+)/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
)

describe('docs/operations/settings.md', () => {
  it('lists every setting once and no others, and is linked from the README', () => {
    expect({
      missing: known.filter((name) => !documented.includes(name)),
      unknown: documented.filter((name) => !known.includes(name)),
    }).toEqual({ missing: [], unknown: [] })
    expect(new Set(documented).size).toBe(documented.length)
    expect(read('README.md')).toContain('(docs/operations/settings.md)')
  })
})

describe('the examples in deploy/', () => {
  it('use only settings that exist', () => {
    const names = [...read('deploy/compose.yaml').matchAll(/^ {6}([A-Z0-9_]+):/gm)]
      .map(([, name]) => name!)
      .filter((name) => !name.startsWith('POSTGRES_'))
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  })

  it('copy everything the shop reads into the image, and start it as npm run serve does', () => {
    const image = read('deploy/Dockerfile')
    const copied = [...image.matchAll(/^COPY (?:--from=\S+ )?(\S+) \.\/\S*$/gm)].map(([, from]) => from!.replace('/app/', ''))
    expect(copied).toEqual(
      expect.arrayContaining(['node_modules', 'dist', 'package.json', 'contract', 'content', 'server', 'db', 'scripts']),
    )
    for (const folder of ['contract', 'content', 'server', 'db', 'scripts']) expect(existsSync(join(root, folder))).toBe(true)
    const flags = JSON.parse(read('scripts/up/node-flags.json')) as string[]
    expect(image).toContain(`CMD ${JSON.stringify(['node', ...flags, 'dist/app/main.js']).replaceAll(',', ', ')}`)
    expect(read('deploy/gymfolk.service')).toContain(`node ${flags.join(' ')} dist/app/main.js`)
    expect(read('scripts/up.mjs')).toContain(`const arenasMax = '2'`)
    for (const file of ['deploy/Dockerfile', 'deploy/gymfolk.service']) expect(read(file)).toContain('MALLOC_ARENA_MAX=2')
    expect(image).toMatch(/^USER [1-9]/m)
  })

  it('show only metrics that exist', () => {
    const metrics = read('server/observability/metrics.ts')
    const dashboard = JSON.parse(read('deploy/grafana/gymfolk.json')) as { panels: { targets: { expr: string }[] }[] }
    const shown = dashboard.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/gymfolk_\w+|http_request_duration_seconds/g) ?? []),
    )
    expect(shown.length).toBeGreaterThan(10)
    for (const name of new Set(shown)) expect(metrics).toContain(`'${name.replace('gymfolk_', '')}'`)
  })
})

describe('the documents for operators', () => {
  it('are all linked, and link to files that exist', () => {
    const files = readdirSync(join(root, 'docs/operations'))
    expect(files).toEqual(expect.arrayContaining(['backup.md', 'runbook.md', 'settings.md', 'upgrade.md']))
    for (const file of files)
      for (const [, target = ''] of read(`docs/operations/${file}`).matchAll(/\]\((?!http)([^)#]+)/g))
        expect(existsSync(join(root, 'docs/operations', target)), `${file}: ${target}`).toBe(true)
  })
})
