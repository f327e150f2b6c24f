import type * as contract from '#contract/admin/site.ts'
import type { SitePart } from '#contract/admin/site.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { siteLimits } from '#contract/site/limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { SiteDocument, SiteKind } from '#contract/site/documents.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { nameOf } from '#server/modules/auth/users/users.ts'
import { checkDocument } from './check-document.ts'
import * as queries from './queries.ts'
import type { SiteParts } from './site-parts.ts'

interface Key {
  kind: SiteKind
  name: string
}

/** A part for the editor: version 0 and no document if it was never saved. */
export async function readPart(db: Db, { kind, name }: Key): Promise<SitePart> {
  const [last, stored] = [await queries.lastVersion.one(db, { kind, name }), await queries.onePart.one(db, { kind, name })]
  return {
    kind,
    name,
    version: last?.version ?? 0,
    document: stored?.document ?? null,
    changedAt: stored?.changed_at.toISOString() ?? null,
    changedBy: stored?.changed_by ?? null,
  }
}

/** All saved parts of a kind. */
export const listParts = (parts: SiteParts, kind: SiteKind): SitePart[] =>
  parts.all(kind).map(({ changedAt, ...part }) => ({ ...part, changedAt: changedAt.toISOString() }))

/** Saves a part. Fails with TEXT_WAS_CHANGED if the caller read another version, and with INVALID_INPUT for links that lead nowhere. */
export async function savePart(
  tx: Tx,
  { kind, name, version, document }: ParsedOf<typeof contract.saveSitePart>,
  context: SignedInContext,
): Promise<SitePart> {
  if (document.kind !== kind) throw refuse('INVALID_INPUT', { 'document.kind': ['is not the kind in the address'] })
  await checkDocument(tx, name, document, context.config)
  const next = await store(tx, { kind, name }, { version, document }, context)
  describeChange(context, { target: `${kind}/${name}`, after: { version: next } })
  return { kind, name, version: next, document, changedAt: context.now.toISOString(), changedBy: await nameOf(tx, context.caller.userId) }
}

/** Resets a part to the default; fails with NOT_FOUND if it is the default. */
export async function resetPart(tx: Tx, { kind, name }: Key, context: SignedInContext): Promise<SitePart> {
  const next = await store(tx, { kind, name }, { document: null }, context)
  describeChange(context, { target: `${kind}/${name}`, after: { version: next, reset: true } })
  return { kind, name, version: next, document: null, changedAt: null, changedBy: null }
}

async function store(
  tx: Tx,
  { kind, name }: Key,
  { version, document }: { version?: number; document: SiteDocument | null },
  { now, caller }: SignedInContext,
): Promise<number> {
  await queries.lockPart.run(tx, { part: kind === 'size-guide' ? kind : `${kind} ${name}` })
  const before = (await queries.lastVersion.one(tx, { kind, name }))?.version ?? 0
  if (version !== undefined && version !== before) throw refuse('TEXT_WAS_CHANGED')
  if (document === null) {
    if (!(await queries.deletePart.one(tx, { kind, name }))) throw refuse('NOT_FOUND')
  } else {
    await queries.savePart.run(tx, { kind, name, document, version: before + 1, now, by: caller.userId })
    if (kind === 'size-guide' && (await queries.countKind.one(tx, { kind }))!.count > siteLimits.guides) throw refuse('TOO_MANY_SITE_PARTS')
  }
  await queries.addVersion.run(tx, { id: newId(now), kind, name, version: before + 1, document, now, by: caller.userId })
  await queries.notifySite.run(tx, {})
  return before + 1
}

/** The last versions of a part, the newest first. */
export async function partVersions(
  db: Db,
  input: ParsedOf<typeof contract.listSitePartVersions>,
): Promise<OutputOf<typeof contract.listSitePartVersions>> {
  const rows = await queries.versions.all(db, input)
  return { versions: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
}
