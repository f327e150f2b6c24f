/** Hidden fields that a GET form submits along with the visible ones. */
export const HiddenFields = ({ values }: { values: Iterable<readonly [name: string, value: string]> }) =>
  [...values].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
