const devices: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** What people call the device that says this of itself; undefined where it does not tell. */
export const deviceName = (agent: string): string | undefined => devices.find(([sign]) => sign.test(agent))?.[1]
