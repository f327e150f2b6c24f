const devices = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromebook'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
] as const satisfies [sign: RegExp, key: string][]

/** The device of a user agent, as a text key; undefined if it's unknown. */
export const deviceKey = (agent: string): (typeof devices)[number][1] | undefined => devices.find(([sign]) => sign.test(agent))?.[1]
