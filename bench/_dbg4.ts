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
const inner = (score: string) => `with this as (select id, category_ids, brand_id from products where id = $1)
  select p.id, p.in_stock, ${score} as shared, p.brand_id = this.brand_id as same, p.sold_lately from this, products p
  where p.category_ids && this.category_ids and p.id <> this.id and p.published_at <= $2
  order by p.in_stock desc, shared desc, same desc, p.sold_lately desc, p.id limit $3`
const variants = {
  now: q.cardsRelated.text,
  'ids first': `select p.card::text as card from (${inner('cardinality(array(select unnest(p.category_ids) intersect select unnest(this.category_ids)))')}) r join products p on p.id = r.id order by r.in_stock desc, r.shared desc, r.same desc, r.sold_lately desc, r.id`,
  'ids first, count any': `select p.card::text as card from (${inner('(select count(*) from unnest(p.category_ids) c where c = any(this.category_ids))')}) r join products p on p.id = r.id order by r.in_stock desc, r.shared desc, r.same desc, r.sold_lately desc, r.id`,
  'ids first, all categories as one flag': `select p.card::text as card from (${inner('(p.category_ids @> this.category_ids)')}) r join products p on p.id = r.id order by r.in_stock desc, r.shared desc, r.same desc, r.sold_lately desc, r.id`,
  'ids first, flag, no any': `select p.card::text as card from (${inner('1')}) r join products p on p.id = r.id order by r.in_stock desc, r.shared desc, r.same desc, r.sold_lately desc, r.id`,
}
for (let r = 0; r < 3; r++) for (const [n, t] of Object.entries(variants)) await time(n, t, (i) => [ids[i % 1000], now, 8])
const cat = (await c.query(`select id from categories where slug='strength'`)).rows[0].id
for (let r = 0; r < 3; r++) {
  await time('list 20', `select card::text as card from products where published_at <= $1 order by sold_lately desc, id desc limit $2 offset $3`, () => [now, 20, 0])
  await time('list 20, one row of text', `select string_agg(card::text, ',') as card from (select card from products where published_at <= $1 order by sold_lately desc, id desc limit $2 offset $3) x`, () => [now, 20, 0])
  await time('list 20 ids only', `select id from products where published_at <= $1 order by sold_lately desc, id desc limit $2 offset $3`, () => [now, 20, 0])
  await time('page by slug', q.pageBySlug.text, (i) => [world.products[i % 1000]!.slug, now])
  await time('list cat', `select card::text as card from products where published_at <= $1 and category_ids @> $2::uuid[] order by sold_lately desc, id desc limit $3 offset $4`, () => [now, [cat], 24, 0])
}
await c.query('alter table products alter column card set compression lz4').catch((e) => console.log(String(e)))
await c.query('alter table products alter column page set compression lz4').catch((e) => console.log(String(e)))
await c.query("update products set card = (card::text || ' ')::json, page = (page::text || ' ')::json"); await c.query('vacuum full analyze products')
console.log((await c.query(`select avg(pg_column_size(card)) c, avg(pg_column_size(page)) p, pg_relation_size('products') rel, pg_column_compression(card) pc, count(*) from products group by 4`)).rows)
for (let r = 0; r < 3; r++) {
  await time('lz4 list 20', `select card::text as card from products where published_at <= $1 order by sold_lately desc, id desc limit $2 offset $3`, () => [now, 20, 0])
  await time('lz4 page by slug', q.pageBySlug.text, (i) => [world.products[i % 1000]!.slug, now])
  await time('lz4 related now', variants.now, (i) => [ids[i % 1000], now, 8])
}
await c.query('alter table products alter column card set storage external'); await c.query("update products set card = (card::text || ' ')::json"); await c.query('vacuum full analyze products')
for (let r = 0; r < 3; r++) await time('external list 20', `select card::text as card from products where published_at <= $1 order by sold_lately desc, id desc limit $2 offset $3`, () => [now, 20, 0])
console.log(results)
await c.end(); await db.stop(); process.exit(0)
