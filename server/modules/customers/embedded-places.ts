/**
 * Large cities by postcode prefix, where it belongs to one city only: "606 Chicago". A region follows a slash if the postcode alone doesn't
 * determine it. This is a sample; shops with many shipments to a country plug in a service (see place-lookup.ts).
 */
const written: Record<string, string> = {
  US:
    '0210 Boston,0211 Boston,100 New York,101 New York,102 New York,112 Brooklyn,152 Pittsburgh,191 Philadelphia,200 Washington,212 Baltimore,' +
    '282 Charlotte,30308 Atlanta,303 Atlanta,372 Nashville,432 Columbus,462 Indianapolis,482 Detroit,532 Milwaukee,554 Minneapolis,606 Chicago,' +
    '631 St. Louis,641 Kansas City,701 New Orleans,752 Dallas,770 Houston,782 San Antonio,787 Austin,802 Denver,841 Salt Lake City,850 Phoenix,' +
    '857 Tucson,871 Albuquerque,891 Las Vegas,9000 Los Angeles,9001 Los Angeles,9002 Los Angeles,921 San Diego,941 San Francisco,946 Oakland,' +
    '94608 Emeryville,95014 Cupertino,951 San Jose,958 Sacramento,972 Portland,981 Seattle,992 Spokane',
  CA: 'B3H Halifax,B3J Halifax,H2X Montréal,H3Z Westmount,K1P Ottawa,M4 Toronto,M5 Toronto,M6 Toronto,T2P Calgary,T5J Edmonton,V5 Vancouver,V6B Vancouver',
  GB: 'B1 Birmingham,EC London,EH3 Edinburgh,G12 Glasgow,LS6 Leeds,BS6 Bristol,BS1 Bristol,M1 Manchester,SE15 London,SW1 London,WC London,N1 London,E1 London,W1 London',
  IE: 'D01 Dublin,D02 Dublin,D07 Dublin,D08 Dublin,T12 Cork',
  DE:
    '101 Berlin,102 Berlin,104 Berlin,105 Berlin,106 Berlin,107 Berlin,108 Berlin,109 Berlin,120 Berlin,130 Berlin,200 Hamburg,202 Hamburg,' +
    '041 Leipzig,042 Leipzig,043 Leipzig,5066 Köln,5067 Köln,5073 Köln,5082 Köln,5093 Köln,603 Frankfurt am Main,701 Stuttgart,803 München,805 München',
  FR: '750 Paris,690 Lyon,130 Marseille,44000 Nantes,33000 Bordeaux,31000 Toulouse,59800 Lille,59000 Lille,67000 Strasbourg',
  NL: '101 Amsterdam,102 Amsterdam,105 Amsterdam,301 Rotterdam,351 Utrecht,352 Utrecht,971 Groningen',
  BE: '1000 Brussel,2000 Antwerpen,9000 Gent',
  AT: '10 Wien,11 Wien,12 Wien,5020 Salzburg,8010 Graz',
  CH: '800 Zürich,3011 Bern,4051 Basel',
  ES: '280 Madrid,080 Barcelona,460 Valencia,480 Bilbao,410 Sevilla',
  IT: '001 Roma/RM,201 Milano/MI,101 Torino/TO,401 Bologna/BO,501 Firenze/FI,801 Napoli/NA',
  PT: '1000 Lisboa,1100 Lisboa,4000 Porto,4050 Porto',
  DK: '2100 København,2200 København,8000 Aarhus',
  SE: '111 Stockholm,112 Stockholm,113 Stockholm,413 Göteborg,753 Uppsala',
  NO: '01 Oslo,02 Oslo,5003 Bergen',
  FI: '001 Helsinki,331 Tampere',
  PL: '00 Warszawa,01 Warszawa,02 Warszawa,31 Kraków,30 Kraków,80 Gdańsk',
  AU: '2000 Sydney,3000 Melbourne,3056 Brunswick,4000 Brisbane,5000 Adelaide,6000 Perth,7000 Hobart,2601 Canberra',
  NZ: '1010 Auckland,6011 Wellington,8011 Christchurch',
  IN: '110 New Delhi,400 Mumbai,560 Bengaluru,600 Chennai,700 Kolkata,500 Hyderabad',
  BD: '10 Dhaka,12 Dhaka,4000 Chattogram',
}

const read = (places: string): Map<string, readonly string[]> =>
  new Map(
    places.split(',').map((entry) => {
      const space = entry.indexOf(' ')
      return [entry.slice(0, space), entry.slice(space + 1).split('/')]
    }),
  )

/** By country, then by postcode prefix: the city, and the region if needed. */
export const embeddedPlaces: Record<string, Map<string, readonly string[]>> = Object.fromEntries(
  Object.entries(written).map(([country, places]) => [country, read(places)]),
)
