/** PostgreSQL types that statements name, and what they are in TypeScript. */
interface Scalars {
  uuid: string
  text: string
  int4: number
  /** Read as a number: nothing we count or price passes 2^53. */
  int8: number
  float8: number
  bool: boolean
  timestamptz: Date
  date: string
  json: unknown
  jsonb: unknown
}
type Scalar = keyof Scalars
/** A column or parameter: a type, a list of it (`uuid[]`), and `?` where it may be null. */
export type ColumnType = Scalar | `${Scalar}[]` | `${Scalar}?` | `${Scalar}[]?`
export type Columns = Record<string, ColumnType>

type Value<T extends ColumnType> = T extends `${infer Inner}?`
  ? (Inner extends ColumnType ? Value<Inner> : never) | null
  : T extends `${infer Inner}[]`
    ? Inner extends Scalar
      ? Scalars[Inner][]
      : never
    : T extends Scalar
      ? Scalars[T]
      : never

export type Row<C extends Columns> = { [K in keyof C]: Value<C[K]> }
