/** The number of bits set in a 32-bit number. */
export function countBits(number: number): number {
  let bits = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}
