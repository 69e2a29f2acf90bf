import type { en } from './letter-messages.en.ts'

export const es: typeof en = {
  greeting: 'A la persona encargada de la ficha de su centro',
  what: ({ site }) =>
    `Su centro está en ${site}, un directorio público de centros de tratamiento de adicciones. Las personas que buscan tratamiento ven allí su teléfono, dirección, horario y servicios. No cuesta nada, y ningún centro puede pagar por su lugar.`,
  ask: 'Por favor, díganos si su ficha es correcta. Toma dos minutos. No necesita una cuenta.',
  how: ({ address }) =>
    `Escanee el código con un teléfono, o vaya a ${address} y escriba estas letras y números:`,
  until: ({ until }) =>
    `El código sirve hasta el ${until}. Solo abre su ficha. Nuestro equipo le llama antes de cambiar algo.`,
  qr: 'Un código QR que abre su ficha',
}
