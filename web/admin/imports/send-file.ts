import type { ImportKind } from '#contract/import-kinds.ts'
import type { FileImport } from '#contract/imports.ts'
import { sendForm } from '#web/features/auth/session/send-form.ts'

/** Sends a file; it's checked from then on. Without a kind its first line says what it's of. Fails as a call does. */
export const sendFile = (file: File, kind?: ImportKind): Promise<FileImport> =>
  sendForm('POST /admin/imports', { fileName: file.name, ...(kind && { kind }) }, file)
