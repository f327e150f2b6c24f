import { asciiDigits } from '../digits.ts'
import { findRegion, regionsOf } from './regions.ts'

/** Ranges of a postcode's first digits with their region: "100-149 NY", or a single number: "733 TX". Later ranges take precedence. */
interface Ranges {
  digits: number
  ranges: string
}

const byDigits: Record<string, Ranges> = {
  US: {
    digits: 3,
    ranges:
      '005 NY,006-007 PR,008 VI,009 PR,010-027 MA,028-029 RI,030-038 NH,039-049 ME,050-059 VT,055 MA,060-069 CT,070-089 NJ,090-098 AE,100-149 NY,' +
      '150-196 PA,197-199 DE,200-205 DC,201 VA,206-219 MD,220-246 VA,247-268 WV,270-289 NC,290-299 SC,300-319 GA,320-349 FL,340 AA,350-369 AL,' +
      '370-385 TN,386-397 MS,398-399 GA,400-427 KY,430-459 OH,460-479 IN,480-499 MI,500-528 IA,530-549 WI,550-567 MN,569 DC,570-577 SD,580-588 ND,' +
      '590-599 MT,600-629 IL,630-658 MO,660-679 KS,680-693 NE,700-714 LA,716-729 AR,730-749 OK,733 TX,750-799 TX,800-816 CO,820-831 WY,832-838 ID,' +
      '840-847 UT,850-865 AZ,870-884 NM,885 TX,889-898 NV,900-961 CA,962-966 AP,967-968 HI,969 GU,970-979 OR,980-994 WA,995-999 AK',
  },
  AU: {
    digits: 4,
    ranges:
      '0200-0299 ACT,0800-0999 NT,1000-2599 NSW,2600-2618 ACT,2619-2899 NSW,2900-2920 ACT,2921-2999 NSW,3000-3999 VIC,4000-4999 QLD,5000-5999 SA,' +
      '6000-6999 WA,7000-7999 TAS,8000-8999 VIC,9000-9999 QLD',
  },
  ES: {
    digits: 2,
    ranges:
      '01 VI,02 AB,03 A,04 AL,05 AV,06 BA,07 PM,08 B,09 BU,10 CC,11 CA,12 CS,13 CR,14 CO,15 C,16 CU,17 GI,18 GR,19 GU,20 SS,21 H,22 HU,23 J,24 LE,' +
      '25 L,26 LO,27 LU,28 M,29 MA,30 MU,31 NA,32 OR,33 O,34 P,35 GC,36 PO,37 SA,38 TF,39 S,40 SG,41 SE,42 SO,43 T,44 TE,45 TO,46 V,47 VA,48 BI,' +
      '49 ZA,50 Z,51 CE,52 ML',
  },
  // Only unambiguous ones: some first digits are shared by two states.
  IN: {
    digits: 3,
    ranges:
      '110 DL,121-136 HR,140-159 PB,160 CH,171-177 HP,201-243 UP,301-345 RJ,360-395 GJ,400-445 MH,403 GA,450-488 MP,500-509 TS,515-535 AP,560-591 KA,' +
      '600-643 TN,670-695 KL,700-736 WB,737 SK,744 AN,751-770 OD,781-788 AS',
  },
}

/** Regions by the first letter, as Canada assigns it to provinces. */
const canadian: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
}

/** The region code of a valid postcode; undefined if the postcode doesn't determine it. */
export function regionOfPostcode(country: string, postCode: string): string | undefined {
  const typed = asciiDigits(postCode).replace(/[\s-]/g, '').toUpperCase()
  if (country === 'CA') return canadian[typed.charAt(0)] ?? (/^X0[ABC]/.test(typed) ? 'NU' : typed.startsWith('X') ? 'NT' : undefined)
  const known = byDigits[country]
  const number = known && /^\d+$/.test(typed) && typed.length >= known.digits ? Number(typed.slice(0, known.digits)) : undefined
  return number === undefined ? undefined : regionAt(known!.ranges, number)
}

function regionAt(ranges: string, number: number): string | undefined {
  const matching = ranges.split(',').flatMap((entry) => {
    const [range = '', code = ''] = entry.split(' ')
    const [from = '', to = from] = range.split('-')
    return number >= Number(from) && number <= Number(to) ? [code] : []
  })
  return matching.at(-1)
}

/** The region code of an address: the typed one, or else the postcode's; empty if neither determines it. */
export function regionCode({ country, region = '', postCode }: { country: string; region?: string | undefined; postCode: string }): string {
  const typed = region.trim()
  if (typed !== '') return findRegion(country, typed)?.code ?? typed
  return regionOfPostcode(country, postCode) ?? ''
}

/** Whether an address lacks the region that its country requires: none was typed, and the postcode doesn't determine it. */
export const lacksRegion = (address: Parameters<typeof regionCode>[0]): boolean =>
  regionsOf(address.country).length > 0 && regionCode(address) === ''
