/** A state, province or emirate: its code as written on envelopes, and its name. */
export interface Region {
  code: string
  name: string
}

/** Regions as "CA:California" by country, for countries whose addresses name one. Codes as in ISO 3166-2, without the country. */
const written: Record<string, string> = {
  AE: 'AJ:Ajman,AZ:Abu Dhabi,DU:Dubai,FU:Fujairah,RK:Ras Al Khaimah,SH:Sharjah,UQ:Umm Al Quwain',
  AU: 'ACT:Australian Capital Territory,NSW:New South Wales,NT:Northern Territory,QLD:Queensland,SA:South Australia,TAS:Tasmania,VIC:Victoria,WA:Western Australia',
  CA:
    'AB:Alberta,BC:British Columbia,MB:Manitoba,NB:New Brunswick,NL:Newfoundland and Labrador,NS:Nova Scotia,NT:Northwest Territories,' +
    'NU:Nunavut,ON:Ontario,PE:Prince Edward Island,QC:Quebec,SK:Saskatchewan,YT:Yukon',
  ES:
    'C:A Coruña,VI:Álava,AB:Albacete,A:Alicante,AL:Almería,O:Asturias,AV:Ávila,BA:Badajoz,PM:Balears,B:Barcelona,BI:Bizkaia,BU:Burgos,CC:Cáceres,' +
    'CA:Cádiz,S:Cantabria,CS:Castellón,CE:Ceuta,CR:Ciudad Real,CO:Córdoba,CU:Cuenca,SS:Gipuzkoa,GI:Girona,GR:Granada,GU:Guadalajara,H:Huelva,' +
    'HU:Huesca,J:Jaén,LO:La Rioja,GC:Las Palmas,LE:León,L:Lleida,LU:Lugo,M:Madrid,MA:Málaga,ML:Melilla,MU:Murcia,NA:Navarra,OR:Ourense,' +
    'P:Palencia,PO:Pontevedra,SA:Salamanca,TF:Santa Cruz de Tenerife,SG:Segovia,SE:Sevilla,SO:Soria,T:Tarragona,TE:Teruel,TO:Toledo,' +
    'V:Valencia,VA:Valladolid,ZA:Zamora,Z:Zaragoza',
  IN:
    'AN:Andaman and Nicobar Islands,AP:Andhra Pradesh,AR:Arunachal Pradesh,AS:Assam,BR:Bihar,CH:Chandigarh,CG:Chhattisgarh,' +
    'DH:Dadra and Nagar Haveli and Daman and Diu,DL:Delhi,GA:Goa,GJ:Gujarat,HR:Haryana,HP:Himachal Pradesh,JK:Jammu and Kashmir,JH:Jharkhand,' +
    'KA:Karnataka,KL:Kerala,LA:Ladakh,LD:Lakshadweep,MP:Madhya Pradesh,MH:Maharashtra,MN:Manipur,ML:Meghalaya,MZ:Mizoram,NL:Nagaland,OD:Odisha,' +
    'PY:Puducherry,PB:Punjab,RJ:Rajasthan,SK:Sikkim,TN:Tamil Nadu,TS:Telangana,TR:Tripura,UP:Uttar Pradesh,UK:Uttarakhand,WB:West Bengal',
  IT:
    'AG:Agrigento,AL:Alessandria,AN:Ancona,AO:Aosta,AR:Arezzo,AP:Ascoli Piceno,AT:Asti,AV:Avellino,BA:Bari,BT:Barletta-Andria-Trani,BL:Belluno,' +
    'BN:Benevento,BG:Bergamo,BI:Biella,BO:Bologna,BZ:Bolzano,BS:Brescia,BR:Brindisi,CA:Cagliari,CL:Caltanissetta,CB:Campobasso,CE:Caserta,' +
    'CT:Catania,CZ:Catanzaro,CH:Chieti,CO:Como,CS:Cosenza,CR:Cremona,KR:Crotone,CN:Cuneo,EN:Enna,FM:Fermo,FE:Ferrara,FI:Firenze,FG:Foggia,' +
    "FC:Forlì-Cesena,FR:Frosinone,GE:Genova,GO:Gorizia,GR:Grosseto,IM:Imperia,IS:Isernia,AQ:L'Aquila,SP:La Spezia,LT:Latina,LE:Lecce,LC:Lecco," +
    'LI:Livorno,LO:Lodi,LU:Lucca,MC:Macerata,MN:Mantova,MS:Massa-Carrara,MT:Matera,ME:Messina,MI:Milano,MO:Modena,MB:Monza e Brianza,NA:Napoli,' +
    'NO:Novara,NU:Nuoro,OR:Oristano,PD:Padova,PA:Palermo,PR:Parma,PV:Pavia,PG:Perugia,PU:Pesaro e Urbino,PE:Pescara,PC:Piacenza,PI:Pisa,' +
    'PT:Pistoia,PN:Pordenone,PZ:Potenza,PO:Prato,RG:Ragusa,RA:Ravenna,RC:Reggio Calabria,RE:Reggio Emilia,RI:Rieti,RN:Rimini,RM:Roma,RO:Rovigo,' +
    'SA:Salerno,SS:Sassari,SV:Savona,SI:Siena,SR:Siracusa,SO:Sondrio,SU:Sud Sardegna,TA:Taranto,TE:Teramo,TR:Terni,TO:Torino,TP:Trapani,' +
    'TN:Trento,TV:Treviso,TS:Trieste,UD:Udine,VA:Varese,VE:Venezia,VB:Verbano-Cusio-Ossola,VC:Vercelli,VR:Verona,VV:Vibo Valentia,VI:Vicenza,VT:Viterbo',
  US:
    'AL:Alabama,AK:Alaska,AS:American Samoa,AZ:Arizona,AR:Arkansas,AA:Armed Forces Americas,AE:Armed Forces Europe,AP:Armed Forces Pacific,' +
    'CA:California,CO:Colorado,CT:Connecticut,DE:Delaware,DC:District of Columbia,FL:Florida,GA:Georgia,GU:Guam,HI:Hawaii,ID:Idaho,IL:Illinois,' +
    'IN:Indiana,IA:Iowa,KS:Kansas,KY:Kentucky,LA:Louisiana,ME:Maine,MD:Maryland,MA:Massachusetts,MI:Michigan,MN:Minnesota,MS:Mississippi,' +
    'MO:Missouri,MT:Montana,NE:Nebraska,NV:Nevada,NH:New Hampshire,NJ:New Jersey,NM:New Mexico,NY:New York,NC:North Carolina,ND:North Dakota,' +
    'MP:Northern Mariana Islands,OH:Ohio,OK:Oklahoma,OR:Oregon,PA:Pennsylvania,PR:Puerto Rico,RI:Rhode Island,SC:South Carolina,' +
    'SD:South Dakota,TN:Tennessee,TX:Texas,UT:Utah,VT:Vermont,VI:Virgin Islands,VA:Virginia,WA:Washington,WV:West Virginia,WI:Wisconsin,WY:Wyoming',
}

const read = new Map<string, readonly Region[]>()

/** The states, provinces or emirates of a country, by name; empty if its addresses don't name one. */
export function regionsOf(country: string): readonly Region[] {
  let regions = read.get(country)
  if (!regions) {
    regions = (written[country]?.split(',') ?? []).map((entry) => {
      const [code = '', name = ''] = entry.split(':')
      return { code, name }
    })
    read.set(country, regions)
  }
  return regions
}

/** Finds a region by its code or name, case-insensitively; undefined if the country has no such region. */
export function findRegion(country: string, typed: string): Region | undefined {
  const wanted = typed.trim().toLowerCase()
  const regions = regionsOf(country)
  return regions.find(({ code }) => code.toLowerCase() === wanted) ?? regions.find(({ name }) => name.toLowerCase() === wanted)
}
