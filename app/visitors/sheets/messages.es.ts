import { formatNumber } from '#app/lib/language.ts'
import type { en } from './messages.en.ts'

export const es: typeof en = {
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
}
