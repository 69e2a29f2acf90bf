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
}

const es = {
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
} satisfies typeof en

/** Texts of the shared controls. */
export const uiMessages: Texts<typeof en> = { en, es }
