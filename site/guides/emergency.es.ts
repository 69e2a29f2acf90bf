import { en } from './emergency.en.ts'

export const es: typeof en = {
  naloxone: {
    title: 'Consiga naloxona antes de necesitarla',
    text: 'El programa Naloxone365 del Estado la entrega (dato de 2024).',
    inShort: 'Naloxone365 (dato de 2024): gratis desde los 14 años, sin receta ni nombre.',
    points: [
      'Es gratis. No necesita receta ni dar su nombre.',
      'Para toda persona de 14 años o más.',
      'Un paquete por visita, con dos dosis.',
    ],
    website: en.naloxone.website,
    source: en.naloxone.source,
  },
  callerLaw: {
    title: '¿Tiene miedo de llamar?',
    text: 'La Ley de Prevención de Sobredosis de Nueva Jersey da una protección limitada. Cubre ciertos delitos de uso y posesión de drogas, que la ley nombra. Es para quien llama de buena fe a pedir ayuda, y para quien tuvo la sobredosis. No cubre la venta de drogas.',
    source: en.callerLaw.source,
  },
}
