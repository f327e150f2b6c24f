const devices = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromebook'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
] as const satisfies [sign: RegExp, key: string][]

/** The device that says this of itself, by the key of what people call it; undefined where it does not tell. */
export const deviceKey = (agent: string): (typeof devices)[number][1] | undefined => devices.find(([sign]) => sign.test(agent))?.[1]
