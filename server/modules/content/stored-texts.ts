import type { TextDocument, TextKind } from '#contract/admin/texts.ts'
import type { Locale } from '#contract/locales.ts'
import { coalesceReads } from '#server/db/coalesce-reads.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { jsonb, nullable, textOf } from '#server/db/types.ts'

/** A page or article as staff have saved it. */
export interface StoredText {
  kind: TextKind
  locale: Locale
  name: string
  live: TextDocument | null
  draft: TextDocument | null
  publishAt: Date | null
  isHidden: boolean
  version: number
  changedAt: Date
  changedBy: string | null
}

/** The cache tag of pages that show texts. */
export const textsTag = 'texts'

const document = nullable(jsonb<TextDocument>())
const everyText = statement(
  'texts.every',
  {},
  {
    kind: textOf<TextKind>(),
    locale: textOf<Locale>(),
    name: 'text',
    live: document,
    draft: document,
    publish_at: 'timestamptz?',
    is_hidden: 'bool',
    version: 'int4',
    changed_at: 'timestamptz',
    changed_by: 'text?',
  },
  `
  select t.kind, t.locale, t.name, t.live, t.draft, t.publish_at, t.is_hidden, t.version, t.changed_at, u.name as changed_by
  from stored_texts t left join users u on u.id = t.changed_by order by t.kind, t.locale, t.name`,
)
const everyOldName = statement(
  'texts.everyOldName',
  {},
  { kind: textOf<TextKind>(), old_name: 'text', name: 'text' },
  `select kind, old_name, name from text_old_names order by kind, old_name`,
)
const notifyTexts = statement('texts.notify', {}, {}, `select pg_notify('texts', '')`)

/** Tells every process that a text was saved. This one has read it before the call is answered, so the caller's next read sees it. */
export async function announceTexts(tx: Tx, stored: StoredTexts): Promise<void> {
  await notifyTexts.run(tx, {})
  tx.afterCommit(({ db }) => stored.load(db))
}

const keyOf = (kind: TextKind, locale: Locale, name: string): string => `${kind} ${locale} ${name}`

/** The visible text: null means the file, `hidden` means nothing. */
export function shownOf({ live, draft, publishAt, isHidden }: StoredText, now: Date): TextDocument | 'hidden' | null {
  if (isHidden) return 'hidden'
  return publishAt !== null && publishAt <= now ? draft : live
}

/** The texts that staff have saved, kept in memory: there are few, and every page needs them. Reloaded whenever one changes. */
export class StoredTexts {
  #texts = new Map<string, StoredText>()
  #oldNames = new Map<string, string>()
  readonly #onLoad: () => void
  /** Increases with each load. */
  revision = 0

  constructor(onLoad: () => void = () => undefined) {
    this.#onLoad = onLoad
  }

  /** Reloads all texts. */
  readonly load = coalesceReads(async (db: Db): Promise<void> => {
    const [rows, names] = await Promise.all([everyText.all(db, {}), everyOldName.all(db, {})])
    this.#texts = new Map(
      rows.map(({ publish_at: publishAt, is_hidden: isHidden, changed_at: changedAt, changed_by: changedBy, ...row }) => [
        keyOf(row.kind, row.locale, row.name),
        { ...row, publishAt, isHidden, changedAt, changedBy },
      ]),
    )
    this.#oldNames = new Map(names.map(({ kind, old_name, name }) => [`${kind} ${old_name}`, name]))
    this.revision += 1
    this.#onLoad()
  })

  get(kind: TextKind, locale: Locale, name: string): StoredText | undefined {
    return this.#texts.get(keyOf(kind, locale, name))
  }

  /** All texts of a kind, optionally in one language. */
  all(kind: TextKind, locale?: Locale): StoredText[] {
    return [...this.#texts.values()].filter((one) => one.kind === kind && (locale === undefined || one.locale === locale))
  }

  /** The current name of a text by a former one. */
  newName(kind: TextKind, oldName: string): string | undefined {
    return this.#oldNames.get(`${kind} ${oldName}`)
  }

  /** When the next scheduled text appears, in milliseconds; Infinity if none is scheduled. */
  nextChange(now: Date): number {
    const times = [...this.#texts.values()].flatMap(({ publishAt }) => (publishAt !== null && publishAt > now ? publishAt.getTime() : []))
    return Math.min(Infinity, ...times)
  }
}
