import { formatNumber, type Texts } from '#app/lib/language.ts'

const en = {
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

const es = {
  link: 'Imprimir una hoja',
  title: (place) =>
    place ? `Tratamiento de adicciones en ${place}` : 'Centros de tratamiento de adicciones',
  description: (title) =>
    `${title}: una página para imprimir, con teléfonos, tipos de atención, formas de pago y el día de la última revisión.`,
  back: 'Volver a la lista',
  onePage: 'Una página, Carta o A4, en blanco y negro.',
  booklet: 'Imprimir como folleto doblado',
  bookletHint:
    'Listo para imprimir como folleto: dos páginas, una al lado de la otra. Doble el papel por la mitad.',
  notBooklet: 'Mejor una página',
  printed: 'Impreso el',
  newest: 'Lista al día',
  qr: 'Código QR de la lista al día',
  checked: (date) => `revisado el ${date}`,
  notChecked: 'sin revisar',
  unknownOffers: 'Atención y formas de pago desconocidas: pregunte',
  noPhone: 'Teléfono no disponible',
  more: (centers) => `y ${formatNumber(centers, 'es')} más`,
  address: 'La lista al día:',
  none: 'No hay ningún centro abierto en esta lista para su búsqueda. Llame a los números de arriba.',
  call: 'Llame antes de ir. Lo que le diga el centro vale más que esta hoja.',
} satisfies typeof en

export const sheetMessages: Texts<typeof en> = { en, es }
