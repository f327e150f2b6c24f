/** Fields that a GET form sends along with what is chosen in it. */
export const HiddenFields = ({ values }: { values: Iterable<readonly [name: string, value: string]> }) =>
  [...values].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
