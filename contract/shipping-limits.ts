/** Lengths and counts of shipping and tax. Separate from `limits`, which every page loads. */
export const shippingLimits = {
  zonesMax: 100,
  name: 60,
  areasMax: 250,
  regionsMax: 100,
  postcodesMax: 500,
  methodsMax: 20,
  code: 40,
  tiersMax: 20,
  gramsMax: 10_000_000,
  daysMax: 90,
  previewLinesMax: 20,
  taxClassesMax: 20,
  taxZonesMax: 500,
} as const
