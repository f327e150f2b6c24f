import type { ImportKind } from '#contract/import-kinds.ts'
import type { FileImport } from '#contract/imports.ts'
import { sendForm } from '#web/features/auth/session/send-form.ts'

/** Uploads a file, which starts its check. Without a kind, the header line decides what the file contains. Fails as a call does. */
export const sendFile = (file: File, kind?: ImportKind): Promise<FileImport> =>
  sendForm('POST /admin/imports', { fileName: file.name, ...(kind && { kind }) }, file)
