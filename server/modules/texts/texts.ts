import type * as contract from '#contract/admin/texts.ts'
import type { StaffText, TextKind, TextRow } from '#contract/admin/texts.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import {
  announceTexts,
  decodeText,
  fillPlaceholders,
  readingMinutes,
  renderMarkdown,
  type StoredText,
  type StoredTexts,
  textQueries as queries,
} from '#server/modules/content/content.ts'
import { nameOf } from '#server/modules/auth/users/users.ts'
import { isFixed, pathOfPage } from './fixed-pages.ts'
import { type TextFile, TextFiles } from './text-files.ts'

interface Key {
  kind: TextKind
  locale: Locale
  name: string
}

export { pathOfPage } from './fixed-pages.ts'

/** The staff's operations on pages and articles. */
export class Texts {
  readonly #stored: StoredTexts
  readonly #files: TextFiles
  readonly #locales: readonly Locale[]

  constructor(config: Config, stored: StoredTexts) {
    this.#stored = stored
    this.#files = new TextFiles(config)
    this.#locales = config.locales
  }

  /** Every text of the database, and of files in the shop's languages, each once. */
  rows(now: Date): TextRow[] {
    const stored = (['page', 'article'] as const).flatMap((kind) => this.#stored.all(kind))
    const files = this.#files
      .all(now)
      .filter(({ kind, locale, name }) => this.#locales.includes(locale) && !this.#stored.get(kind, locale, name))
    // Leaves out rows that only hide the file of a renamed text.
    const changed = stored.filter(({ live, draft }) => live !== null || draft !== null)
    return [...files.map((file) => fileRow(file, now)), ...changed.map((text) => storedRow(text, now))]
  }

  /** A text for the editor; fails with NOT_FOUND. */
  get({ kind, locale, name }: Key, now: Date): StaffText {
    const stored = this.#stored.get(kind, locale, name)
    const file = this.#files.find(kind, locale, name, now)
    const document = stored?.draft ?? stored?.live ?? file?.document
    if (!document) throw refuse('NOT_FOUND')
    const row = stored && (stored.draft ?? stored.live) ? storedRow(stored, now) : fileRow(file!, now)
    return { ...row, version: stored?.version ?? 0, document, hasFile: file !== undefined, isPageFixed: kind === 'page' && isFixed(name) }
  }

  /** Saves a text. Fails with TEXT_WAS_CHANGED if the caller read another version, and with SLUG_IS_TAKEN if the new name is in use. */
  async save(tx: Tx, input: ParsedOf<typeof contract.saveText>, context: SignedInContext): Promise<StaffText> {
    const { kind, locale, version, document: sent, as, publishAt, newName } = input
    const { now, caller } = context
    if (as === 'scheduled' && (publishAt === undefined || new Date(publishAt) <= now))
      throw refuse('INVALID_INPUT', { publishAt: ['is not in the future'] })
    await queries.lockName.run(tx, { kind, name: input.name })
    const before = await queries.storedText.one(tx, { kind, locale, name: input.name })
    if ((before?.version ?? 0) !== version) throw refuse('TEXT_WAS_CHANGED')
    const name = newName ?? input.name
    if (name !== input.name) await this.#rename(tx, { kind, locale, name: input.name }, name, context)
    const appeared = sent.date ?? (as === 'live' ? now.toISOString() : as === 'scheduled' ? publishAt! : null)
    const document = kind === 'article' ? { ...sent, date: appeared } : sent
    // A scheduled draft whose time has come is the live text.
    const shown = before?.publish_at && before.publish_at <= now ? before.draft : (before?.live ?? null)
    await queries.saveText.run(tx, {
      kind,
      locale,
      name,
      live: as === 'live' ? document : shown,
      draft: as === 'live' ? null : document,
      publishAt: as === 'scheduled' ? new Date(publishAt!) : null,
      isHidden: as === 'live' ? false : (before?.is_hidden ?? false),
      version: version + 1,
      now,
      by: caller.userId,
    })
    await queries.addVersion.run(tx, {
      id: newId(now),
      kind,
      locale,
      name,
      version: version + 1,
      document,
      state: as,
      now,
      by: caller.userId,
    })
    describeChange(context, { target: `${kind}/${locale}/${name}`, after: { as, version: version + 1, title: document.title } })
    await announceTexts(tx, this.#stored)
    const hasFile = this.#files.find(kind, locale, name, now) !== undefined
    const row = storedRow(
      {
        kind,
        locale,
        name,
        publishAt: as === 'scheduled' ? new Date(publishAt!) : null,
        version: version + 1,
        live: as === 'live' ? document : shown,
        draft: as === 'live' ? null : document,
        isHidden: as === 'live' ? false : (before?.is_hidden ?? false),
        changedAt: now,
        changedBy: await nameOf(tx, caller.userId),
      },
      now,
    )
    return { ...row, version: version + 1, document, hasFile, isPageFixed: kind === 'page' && isFixed(name) }
  }

  /** Deletes the saved text, so that the file is shown again. Fails with NOT_FOUND. */
  async revert(tx: Tx, key: ParsedOf<typeof contract.revertText>): Promise<OutputOf<typeof contract.revertText>> {
    await queries.lockName.run(tx, key)
    if (!(await queries.deleteText.one(tx, key))) throw refuse('NOT_FOUND')
    await announceTexts(tx, this.#stored)
    return { message: 'Text reverted' }
  }

  /** Renames all languages. As files can't be renamed, their text is stored under the new name, and the file is hidden. */
  async #rename(tx: Tx, { kind, name }: Key, to: string, { now, caller }: SignedInContext): Promise<void> {
    if (kind === 'page' && (isFixed(name) || isFixed(to)))
      throw refuse('INVALID_INPUT', { newName: ['is the address of a page that is always there'] })
    await queries.lockName.run(tx, { kind, name: to })
    const isTaken =
      (await queries.isTaken.one(tx, { kind, name: to }))?.taken ||
      this.#files.all(now).some((file) => file.kind === kind && file.name === to)
    if (isTaken) throw refuse('SLUG_IS_TAKEN')
    await queries.deleteOldName.run(tx, { kind, name: to })
    await queries.renameTexts.run(tx, { kind, from: name, to })
    for (const file of this.#files.all(now).filter((one) => one.kind === kind && one.name === name)) {
      const { locale, document } = file
      const by = caller.userId
      const rest = { kind, locale, draft: null, publishAt: null, version: 1, now, by }
      if (!(await queries.storedText.one(tx, { kind, locale, name: to })))
        await queries.saveText.run(tx, { ...rest, name: to, live: document, isHidden: false })
      await queries.saveText.run(tx, { ...rest, name, live: null, isHidden: true })
    }
  }

  /** Hides a text from the shop, or shows it again; fails with NOT_FOUND. */
  async hide(tx: Tx, { isHidden, ...key }: ParsedOf<typeof contract.hideText>, context: SignedInContext): Promise<StaffText> {
    const { now, caller } = context
    await queries.lockName.run(tx, key)
    const before = await queries.storedText.one(tx, key)
    const file = this.#files.find(key.kind, key.locale, key.name, now)
    const live = before?.live ?? null
    const document = before?.draft ?? live ?? file?.document
    if (!document) throw refuse('NOT_FOUND')
    const draft = before?.draft ?? null
    const version = (before?.version ?? 0) + 1
    const stored = { ...key, live: live ?? file?.document ?? null, draft, publishAt: before?.publish_at ?? null, isHidden, version }
    await queries.saveText.run(tx, { ...stored, now, by: caller.userId })
    describeChange(context, { target: `${key.kind}/${key.locale}/${key.name}`, after: { isHidden } })
    await announceTexts(tx, this.#stored)
    const row = storedRow({ ...stored, changedAt: now, changedBy: await nameOf(tx, caller.userId) }, now)
    return { ...row, version, document, hasFile: file !== undefined, isPageFixed: key.kind === 'page' && isFixed(key.name) }
  }
}

/** The last versions of a text, the newest first. */
export async function textVersions(
  db: Db,
  input: ParsedOf<typeof contract.listTextVersions>,
): Promise<OutputOf<typeof contract.listTextVersions>> {
  const rows = await queries.versions.all(db, input)
  return { versions: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
}

/** Renders Markdown as the shop shows it. */
export async function preview(
  { kind, body }: ParsedOf<typeof contract.previewText>,
  config: Config,
): Promise<OutputOf<typeof contract.previewText>> {
  const { html } = await renderMarkdown(kind === 'page' ? fillPlaceholders(body, config) : body)
  return { html, readingMinutes: readingMinutes(decodeText(body)) }
}

const pathOf = (kind: TextKind, name: string): string => (kind === 'page' ? pathOfPage(name) : urls.blog(name))

const fileRow = ({ kind, locale, name, document: { title, date } }: TextFile, now: Date): TextRow => ({
  id: `${kind}.${locale}.${name}`,
  kind,
  locale,
  name,
  title,
  source: 'file',
  hasDraft: false,
  changedAt: date,
  changedBy: null,
  path: pathOf(kind, name),
  ...(date !== null && new Date(date) > now ? { state: 'scheduled', publishAt: date } : { state: 'live', publishAt: null }),
})

function storedRow({ kind, locale, name, live, draft, publishAt, isHidden, changedAt, changedBy }: StoredText, now: Date): TextRow {
  const isPlanned = publishAt !== null && publishAt > now
  const isLive = live !== null || (publishAt !== null && publishAt <= now)
  const { title, date } = (draft ?? live)!
  const isToCome = isLive && !isPlanned && kind === 'article' && date !== null && new Date(date) > now
  return {
    id: `${kind}.${locale}.${name}`,
    kind,
    locale,
    name,
    title,
    changedBy,
    source: 'stored',
    path: pathOf(kind, name),
    state: isHidden ? 'hidden' : isPlanned || isToCome ? 'scheduled' : isLive ? 'live' : 'draft',
    hasDraft: draft !== null && !(publishAt !== null && publishAt <= now),
    publishAt: isPlanned ? publishAt.toISOString() : isToCome ? date : null,
    changedAt: changedAt.toISOString(),
  }
}
