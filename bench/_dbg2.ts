import { openDatabaseServer, fill } from './stage.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { builtRenderer } from '#server/pages/renderer.ts'
import { Session } from 'node:inspector/promises'
import { writeFileSync, mkdirSync } from 'node:fs'
const db = await openDatabaseServer(); const world = await fill(db.url)
const app = await createApp({ config: readConfig({ LOG_LEVEL: 'warn', PORT: '0' }), databaseUrl: db.url })
const render = await builtRenderer(process.cwd(), app.call)
const cpu = async (label: string, n: number, f: (i: number) => unknown) => { const c = process.cpuUsage(); for (let i = 0; i < n; i++) await f(i); const d = process.cpuUsage(c); console.log(label.padEnd(50), ((d.user + d.system) / n / 1000).toFixed(3), 'ms') }
for (let k = 0; k < 8; k++) await cpu('category next '+k, 300, () => render({ url: 'http://x/collections/strength' }))
const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 200 })
const prof = async (name: string, f: () => Promise<void>) => { await s.post('Profiler.start'); await f(); const { profile } = await s.post('Profiler.stop'); mkdirSync('/tmp/prof/'+name, { recursive: true }); writeFileSync(`/tmp/prof/${name}/a.cpuprofile`, JSON.stringify(profile)) }
await prof('w-cat', () => cpu('category next profiled', 800, () => render({ url: 'http://x/collections/strength' })))
await cpu('cold', 300, (i) => render({ url: `http://x/collections/strength?maxPrice=${50000 + i / 100}` }))
await cpu('cold', 500, (i) => render({ url: `http://x/collections/strength?maxPrice=${51000 + i / 100}` }))
for (let k = 0; k < 6; k++) await cpu('product '+k, 300, (i) => render({ url: 'http://x/product/' + world.products[i % 1000]!.slug }))
await prof('w-prod', () => cpu('product profiled', 800, (i) => render({ url: 'http://x/product/' + world.products[i % 1000]!.slug })))
await app.close(); await db.stop(); process.exit(0)
