type Point = [x: number, y: number]

/** A straight line fitted through measured points (least squares): its slope, and the slope's standard error. */
export function slopeOf(points: Point[]): { slope: number; error: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / spread
  const rest = points.reduce((sum, [x, y]) => sum + (y - my - slope * (x - mx)) ** 2, 0)
  return { slope, error: Math.sqrt(rest / (points.length - 2) / spread) }
}

/** Compares a measured growth with a limit: within or over it if twice the standard error leaves no doubt, otherwise undecided. */
export function compareWithLimit({ slope, error }: { slope: number; error: number }, max: number): 'within' | 'above' | 'unclear' {
  if (slope + 2 * error < max) return 'within'
  return slope - 2 * error > max ? 'above' : 'unclear'
}
