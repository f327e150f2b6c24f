import { openDatabaseServer, fill } from './stage.ts'
import pg from 'pg'
import { readFileSync } from 'node:fs'
import { parseStat } from './machine/stat.ts'
import * as q from '#server/modules/catalogue/queries.ts'
const db = await openDatabaseServer(); const world = await fill(db.url)
const c = new pg.Client(db.url); await c.connect(); const now = new Date()
const pid = (await c.query('select pg_backend_pid() p')).rows[0].p
const cpu = () => parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).own * 10
const results: Record<string, string[]> = {}
const time = async (name: string, text: string, values: (i: number) => unknown[], n = 1000) => { for (let i = 0; i < 50; i++) await c.query({ name, text, values: values(i) }); const a = cpu(); for (let i = 0; i < n; i++) await c.query({ name, text, values: values(i) }); (results[name] ??= []).push(((cpu() - a) / n).toFixed(3)) }
const ids = world.products.map((p) => p.productId)
const rel = (score: string) => `with this as (select id, category_ids, brand_id from products where id = $1)
  select card::text as card from (select p.card from this, products p
  where p.category_ids && this.category_ids and p.id <> this.id and p.published_at <= $2
  order by p.in_stock desc, ${score} desc, (p.brand_id = this.brand_id) desc, p.sold_lately desc, p.id limit $3) found`
const cats = (await c.query(`select id from categories`)).rows.map((r) => r.id)
for (let r = 0; r < 3; r++) {
  await time('related now', q.cardsRelated.text, (i) => [ids[i % 1000], now, 8])
  await time('related, cast outside', rel('cardinality(array(select unnest(p.category_ids) intersect select unnest(this.category_ids)))'), (i) => [ids[i % 1000], now, 8])
  await time('related, cast outside, superset flag', rel('(p.category_ids @> this.category_ids)'), (i) => [ids[i % 1000], now, 8])
  await time('list cat', `select card::text as card from products where published_at <= $1 and category_ids @> $2::uuid[] order by sold_lately desc, id desc limit $3 offset $4`, (i) => [now, [cats[i % cats.length]], 24, 0])
  await time('list cat cast outside', `select card::text as card from (select card from products where published_at <= $1 and category_ids @> $2::uuid[] order by sold_lately desc, id desc limit $3 offset $4) found`, (i) => [now, [cats[i % cats.length]], 24, 0])
  await time('list all page 20', `select card::text as card from products where published_at <= $1 order by sold_lately desc, id desc limit $2 offset $3`, () => [now, 24, 480])
  await time('list all page 20 cast outside', `select card::text as card from (select card from products where published_at <= $1 order by sold_lately desc, id desc limit $2 offset $3) found`, () => [now, 24, 480])
}
console.log(results)
console.log((await c.query({ text: `select name, generic_plans, custom_plans from pg_prepared_statements` })).rows)
// no compression at all
await c.query('alter table products alter column card set storage external, alter column page set storage external')
await c.query("update products set card = (card::text || ' ')::json, page = (page::text || ' ')::json"); await c.query('vacuum full analyze products')
console.log((await c.query(`select avg(pg_column_size(card)) c, pg_relation_size('products') rel, pg_total_relation_size('products') tot from products`)).rows)
for (let r = 0; r < 3; r++) { await time('plain list 20', `select card::text as card from products where published_at <= $1 order by sold_lately desc, id desc limit $2 offset $3`, () => [now, 20, 0])
  await time('plain page by slug', q.pageBySlug.text, (i) => [world.products[i % 1000]!.slug, now]) }
console.log(results)
await c.end(); await db.stop(); process.exit(0)
