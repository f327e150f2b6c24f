import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'

/** A table column by its name and its PostgreSQL type in the form of `format_type`: "uuid", "text[]", "jsonb". */
interface Column {
  name: string
  type: string
}
export type CopyRow = Record<string, unknown>

/** A connection that adds rows to one table with COPY. Foreign keys and triggers are off: they would double the time. */
export class TableCopy {
  readonly #client: pg.Client
  readonly #table: string
  #columns: Column[] | undefined

  private constructor(client: pg.Client, table: string) {
    this.#client = client
    this.#table = table
  }

  /** Connects as a superuser, which is needed to switch triggers off. */
  static async open(url: string, table: string): Promise<TableCopy> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    await client.query('set session_replication_role = replica')
    return new TableCopy(client, table)
  }

  /** Adds rows. All have the columns of the first row ever added; other columns get their default. */
  async add(rows: CopyRow[]): Promise<void> {
    if (!rows[0]) return
    const columns = (this.#columns ??= await this.#columnsOf(Object.keys(rows[0])))
    const names = columns.map(({ name }) => name).join(', ')
    const text = rows.map((row) => copyLine(row, columns)).join('')
    await pipeline(Readable.from(Buffer.from(text)), this.#client.query(from(`copy ${this.#table} (${names}) from stdin`)))
  }

  close(): Promise<void> {
    return this.#client.end()
  }

  async #columnsOf(names: string[]): Promise<Column[]> {
    const { rows } = await this.#client.query<Column>(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attnum > 0`,
      [this.#table],
    )
    return names.map((name) => {
      const definition = rows.find((column) => column.name === name)
      if (!definition) throw new Error(`The table ${this.#table} has no column ${name}`)
      return definition
    })
  }
}

/** A row in COPY's text format. */
export const copyLine = (row: CopyRow, columns: Column[]): string =>
  `${columns.map(({ name, type }) => copyField(row[name], type)).join('\t')}\n`

function copyField(value: unknown, type: string): string {
  if (value === null || value === undefined) return '\\N'
  return escape(literal(value, type))
}

function literal(value: unknown, type: string): string {
  if (type === 'json' || type === 'jsonb') return JSON.stringify(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map((one) => `"${String(one).replace(/["\\]/g, '\\$&')}"`).join(',')}}`
  return String(value)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escape = (text: string): string => text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character)
