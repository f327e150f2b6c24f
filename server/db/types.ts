/** The PostgreSQL types that statements use, and their TypeScript types. */
interface Scalars {
  uuid: string
  text: string
  int4: number
  /** Read as a number: no count or price exceeds 2^53. */
  int8: number
  float8: number
  bool: boolean
  timestamptz: Date
  date: string
  json: unknown
  jsonb: unknown
}
type Scalar = keyof Scalars
type ScalarName = Scalar | `${Scalar}[]` | `${Scalar}?` | `${Scalar}[]?`

declare const value: unique symbol
/** A column whose TypeScript type is narrower than PostgreSQL's: see `json`, `jsonb` and `textOf`. */
interface Typed<T> {
  readonly name: ScalarName
  readonly [value]?: T
}

/** A column or parameter: a type or a list of it (`uuid[]`), with `?` if it may be null; or one that is `Typed`. */
export type ColumnType = ScalarName | Typed<unknown>
export type Columns = Record<string, ColumnType>

/** A `json` column that holds a T. As a parameter it takes the T itself, not its text. */
export const json = <T>(): Typed<T> => ({ name: 'json' })
/** A `jsonb` column that holds a T. As a parameter it takes the T itself, not its text. */
export const jsonb = <T>(): Typed<T> => ({ name: 'jsonb' })
/** A `text` column that holds only these values, ensured by a CHECK of the table or by the code that writes it. */
export const textOf = <T extends string>(): Typed<T> => ({ name: 'text' })
/** A typed column that may be null. */
export const nullable = <T>({ name }: Typed<T>): Typed<T | null> => ({ name: `${name as Scalar}?` })

/** The PostgreSQL name of a column's type, with `[]` and `?`. */
export const nameOf = (type: ColumnType): ScalarName => (typeof type === 'string' ? type : type.name)

type Value<T extends ColumnType> =
  T extends Typed<infer Inner>
    ? Inner
    : T extends `${infer Inner}?`
      ? (Inner extends ColumnType ? Value<Inner> : never) | null
      : T extends `${infer Inner}[]`
        ? Inner extends Scalar
          ? Scalars[Inner][]
          : never
        : T extends Scalar
          ? Scalars[T]
          : never

export type Row<C extends Columns> = { [K in keyof C]: Value<C[K]> }

/** The largest `int4`. */
export const int4Max = 2_147_483_647
