import { suggestionLabels } from '#app/lib/checked-fields.ts'
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
