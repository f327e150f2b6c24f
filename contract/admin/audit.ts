import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, text, time } from '../fields.ts'
import { csvFile, listInputs, listOutput } from './list.ts'

const tag = 'Back office'
const auth = { staff: 'staff:write' } as const

/** One change by staff. */
export const auditEntry = z
  .object({
    id,
    at: time,
    actorId: id,
    /** Null if the account was deleted. */
    actorName: z.string().nullable(),
    call: z.string(),
    target: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    network: z.string(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof auditEntry>

const inputs = listInputs(['at'], {
  actor: id.optional(),
  call: text(0, 60).optional(),
  target: text(0, 200).optional(),
  /** Days in UTC, both inclusive. */
  from: day.optional(),
  to: day.optional(),
})

export const listAuditLog = endpoint({
  id: 'listAuditLog',
  route: 'GET /admin/audit',
  tag,
  auth,
  summary: 'List the changes by staff: who, by which call, what and when',
  input: inputs.page.omit({ q: true }),
  output: listOutput(auditEntry),
  refusals: [],
})

export const exportAuditLog = endpoint({
  id: 'exportAuditLog',
  route: 'GET /admin/audit/export',
  tag,
  auth,
  audited: true,
  summary: 'Export the changes by staff as CSV',
  input: inputs.all.omit({ q: true }),
  output: csvFile,
  mediaType: 'text/csv',
  fileName: 'audit-log.csv',
  refusals: [],
})
