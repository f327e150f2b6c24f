import { openDatabaseServer, fill } from './stage.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { builtRenderer } from '#server/pages/renderer.ts'
import { brotliCompressSync, gzipSync, zstdCompressSync, constants } from 'node:zlib'
import { writeFileSync } from 'node:fs'
const db = await openDatabaseServer(); const world = await fill(db.url)
const app = await createApp({ config: readConfig({ LOG_LEVEL: 'warn', PORT: '0' }), databaseUrl: db.url })
const render = await builtRenderer(process.cwd(), app.call)
const cpu = async (label: string, n: number, f: (i: number) => unknown) => { for (let i = 0; i < n/2; i++) await f(i); const c = process.cpuUsage(); for (let i = 0; i < n; i++) await f(1e5+i); const d = process.cpuUsage(c); console.log(label.padEnd(50), ((d.user + d.system) / n / 1000).toFixed(3), 'ms') }
const cat = (await render({ url: 'http://x/collections/strength?maxPrice=9999' })).html, prod = (await render({ url: 'http://x/product/' + world.products[0]!.slug })).html
writeFileSync('/tmp/cat.html', cat); writeFileSync('/tmp/prod.html', prod)
for (const [nm, h] of [['category', cat], ['product', prod]] as const) {
  const b = Buffer.from(h); console.log(nm, b.length, 'gzip', gzipSync(b).length)
  for (const q of [1,2,3, 4, 5]) await cpu(`${nm} brotli ${q} ${brotliCompressSync(b, { params: { [constants.BROTLI_PARAM_QUALITY]: q, [constants.BROTLI_PARAM_SIZE_HINT]: b.length } }).length}`, 200, () => brotliCompressSync(b, { params: { [constants.BROTLI_PARAM_QUALITY]: q, [constants.BROTLI_PARAM_SIZE_HINT]: b.length } }))
  for (const l of [1, 3, 6]) await cpu(`${nm} gzip ${l} ${gzipSync(b, { level: l }).length}`, 200, () => gzipSync(b, { level: l }))
  await cpu(`${nm} zstd 3 ${zstdCompressSync(b).length}`, 200, () => zstdCompressSync(b))
}
await cpu('render category, everything cold', 300, (i) => render({ url: `http://x/collections/strength?maxPrice=${50000 + i / 100}` }))
await cpu('render category, counts kept', 300, () => render({ url: 'http://x/collections/strength' }))
await cpu('render product', 300, (i) => render({ url: 'http://x/product/' + world.products[i % 1000]!.slug }))
await cpu('call list limit 24 counts kept', 300, () => app.call('GET /user/products', { category: 'strength', limit: 24 }))
await cpu('call list limit 24 cold', 300, (i) => app.call('GET /user/products', { category: 'strength', limit: 24, maxPrice: 60000 + i / 100 }))
await cpu('call categories', 300, () => app.call('GET /categories', {}))
await cpu('call product', 300, (i) => app.call('GET /user/products/url/:uniqueName', { uniqueName: world.products[i % 1000]!.slug }))
await cpu('call you may like', 300, (i) => app.call('GET /user/products/tag/:tag', { tag: 'YOU_MAY_LIKE', productId: world.products[i % 1000]!.productId, limit: 8 }))
const list = await app.http.inject('/api/user/products?limit=20'); const j = JSON.parse(list.body).data
console.log('list of 20', list.body.length, 'facets', JSON.stringify(j.facets).length, 'products', JSON.stringify(j.products).length)
const p0 = j.products[0]; for (const k of Object.keys(p0)) console.log('  card', k, JSON.stringify(p0[k]).length)
const sums: Record<string, number> = {}; for (const p of j.products) for (const k of Object.keys(p)) sums[k] = (sums[k] ?? 0) + JSON.stringify(p[k]).length + k.length + 4; console.log(sums)
for (const k of Object.keys(j.facets)) console.log('  facets', k, JSON.stringify(j.facets[k]).length)
await app.close(); await db.stop(); process.exit(0)
