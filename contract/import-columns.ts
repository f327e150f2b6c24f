import { z } from 'zod'
import { columnTargets, mappingProblems } from './column-targets.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { importPermissions } from './import-kinds.ts'
import { fileImport } from './imports.ts'
import { limits } from './limits.ts'

const mapping = z
  .array(z.enum(columnTargets).nullable())
  .min(1)
  .max(limits.imports.columnsMax)
  .superRefine((targets, context) => {
    const { missing, repeated } = mappingProblems(targets)
    for (const target of missing) context.addIssue({ code: 'custom', message: `has no column for ${target}` })
    for (const at of repeated) context.addIssue({ code: 'custom', path: [at], message: 'is what another column is already' })
  })

/** A column of an import's file: its first values, and its meaning as staff chose it, otherwise a guess. */
const importColumn = z
  .object({ name: z.string(), samples: z.array(z.string()), target: z.enum(columnTargets).nullable() })
  .meta({ id: 'ImportColumn' })
export type ImportColumn = z.infer<typeof importColumn>

export const importColumns = z.object({
  columns: z.array(importColumn),
  /** Whether staff chose the targets: for this file, or for an earlier one with the same first line. */
  isChosen: z.boolean(),
})
export type ImportColumns = z.infer<typeof importColumns>

const shared = { tag: 'Imports (staff)', auth: { staff: importPermissions } } as const

export const getImportColumns = endpoint({
  ...shared,
  id: 'getImportColumns',
  route: 'GET /admin/imports/:id/columns',
  summary:
    'Get the columns of a product file with the first values of each and what they are: as chosen for this file or for an earlier one with the same first line, else guessed from their names. There are none once the import has run',
  input: z.object({ id }),
  output: importColumns,
  refusals: ['NOT_FOUND'],
})
export const mapImportColumns = endpoint({
  ...shared,
  id: 'mapImportColumns',
  route: 'PUT /admin/imports/:id/columns',
  summary:
    'Choose what the columns of a product file are, one target for each column in the order of the file (null: ignored), name and price among them and none twice. The file is checked again; nothing changes until it is run',
  input: z.object({ id, targets: mapping }),
  output: fileImport,
  refusals: ['NOT_FOUND', 'IMPORT_IS_NOT_IN_THAT_STATE'],
})
