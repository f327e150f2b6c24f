/**
 * Limits of the staff's documents: menus, banners, the front page, size guides, and the sentences of mails. Separate from limits.ts, which
 * every page loads. `guides`: the total number of size guides.
 */
export const siteLimits = {
  address: 500,
  label: 60,
  menuGroups: 8,
  menuChildren: 24,
  banners: 20,
  bannerText: 160,
  title: 120,
  sectionText: 600,
  sections: 24,
  sectionProducts: 12,
  sizeColumns: 10,
  sizeRows: 60,
  sizeCell: 40,
  sizePlaces: 40,
  guides: 100,
  mailText: 2000,
  mailSubject: 150,
} as const
