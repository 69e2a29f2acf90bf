import type { en } from './mail-messages.en.ts'

export const es: typeof en = {
  subject: ({ center }) => `¿Camas libres hoy? ${center}`,
  parts: ({ site, center, link, stop }) => [
    `¿Cuántas camas libres tiene hoy ${center}? En ${site}, las personas ven su respuesta por 24 horas.`,
    { label: 'Igual que ayer, ninguna hoy, o cambiar', path: link },
    'El enlace sirve por 3 días. Después de tres correos sin respuesta no enviamos más, hasta que usted informe de nuevo.',
    { label: 'Detener estos correos', path: stop },
  ],
}
