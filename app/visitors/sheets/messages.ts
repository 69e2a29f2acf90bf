import type { Texts } from '#app/lib/language.ts'

const en = {
  /** The link to the sheet, below a list of centers. */
  link: 'Print a sheet',
  title: 'Addiction treatment centers',
  titleIn: (place: string) => `Addiction treatment in ${place}`,
  titleNear: (place: string) => `Addiction treatment near ${place}`,
  description: (title: string) =>
    `${title}: eight centers a page to print, with phone numbers, addresses, hours, care, payment, and lines to write on.`,
  back: 'Back to the list',
  paper: 'Letter or A4, black and white.',
  none: 'No open center is listed for this search. Call the numbers below.',
}

const es = {
  link: 'Imprimir una hoja',
  title: 'Centros de tratamiento de adicciones',
  titleIn: (place) => `Tratamiento de adicciones en ${place}`,
  titleNear: (place) => `Tratamiento de adicciones cerca de ${place}`,
  description: (title) =>
    `${title}: ocho centros por página para imprimir, con teléfonos, direcciones, horarios, tipos de atención, formas de pago y líneas para escribir.`,
  back: 'Volver a la lista',
  paper: 'Carta o A4, en blanco y negro.',
  none: 'No hay ningún centro abierto en esta lista para su búsqueda. Llame a los números de abajo.',
} satisfies typeof en

export const sheetMessages: Texts<typeof en> = { en, es }
