import { formatNumber } from '#app/lib/language.ts'

export const en = {
  /** The link to the sheet, below a list of centers. */
  link: 'Print a sheet',
  title: (place: string | null) => `Addiction treatment${place ? ` in ${place}` : ' centers'}`,
  description: (title: string) =>
    `${title}: one page to print, with phone numbers, care, payment and the day of the last check.`,
  back: 'Back to the list',
  onePage: 'One page, Letter or A4, black and white.',
  booklet: 'Print it as a folded booklet',
  bookletHint: 'Ready to print as a booklet: two pages side by side. Fold the paper in the middle.',
  notBooklet: 'One page instead',
  printed: 'Printed',
  newest: 'Newest list',
  qr: 'QR code of the newest list',
  checked: (date: string) => `checked ${date}`,
  notChecked: 'not checked',
  unknownOffers: 'Care and payment not known: ask',
  noPhone: 'Phone not available',
  more: (centers: number) => `and ${formatNumber(centers, 'en')} more`,
  address: 'The newest list:',
  none: 'No open center is listed for this search. Call the numbers above.',
  call: 'Call before you go. What the center tells you counts more than this sheet.',
}
