const browsers: [sign: RegExp, name: string][] = [
  [/\bEdgi?A?(OS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const systems: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** A User-Agent header in words people know: "Firefox, Linux". For other programs their own name; empty when the header is. */
export function describeDevice(agent: string): string {
  const found = [browsers, systems].flatMap((table) => table.find(([sign]) => sign.test(agent))?.[1] ?? [])
  return found.length > 0 ? found.join(', ') : (/^[\w .-]{1,30}/.exec(agent)?.[0] ?? '').trim()
}
