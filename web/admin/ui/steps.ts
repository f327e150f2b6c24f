/** Round values from zero to above the highest. */
export function stepsTo(highest: number): number[] {
  const rough = highest / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one * 4 > highest && one >= rough / 1.34) ?? 10 * power
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}
