/** Places and names of the demo's customers. The phone numbers aren't assigned to anyone. */
export interface Region {
  /** ISO 3166 alpha-2. */
  country: string
  /** The language that most of them write in. */
  language: string
  customers: number
  women: string[]
  men: string[]
  surnames: string[]
  streets: string[]
  /** City and postcode; the province if the postcode doesn't determine it. */
  cities: [city: string, postCode: string, province?: string][]
  /** The phone number without its last three digits. */
  phone: string
}

const list = (names: string): string[] => names.split(', ')

const english = {
  language: 'en',
  women: list('Grace, Maya, Hannah, Imani, Chloe, Naomi, Ruth, Priya, Zoe, Camille, Tessa, Joy, Leila, Abigail, Mei, Sofia, Dana, Kiara'),
  men: list('Owen, Marcus, Elijah, Tom, Diego, Samir, Caleb, Theo, Andre, Ben, Kenji, Luke, Isaac, Ryan, Mateo, Amir, Jude, Victor'),
  surnames: list(
    'Walker, Okafor, Bennett, Nguyen, Hughes, Ramirez, Foster, Patel, Sullivan, Brooks, Chen, Hayes, Ortiz, Reid, Kim, Doyle, Carter, Ali, Webb, Santos',
  ),
  streets: list('Alder Street, Quarry Road, Mill Lane, Orchard Way, Station Road, Ridge Avenue, Harbor View, Chapel Street'),
}

