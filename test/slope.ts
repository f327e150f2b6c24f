export type Point = [x: number, y: number]

/** The straight line through measured points (least squares): how steep it is, and how far off that may be (its standard error). */
export function slopeOf(points: Point[]): { slope: number; error: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / spread
  const rest = points.reduce((sum, [x, y]) => sum + (y - my - slope * (x - mx)) ** 2, 0)
  return { slope, error: Math.sqrt(rest / (points.length - 2) / spread) }
}

/** What a measured growth says about a limit: within it or not where twice its error leaves no doubt, or that more is to be measured. */
export function verdictOn({ slope, error }: { slope: number; error: number }, max: number): 'within' | 'above' | 'unclear' {
  if (slope + 2 * error < max) return 'within'
  return slope - 2 * error > max ? 'above' : 'unclear'
}
