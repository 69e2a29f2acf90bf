import type { en } from './messages.en.ts'

export const es: typeof en = {
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
}
