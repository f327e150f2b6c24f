import type { CustomerKind } from '#contract/admin/customer-kinds.ts'
import type { addCustomerNote, setCustomerTags } from '#contract/admin/customers.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { statements } from './notes-and-tags-queries.ts'

/** The notes about a customer or guest, the latest first. */
export const notesOf = async (db: Db | Tx, kind: CustomerKind, person: string) =>
  (await statements[kind].notes.all(db, { person })).map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))

/**
 * Adds a note for other staff, which the customer doesn't see. A guest's notes move to the account that claims all of their
 * orders. Fails with NOT_FOUND.
 */
export const addNote =
  (kind: CustomerKind) =>
  async (tx: Tx, { id, text }: ParsedOf<typeof addCustomerNote>, context: SignedInContext): Promise<OutputOf<typeof addCustomerNote>> => {
    if (!(await statements[kind].lock.one(tx, { id }))) throw refuse('NOT_FOUND')
    const note = newId(context.now)
    await statements[kind].insertNote.run(tx, { id: note, person: id, author: context.caller.userId, text, at: context.now })
    describeChange(context, { target: id, after: { note } })
    return { notes: await notesOf(tx, kind, id) }
  }

/** Sets the tags of a customer or guest. Fails with NOT_FOUND. */
export const setTags =
  (kind: CustomerKind) =>
  async (tx: Tx, { id, tags }: ParsedOf<typeof setCustomerTags>, context: RequestContext): Promise<OutputOf<typeof setCustomerTags>> => {
    const before = await statements[kind].lock.one(tx, { id })
    if (!before) throw refuse('NOT_FOUND')
    const after = [...new Set(tags)].sort()
    await statements[kind].replaceTags.run(tx, { person: id, tags: after })
    describeChange(context, { target: id, before, after: { tags: after } })
    return { tags: after }
  }
