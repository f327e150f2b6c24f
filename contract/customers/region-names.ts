import { type Region, regionsOf } from './regions.ts'

/**
 * Region names by language and country, as "CA:ক্যালিফোর্নিয়া", with codes as in regions.ts. Written by hand: CLDR has only three of these
 * Bengali names. Provinces of Spain and Italy keep their own names.
 */
const written: Record<string, Record<string, string>> = {
  bn: {
    AE: 'AJ:আজমান,AZ:আবুধাবি,DU:দুবাই,FU:ফুজাইরা,RK:রাস আল খাইমাহ,SH:শারজাহ,UQ:উম্ম আল কুয়াইন',
    AU:
      'ACT:অস্ট্রেলিয়ান ক্যাপিটাল টেরিটরি,NSW:নিউ সাউথ ওয়েলস,NT:নর্দার্ন টেরিটরি,QLD:কুইন্সল্যান্ড,SA:সাউথ অস্ট্রেলিয়া,TAS:তাসমানিয়া,' +
      'VIC:ভিক্টোরিয়া,WA:ওয়েস্টার্ন অস্ট্রেলিয়া',
    CA:
      'AB:আলবার্টা,BC:ব্রিটিশ কলাম্বিয়া,MB:ম্যানিটোবা,NB:নিউ ব্রান্সউইক,NL:নিউফাউন্ডল্যান্ড ও ল্যাব্রাডর,NS:নোভা স্কোশিয়া,NT:নর্থওয়েস্ট টেরিটোরিজ,' +
      'NU:নুনাভুট,ON:অন্টারিও,PE:প্রিন্স এডওয়ার্ড আইল্যান্ড,QC:কুইবেক,SK:সাসকাচোয়ান,YT:ইউকন',
    IN:
      'AN:আন্দামান ও নিকোবর দ্বীপপুঞ্জ,AP:অন্ধ্রপ্রদেশ,AR:অরুণাচল প্রদেশ,AS:আসাম,BR:বিহার,CH:চণ্ডীগড়,CG:ছত্তিশগড়,' +
      'DH:দাদরা ও নগর হাভেলি এবং দমন ও দিউ,DL:দিল্লি,GA:গোয়া,GJ:গুজরাট,HR:হরিয়ানা,HP:হিমাচল প্রদেশ,JK:জম্মু ও কাশ্মীর,JH:ঝাড়খণ্ড,' +
      'KA:কর্ণাটক,KL:কেরালা,LA:লাদাখ,LD:লাক্ষাদ্বীপ,MP:মধ্যপ্রদেশ,MH:মহারাষ্ট্র,MN:মণিপুর,ML:মেঘালয়,MZ:মিজোরাম,NL:নাগাল্যান্ড,OD:ওড়িশা,' +
      'PY:পুদুচেরি,PB:পাঞ্জাব,RJ:রাজস্থান,SK:সিকিম,TN:তামিলনাড়ু,TS:তেলেঙ্গানা,TR:ত্রিপুরা,UP:উত্তরপ্রদেশ,UK:উত্তরাখণ্ড,WB:পশ্চিমবঙ্গ',
    US:
      'AL:আলাবামা,AK:আলাস্কা,AS:আমেরিকান সামোয়া,AZ:অ্যারিজোনা,AR:আরকানসাস,AA:সশস্ত্র বাহিনী আমেরিকা,AE:সশস্ত্র বাহিনী ইউরোপ,AP:সশস্ত্র বাহিনী প্রশান্ত মহাসাগর,' +
      'CA:ক্যালিফোর্নিয়া,CO:কলোরাডো,CT:কানেটিকাট,DE:ডেলাওয়্যার,DC:ডিস্ট্রিক্ট অব কলাম্বিয়া,FL:ফ্লোরিডা,GA:জর্জিয়া,GU:গুয়াম,HI:হাওয়াই,ID:আইডাহো,IL:ইলিনয়,' +
      'IN:ইন্ডিয়ানা,IA:আইওয়া,KS:ক্যানসাস,KY:কেন্টাকি,LA:লুইজিয়ানা,ME:মেইন,MD:মেরিল্যান্ড,MA:ম্যাসাচুসেটস,MI:মিশিগান,MN:মিনেসোটা,MS:মিসিসিপি,' +
      'MO:মিসৌরি,MT:মন্টানা,NE:নেব্রাস্কা,NV:নেভাডা,NH:নিউ হ্যাম্পশায়ার,NJ:নিউ জার্সি,NM:নিউ মেক্সিকো,NY:নিউ ইয়র্ক,NC:নর্থ ক্যারোলাইনা,ND:নর্থ ডাকোটা,' +
      'MP:উত্তর মারিয়ানা দ্বীপপুঞ্জ,OH:ওহাইও,OK:ওকলাহোমা,OR:অরেগন,PA:পেনসিলভানিয়া,PR:পুয়ের্তো রিকো,RI:রোড আইল্যান্ড,SC:সাউথ ক্যারোলাইনা,' +
      'SD:সাউথ ডাকোটা,TN:টেনেসি,TX:টেক্সাস,UT:ইউটা,VT:ভারমন্ট,VI:ভার্জিন দ্বীপপুঞ্জ,VA:ভার্জিনিয়া,WA:ওয়াশিংটন,WV:ওয়েস্ট ভার্জিনিয়া,WI:উইসকনসিন,WY:ওয়াইওমিং',
  },
}

/** A country's regions by their names in a language, in its order; defaults to the names of `regionsOf`, in which addresses are written. */
export function localizedRegions(country: string, locale: string): readonly Region[] {
  const names = new Map(written[locale]?.[country]?.split(',').map((entry) => entry.split(':') as [string, string]))
  if (names.size === 0) return regionsOf(country)
  const { compare } = new Intl.Collator(locale)
  return regionsOf(country)
    .map(({ code, name }) => ({ code, name: names.get(code) ?? name }))
    .toSorted((a, b) => compare(a.name, b.name))
}
