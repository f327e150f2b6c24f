import type { Filter } from './list.ts'

/** A filter by one of several values, whose labels `labelOf` gives. */
export const oneOf = <Value extends string>(
  id: string,
  label: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
): Filter => ({
  ...anyOf(id, label, values, labelOf),
  isOne: true,
})

/** A filter by any of several values. */
export const anyOf = <Value extends string>(id: string, label: string, values: readonly Value[], labelOf: (value: Value) => string) => ({
  kind: 'choice' as const,
  id,
  label,
  options: values.map((value) => ({ value, label: labelOf(value) })),
})

/** A filter by one of several named things, such as brands. */
export const oneNamed = (id: string, label: string, things: readonly { id: string; name: string }[]): Filter => ({
  kind: 'choice',
  isOne: true,
  id,
  label,
  options: things.map((thing) => ({ value: thing.id, label: thing.name })),
})
