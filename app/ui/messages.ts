import { suggestionLabels } from '#app/lib/checked-fields.ts'
import type { Texts } from '#app/lib/language.ts'

const en = {
  home: 'Home',
  optional: ' (optional)',
  sending: 'Sending...',
  leaveEmpty: 'Leave this empty',
  whatWeKeep: 'What we keep',
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
  home: 'Inicio',
  optional: ' (opcional)',
  sending: 'Enviando...',
  leaveEmpty: 'Deje esto vacío',
  whatWeKeep: 'Qué guardamos',
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
    ...suggestionLabels.es,
    content: 'Texto',
    email: 'Correo',
    fullName: 'Nombre completo',
    message: 'Mensaje',
    note: 'Nota',
    rating: 'Calificación',
    reason: 'Motivo',
    urgency: 'Urgencia',
    username: 'Nombre de usuario',
  },
}

/** What the controls of every page say by themselves. */
export const uiMessages: Texts<typeof en> = { en, es }