export const regions: Region[] = [
  {
    ...english,
    country: 'US',
    customers: 68,
    phone: '+1503555',
    cities: [
      ['Portland', '97201'],
      ['Denver', '80203'],
      ['Austin', '78702'],
      ['Chicago', '60614'],
      ['Atlanta', '30308'],
      ['Oakland', '94610'],
    ],
  },
  {
    ...english,
    country: 'GB',
    customers: 30,
    phone: '+447700900',
    cities: [
      ['Leeds', 'LS6 2AB'],
      ['Bristol', 'BS6 5QT'],
      ['Glasgow', 'G12 8QQ'],
      ['London', 'SE15 4ST'],
    ],
  },
  {
    ...english,
    country: 'CA',
    customers: 16,
    phone: '+1604555',
    cities: [
      ['Vancouver', 'V5L 1A1'],
      ['Toronto', 'M6J 1E6'],
      ['Halifax', 'B3H 2Y9'],
    ],
  },
  {
    ...english,
    country: 'AU',
    customers: 12,
    phone: '+61491570',
    cities: [
      ['Melbourne', '3056'],
      ['Perth', '6000'],
    ],
  },
  {
    ...english,
    country: 'IE',
    customers: 8,
    phone: '+353209100',
    women: list('Aoife, Niamh, Ciara, Sinead, Orla, Roisin'),
    men: list('Cian, Conor, Declan, Eoin, Padraig, Oisin'),
    surnames: list('Byrne, Walsh, Kavanagh, Nolan, Brennan, Daly'),
    cities: [
      ['Dublin', 'D07 X2Y3'],
      ['Cork', 'T12 A3B4'],
    ],
  },
  {
    country: 'DE',
    language: 'de',
    customers: 24,
    phone: '+493023125',
    women: list('Lena, Katharina, Jana, Miriam, Svenja, Aylin, Franziska, Nele'),
    men: list('Jonas, Felix, Tobias, Emre, Matthias, Henrik, Lukas, Stefan'),
    surnames: list('Krüger, Yılmaz, Brandt, Vogel, Schäfer, Lindner, Hoffmann, Seidel, Arnold'),
    streets: list('Lindenweg, Gartenstraße, Am Kanal, Schillerstraße'),
    cities: [
      ['Berlin', '10247'],
      ['Leipzig', '04229'],
      ['Köln', '50823'],
    ],
  },
  {
    country: 'FR',
    language: 'fr',
    customers: 16,
    phone: '+33639980',
    women: list('Camille, Élodie, Inès, Manon, Aurore, Nadia'),
    men: list('Hugo, Thibault, Karim, Antoine, Rémi, Baptiste'),
    surnames: list('Lefèvre, Moreau, Benali, Girard, Fontaine, Roussel, Mercier'),
    streets: list('rue des Tilleuls, avenue Jean Jaurès, quai de la Marne'),
    cities: [
      ['Lyon', '69004'],
      ['Nantes', '44000'],
      ['Lille', '59800'],
    ],
  },
  {
    country: 'NL',
    language: 'nl',
    customers: 10,
    phone: '+31970100',
    women: list('Sanne, Lotte, Femke, Noor, Iris'),
    men: list('Bram, Daan, Sjoerd, Rachid, Thijs'),
    surnames: list('de Vries, Bakker, van Dijk, Mulder, El Amrani, Postma'),
    streets: list('Molenstraat, Prinsengracht, Kerkweg'),
    cities: [
      ['Utrecht', '3512 AB'],
      ['Groningen', '9711 CD'],
    ],
  },
  {
    country: 'ES',
    language: 'es',
    customers: 12,
    phone: '+34600000',
    women: list('Lucía, Marta, Nuria, Carmen, Alba, Irene'),
    men: list('Javier, Álvaro, Pablo, Sergio, Iker, Rubén'),
    surnames: list('Navarro, Iglesias, Ferrer, Campos, Ibáñez, Soler, Vidal'),
    streets: list('Calle del Prado, Avenida del Puerto, Calle Mayor'),
    cities: [
      ['Valencia', '46021'],
      ['Bilbao', '48009'],
    ],
  },
  {
    country: 'IT',
    language: 'it',
    customers: 10,
    phone: '+39060000',
    women: list('Giulia, Chiara, Federica, Elisa, Ilaria'),
    men: list('Matteo, Lorenzo, Davide, Nicolò, Simone'),
    surnames: list('Ricci, Colombo, Greco, Barbieri, Fontana, Marini'),
    streets: list('Via Garibaldi, Corso Francia, Via dei Mille'),
    cities: [
      ['Torino', '10138', 'TO'],
      ['Bologna', '40122', 'BO'],
    ],
  },
  {
    country: 'SE',
    language: 'sv',
    customers: 8,
    phone: '+46701740',
    women: list('Elsa, Ingrid, Maja, Sara'),
    men: list('Axel, Nils, Oskar, Viktor'),
    surnames: list('Lindqvist, Åkesson, Nyström, Berggren, Holm'),
    streets: list('Storgatan, Björkvägen'),
    cities: [
      ['Göteborg', '413 01'],
      ['Uppsala', '753 20'],
    ],
  },
  {
    country: 'PL',
    language: 'pl',
    customers: 10,
    phone: '+48500000',
    women: list('Agnieszka, Zofia, Kinga, Magda, Oliwia'),
    men: list('Michał, Paweł, Jakub, Szymon, Kamil'),
    surnames: list('Wójcik, Nowak, Zieliński, Mazur, Krawczyk, Dudek'),
    streets: list('ul. Ogrodowa, ul. Lipowa, ul. Krótka'),
    cities: [
      ['Kraków', '31-011'],
      ['Gdańsk', '80-264'],
    ],
  },
  {
    country: 'IN',
    language: 'en',
    customers: 12,
    phone: '+919000000',
    women: list('Ananya, Kavya, Ishita, Meera, Divya'),
    men: list('Arjun, Rohan, Vikram, Karthik, Aditya'),
    surnames: list('Iyer, Kapoor, Menon, Deshmukh, Rao, Chatterjee'),
    streets: list('MG Road, Lake View Road, 4th Cross'),
    cities: [
      ['Bengaluru', '560038'],
      ['Pune', '411004'],
    ],
  },
  {
    country: 'BD',
    language: 'bn',
    customers: 10,
    phone: '+880170000',
    women: list('Nusrat, Farzana, Tahmina, Sadia, Mitu'),
    men: list('Rafiq, Tanvir, Imran, Shakil, Arif'),
    surnames: list('Rahman, Chowdhury, Hossain, Akter, Sarkar, Karim'),
    streets: list('Dhanmondi Road, Green Road, Station Road'),
    cities: [
      ['Dhaka', '1205'],
      ['Chattogram', '4000'],
    ],
  },
  {
    country: 'SG',
    language: 'en',
    customers: 4,
    phone: '+65800000',
    women: list('Hui Min, Xin Yi, Nurul'),
    men: list('Wei Jie, Haziq, Jun Hao'),
    surnames: list('Tan, Lim, Ismail, Goh'),
    streets: list('Tiong Bahru Road, Joo Chiat Place'),
    cities: [['Singapore', '168732']],
  },
]
