/** What a member trains most, and therefore writes about. */
export type Kind = 'strength' | 'kettlebell' | 'running' | 'boxing' | 'mobility' | 'home'

export interface SeedMember {
  /** The account's name. */
  name: string
  /** The displayed name; defaults to the first name and an initial. */
  shown?: string
  handle: string
  kinds: [Kind, ...Kind[]]
  /** How strong or fast, from 0 (beginner) to 1. */
  level: number
  privacy?: 'followers' | 'private'
  bio: string
}

const list: Record<Kind, string[]> = {
  strength: [
    'Mateo Santos | msantos | 0.8 | Powerlifting. Chalk on everything I own.',
    'Chloe Walker | chloelifts | 0.75 boxing | Squats before breakfast. Two cats, one rack.',
    'Hannah Carter | hannah.carter | 0.7 boxing | Nurse on nights. I lift while you sleep.',
    'Aylin Hoffmann | aylin.h | 0.85 | Köln. Slow lifter, long rests, good coffee.',
    'Diego Nguyen | diegon | 0.6 kettlebell | Second year of lifting. I write everything down.',
    "Ben Ali | benali | 0.65 boxing | Physio student. Ask me about your shoulder, I'm bored.",
    'Rachid de Vries | rachid.dv | 0.7 | Groningen. Deadlifts in winter, deadlifts in summer.',
    'Felix Schäfer | felix.s | 0.55 | Started at 40. Now 43 and stronger than at 20.',
    'Dana Sullivan = Dana Sullivan | danasull | 0.9 | Coach, Portland. Drug-free nationals twice. Ask me about programming, or just say hi.',
    'Antoine Moreau | amoreau | 0.6 boxing | Bench more, talk less.',
    'Eoin Nolan | eoin.nolan | 0.65 | Cork. Garage gym with a leaking roof.',
    'Nadia Mercier | nadia.m | 0.6 home | Lyon. Mother of twins, so sleep is my supplement.',
    'Élodie Roussel | elodie.r | 0.5 | Ex-swimmer learning the snatch. Send help.',
    'Lucía Soler | lucia.soler | 0.55 mobility | Valencia. Fuerza y paella.',
    'Mei Ramirez = Mei Ramirez | mei.ram | 0.8 | Third attempts only.',
    'Joy Walker | joywalker | 0.45 kettlebell | New to iron, old to dancing.',
    'Kinga Mazur | kinga.mazur | 0.5 | Gdańsk. Weightlifting shoes and no excuses.',
    'Thibault Fontaine | thibault.f | 0.6 running ! followers | Hybrid, which means mediocre at two things.',
    'Rémi Fontaine | remi.f | 0.7 | Lille. Counting to five since 2016.',
  ],
  kettlebell: [
    'Declan Nolan | declan | 0.7 | Kettlebell sport, long cycle. Ten minutes is a long time.',
    'Ruth Kim | ruthkim | 0.6 home | Bells, burpees, Halifax fog.',
    'Ruth Chen | ruthc | 0.5 | One 16 kg bell and a balcony.',
    'Conor Daly | conor.daly | 0.65 strength | PE teacher. My students lift my bells now.',
    'Lena Yılmaz | lena.y | 0.6 boxing | Berlin. Snatch Tuesdays.',
    'Rohan Rao | rohanrao | 0.75 strength | Bengaluru. Software by day, swings by night.',
    'Isaac Doyle | isaacd | 0.45 | Trying to keep both wrists.',
    'Leila Hayes | leilahayes | 0.7 | Perth. Competition bells, bare feet, magpies.',
    "Inès Roussel | ines.r | 0.6 ! followers | Girevik. Yes, it's a word.",
    'Svenja Schäfer | svenja | 0.55 home | Köln. Bike in the basement, bell in the hall.',
    'Nusrat Hossain | nusrat.h | 0.5 home | ঢাকা। সকালে কেটলবেল, বিকেলে চা।',
    'Agnieszka Zieliński | aga.z | 0.5 | Kraków. Dwie giry, jeden plan.',
  ],
  running: [
    'Camille Mercier = Camille Mercier | camille.m | 0.75 | Nantes. 10 km under 48 or I eat my cap.',
    'Sofia Sullivan = Sofia Sullivan | sofiaruns | 0.85 | Marathoner, Oakland. Hills are flat if you look at your shoes.',
    'Sinead Walsh | sinead.w | 0.65 | Dublin mountains, any weather, mostly rain.',
    'Owen Foster | owenf | 0.6 boxing | Trail runner with a boxing problem.',
    'Samir Bennett | samirb | 0.5 home | Halifax. Running slowly toward a half marathon.',
    'Nuria Soler | nuria.s | 0.6 | Bilbao. Corro para comer pintxos.',
    'Rachid El Amrani | rachid.ea | 0.55 boxing | Trail in the flattest country in the world.',
    'Diego Chen | diegochen | 0.5 | Leeds. parkrun regular, personal worst collector.',
    'Caleb Hayes | calebhayes | 0.7 | Denver. Thin air, thick socks.',
    'Mei Doyle | meidoyle | 0.45 ! private | Running with a stroller, so my times have an asterisk.',
    'Eoin Byrne | eoinbyrne | 0.6 | Cork. Sunday long run, Sunday longer lunch.',
    'Tanvir Chowdhury | tanvir.c | 0.5 strength | ঢাকা। ভোরে দৌড়াই, কারণ পরে শুধু জ্যাম।',
  ],
  boxing: [
    'Padraig Brennan | padraig | 0.6 | Light middle, heavy lunch. My jab is better than my spelling.',
    'Victor Nguyen | victorn | 0.6 running | Oakland. Twelve rounds with the bag, then tacos.',
    'Ben Chen | benchen | 0.5 | Melbourne. Here for the footwork.',
    "Franziska Yılmaz | franzi.y | 0.65 | Köln. Heavy bag in the living room. The neighbors are fine with it (they aren't).",
    'Jude Foster | judefoster | 0.55 | Glasgow. Southpaw, left-handed, right about most things.',
    'Sofia Ali | sofia.ali | 0.6 | Leeds. Sparring on Thursdays, ice on Fridays.',
    'Franziska Schäfer | franzi.s | 0.45 strength ! followers | Leipzig. Started at 35, wish I had at 15.',
  ],
  mobility: [
    'Luke Patel | lukepatel | 0.6 | Perth. Yoga teacher who also deadlifts. Both help.',
    'Katharina Vogel | katharina.v | 0.7 | Köln. Handstands, slowly.',
    'Dana Nguyen | dananguyen | 0.5 | Toronto. Desk job, stiff hips, work in progress.',
    'Luke Webb | lukewebb | 0.4 | Glasgow. Back pain brought me here; the people made me stay.',
    'Elisa Barbieri = Elisa Barbieri | elisa.b | 0.6 | Bologna. Yoga al mattino, pasta la sera.',
    'Mitu Chowdhury | mitu.c | 0.5 | চট্টগ্রাম। ইয়োগা, স্ট্রেচিং আর সমুদ্র।',
  ],
  home: [
    'Ruth Webb | ruthwebb | 0.5 strength | Portland. Four square meters of gym.',
    'Kenji Carter | kenjic | 0.5 | Chicago. Dumbbells, bands, no commute.',
    'Ruth Foster | ruthfoster | 0.45 running | Denver. Twenty minutes is a session.',
    'Farzana Karim | farzana.k | 0.45 | ঢাকা। বাসায় ব্যায়াম, ছাদে দড়ি লাফ।',
    'Sadia Akter | sadia.a | 0.4 | চট্টগ্রাম। ডাম্বেল নতুন, উৎসাহ পুরনো।',
    'Priya Ramirez | priyar | 0.55 boxing | Denver. Skips rope better than she cooks.',
  ],
}

