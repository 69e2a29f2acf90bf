import type { en } from './mail-messages.en.ts'

export const es: typeof en = {
  subject: ({ center }) => `¿Es correcta su ficha? ${center}`,
  parts: ({ site, center, link, stop }) => [
    `${center} está en ${site}, un directorio público de centros de tratamiento de adicciones. Las personas que buscan tratamiento ven allí su teléfono, dirección, horario y servicios.`,
    'Por favor, díganos si la ficha es correcta. Toma dos minutos. No necesita una cuenta.',
    { label: 'Ver la ficha', path: link },
    'El enlace sirve por 30 días y solo abre esta ficha. Nuestro equipo llama antes de cambiar algo.',
    'Usted recibe este correo cada tres meses, porque su centro nos dio esta dirección.',
    { label: 'Detener estos correos', path: stop },
  ],
}
