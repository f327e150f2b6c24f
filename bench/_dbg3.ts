import { openDatabaseServer, fill } from './stage.ts'
import { openShop } from './shop.ts'
import { openLoad } from './load/load.ts'
import { openMachine } from './machine/machine.ts'
import { measure } from './measure.ts'
import { scenarios } from './scenarios.ts'
const db = await openDatabaseServer(); const world = await fill(db.url)
const machine = openMachine(); const shop = await openShop(db.url, machine)
const base = scenarios.find((s) => s.name === 'category-page-next')!
const withEnc = (enc: string | undefined) => ({ ...base, plan: (w: typeof world) => { const p = base.plan(w); if (p.kind === 'requests') for (const r of p.requests) r.headers = enc ? { 'Accept-Encoding': enc } : {}; return p } })
const loads = { 16: openLoad(machine, { origin: shop.origin, connections: 16 }), 1: openLoad(machine, { origin: shop.origin, connections: 1 }) }
const opts = { seconds: 3, warmUp: { seconds: 2, turns: 1, secondsMax: 2 } } as never
for (let round = 0; round < 4; round++) for (const [n, load] of Object.entries(loads)) for (const enc of [undefined, 'gzip', 'br']) {
  const r = await measure(withEnc(enc), { machine, load, players: { app: shop.pid, postgres: db.pid, load: load.pid }, world, origin: shop.origin }, opts)
  console.log(round, n, enc, r.perSecond.toFixed(0), 'app', r.cpu!.app.toFixed(2), 'pg', r.cpu!.postgres.toFixed(2), 'others', r.cpu!.others.toFixed(2), 'rss', machine.rssMb(shop.pid)!.toFixed(0))
}
for (const l of Object.values(loads)) await l.stop(); await shop.stop(); await db.stop(); process.exit(0)
