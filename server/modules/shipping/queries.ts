import { statement } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'
import type { Method, Zone } from './types.ts'

const settings = { name: 'text', areas: jsonb<Zone['areas']>(), methods: jsonb<Method[]>() } as const
const zone = { id: 'uuid', version: 'int4', ...settings } as const

export const allZones = statement(
  'shipping.zones',
  {},
  zone,
  `select id, version, name, areas, methods from shipping_zones order by created_at, id`,
)

/** Serializes changes of zones, so that no two get the same area and the last method stays. */
export const lock = statement('shipping.lock', {}, {}, `select pg_advisory_xact_lock(7263096)`)

export const insert = statement(
  'shipping.insert',
  { id: 'uuid', ...settings, now: 'timestamptz' },
  {},
  `insert into shipping_zones (id, name, areas, methods, created_at) values ($1, $2, $3, $4, $5)`,
)

/** Inserts the first zone if there is none. Several processes may start at the same time. */
export const insertFirst = statement(
  'shipping.insertFirst',
  { id: 'uuid', ...settings, now: 'timestamptz' },
  {},
  `
  insert into shipping_zones (id, name, areas, methods, created_at)
  select $1, $2, $3, $4, $5 where not exists (select from shipping_zones) on conflict (id) do nothing`,
)

export const update = statement(
  'shipping.update',
  { id: 'uuid', version: 'int4', ...settings },
  {},
  `update shipping_zones set name = $3, areas = $4, methods = $5, version = version + 1 where id = $1 and version = $2`,
)

export const remove = statement('shipping.delete', { id: 'uuid' }, {}, `delete from shipping_zones where id = $1`)
