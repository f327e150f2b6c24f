import type { SeedBrand } from '../types.ts'

export const brands: SeedBrand[] = [
  {
    slug: 'forge-and-field',
    name: 'Forge & Field',
    mark: 'F&F',
    description: 'Iron cast in one piece by a small foundry, finished by hand and made to be passed on.',
  },
  {
    slug: 'northbar',
    name: 'Northbar',
    mark: 'NB',
    description: 'Bars, racks, benches and lifting shoes for garages, clubs and everything between.',
  },
  {
    slug: 'oarlight',
    name: 'Oarlight',
    mark: 'OL',
    description: 'Cardio machines with few parts, clear screens and spares for every one of them.',
  },
  {
    slug: 'stillgrove',
    name: 'Stillgrove',
    mark: 'SG',
    description: 'Mats and props for slow practice, from cork, cotton and natural rubber.',
  },
  { slug: 'ninth-bell', name: 'Ninth Bell', mark: '9B', description: 'Boxing gear drawn with coaches and tested in evening classes.' },
  {
    slug: 'tidefoot',
    name: 'Tidefoot',
    mark: 'TIDE',
    description: 'Shoes and light kit for people who run before work, after work or up a hill.',
  },
  {
    slug: 'loomhall',
    name: 'Loomhall',
    mark: 'LH',
    description: 'Training clothes in a few colors and many sizes that keep their shape in the wash.',
  },
  {
    slug: 'plainmilk',
    name: 'Plainmilk',
    mark: 'PM',
    description: 'Protein with short lists of ingredients, every batch tested and the results published.',
  },
  {
    slug: 'hedgerow-fuel',
    name: 'Hedgerow Fuel',
    mark: 'HF',
    description: 'Bars, gels and drinks for long efforts, made in a bakery rather than a laboratory.',
  },
  { slug: 'saltwell', name: 'Saltwell', mark: 'SW', description: 'Steel bottles, towels and the quiet hour after training.' },
  {
    slug: 'softstone',
    name: 'Softstone',
    mark: 'SS',
    description: 'Rollers, balls and massage tools that are simple to use and simple to clean.',
  },
  { slug: 'packrow', name: 'Packrow', mark: 'PR', description: 'Bags, belts and straps sewn with strong thread and repaired for free.' },
  { slug: 'gymfolk', name: 'Gymfolk', mark: 'GF', description: 'What the shop makes itself.' },
]
