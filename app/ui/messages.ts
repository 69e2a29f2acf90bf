import type { Texts } from '#app/lib/language.ts'

const en = {
  optional: ' (optional)',
  close: 'Close',
  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  page: 'Page ',
  previous: 'Previous',
  next: 'Next',
  loading: 'Loading',
  starsOfFive: (value: number) => `${value} of 5`,
  country: 'United States',
  sendAgain: 'Send Again',
  /** What the fields of a form that was not taken are called; the others by their own names. */
  fields: {} as Readonly<Record<string, string>>,
}

const es: typeof en = {
  optional: ' (opcional)',
  close: 'Cerrar',
  breadcrumb: 'Dónde está usted',
  pages: 'Páginas',
  page: 'Página ',
  previous: 'Anterior',
  next: 'Siguiente',
  loading: 'Cargando',
  starsOfFive: (value) => `${value} de 5`,
  country: 'Estados Unidos',
  sendAgain: 'Enviar de nuevo',
  fields: {
    city: 'Ciudad',
    content: 'Texto',
    description: 'Descripción',
    email: 'Correo',
    fullName: 'Nombre completo',
    hoursMonday: 'Lunes',
    hoursTuesday: 'Martes',
    hoursWednesday: 'Miércoles',
    hoursThursday: 'Jueves',
    hoursFriday: 'Viernes',
    hoursSaturday: 'Sábado',
    hoursSunday: 'Domingo',
    message: 'Mensaje',
    name: 'Nombre',
    note: 'Nota',
    phone: 'Teléfono',
    postalCode: 'Código postal',
    rating: 'Calificación',
    reason: 'Motivo',
    state: 'Estado',
    street: 'Calle',
    urgency: 'Urgencia',
    username: 'Nombre de usuario',
    website: 'Sitio web',
  },
}

/** What the controls of every page say by themselves. */
export const uiMessages: Texts<typeof en> = { en, es }