const shape = /^(.+?)(?: = (.+?))? \| (\S+) \| ([\d.]+)((?: [a-z]+)*)(?: ! (\w+))? \| (.+)$/su

function parse(main: Kind, line: string): SeedMember {
  const [, name = '', shown, handle = '', level, kinds = '', privacy, bio = ''] = shape.exec(line) ?? []
  return {
    name,
    ...(shown !== undefined && { shown }),
    handle,
    kinds: [main, ...(kinds.trim().split(' ').filter(Boolean) as Kind[])],
    level: Number(level),
    ...(privacy !== undefined && { privacy: privacy as 'followers' | 'private' }),
    bio,
  }
}

/** The demo's customers who take part in the community. */
export const seedMembers: SeedMember[] = Object.entries(list).flatMap(([kind, lines]) => lines.map((line) => parse(kind as Kind, line)))

/** The demo accounts, by their email. */
export const accountMembers: Record<'shopper' | 'admin', SeedMember> = {
  shopper: {
    name: 'Ada Moreno',
    handle: 'ada.moreno',
    kinds: ['kettlebell', 'running'],
    level: 0.5,
    bio: '12 kg bell, big plans. Learning to like the rower.',
  },
  admin: {
    name: 'Jonas Thiel',
    shown: 'Jonas Thiel',
    handle: 'jonas',
    kinds: ['strength'],
    level: 0.7,
    bio: 'I run the shop and break in the barbells.',
  },
}
