import { type Endpoint, permissionsFor } from '#contract/endpoint.ts'
import type { Permission } from '#contract/permissions.ts'
import { newId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { jsonb, nullable } from '#server/db/types.ts'
import type { ChangeDescription, RequestContext } from './context.ts'
import { displayNetwork } from './network.ts'

const insertEntry = statement(
  'audit.insert',
  {
    id: 'uuid',
    at: 'timestamptz',
    actor: 'uuid',
    call: 'text',
    target: 'text',
    before: nullable(jsonb<object>()),
    after: nullable(jsonb<object>()),
    network: 'text',
  },
  {},
  `insert into audit_log (id, at, actor, call, target, before, after, network) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

/**
 * Describes for the audit log what a staff call changed. Only a call's last description counts, as its transaction may have run more than
 * once.
 */
export function describeChange(context: RequestContext, change: ChangeDescription): void {
  context.change = change
}

/** Whether the audit log records each call of an endpoint. */
export const isChangeByStaff = ({ auth, route }: Endpoint): boolean => typeof auth !== 'string' && !route.startsWith('GET ')

/**
 * Writes a change by staff to the audit log, in the change's transaction. Customers' calls aren't logged, unless their
 * description says that they are by staff; of calls that only read, only exports are.
 */
export async function recordChange(db: Db | Tx, endpoint: Endpoint, input: unknown, context: RequestContext): Promise<void> {
  const { caller, client, now, change = {} } = context
  if (!isChangeByStaff(endpoint) && !endpoint.audited && !change.isByStaff) return
  if (!caller) return
  const sent = input as Record<string, unknown>
  await insertEntry.run(db, {
    id: newId(now),
    at: now,
    actor: caller.userId,
    call: endpoint.id,
    target: change.target ?? targetOf(endpoint, sent),
    before: change.before ? masked(change.before, endpoint) : null,
    after: masked(change.after ?? withoutPath(endpoint, sent), endpoint),
    network: displayNetwork(client.address),
  })
}

const pathNames = ({ route }: Endpoint): string[] => [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const targetOf = (endpoint: Endpoint, input: Record<string, unknown>): string =>
  pathNames(endpoint)
    .map((name) => String(input[name]))
    .join('/')
    .slice(0, targetMax)

const withoutPath = (endpoint: Endpoint, input: Record<string, unknown>): object => {
  const names = pathNames(endpoint)
  return Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
}

const targetMax = 200
const textMax = 300
const secret = /password|secret|token|otp/i
/** Fields that identify a person or contain text about them: the log shows that they changed, but not their values. */
const personal = /^(?:q|email|phone|name|note|text|message|firstName|lastName|addressLine\d|city|postCode|shippingAddress|billingAddress)$/

/**
 * The names of what staff change with these permissions (price lists, products, places) are not names of people, so the log shows `name`.
 */
const thingPermissions: ReadonlySet<Permission> = new Set(['catalogue:write', 'prices:write', 'stock:write', 'content:write'])
const isAboutThings = ({ auth }: Pick<Endpoint, 'auth'>): boolean =>
  typeof auth !== 'string' && permissionsFor(auth).every((one) => thingPermissions.has(one))

/** A change as it's stored: secrets and personal fields are masked, texts are truncated to 300 characters. */
export function masked(change: object, endpoint: Pick<Endpoint, 'auth'>): object {
  const isPublic = isAboutThings(endpoint)
  const text = JSON.stringify(change, (key, value: unknown) => {
    if (secret.test(key) || (personal.test(key) && !(isPublic && key === 'name') && value !== null)) return '•••'
    return typeof value === 'string' && value.length > textMax ? `${value.slice(0, textMax)}…` : value
  })
  return JSON.parse(text) as object
}
