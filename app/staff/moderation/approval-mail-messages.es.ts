import type { en } from './approval-mail-messages.en.ts'

export const es: typeof en = {
  subject: 'Su reseña fue aprobada',
  thanks: (center, site) =>
    `Gracias. Una persona leyó su reseña de ${center} en ${site}, y ahora todos pueden leerla.`,
  read: 'Léala donde está',
  change:
    'Ahí puede cambiarla o eliminarla en cualquier momento. Si la cambia, espera de nuevo la aprobación.',
}
