import type { en } from './danger-messages.en.ts'

const title = '¿Hay peligro ahora? Llame al 911'

export const es: typeof en = {
  crisis: {
    title: 'Llame al 988 y oprima 2, o envíe AYUDA al 988',
    call: 'Llamar al 988',
    textTo988: 'Enviar AYUDA al 988',
    inDanger: '¿Hay peligro ahora? Llame al 911.',
    help: 'Cómo ayudar a alguien que piensa en el suicidio',
  },
  overdose: {
    title,
    help: 'Ayuda de emergencia: qué hacer ahora',
    suicide: '¿Piensa en el suicidio? Llame al 988 y oprima 2, o envíe AYUDA al 988.',
  },
  'naloxone-given': {
    title: '¿Ya le dio naloxona? Llame al 911 y quédese',
    steps: [
      'Llame al 911, aunque haya despertado.',
      'Quédese con la persona. La naloxona dura de 30 a 60 minutos, y la sobredosis puede volver.',
      '¿No despierta? Dele naloxona de nuevo cada 2 o 3 minutos.',
      '¿No respira? Dé respiración de rescate o RCP (CPR).',
      '¿Respira? Acueste a la persona de lado.',
    ],
  },
  poisoning: { title },
  seizure: {
    title,
    steps: [
      'Llame al 911 y quédese con la persona.',
      'Durante una convulsión no le ponga nada en la boca ni la sujete.',
      '¿Dejó el alcohol o las benzodiacepinas? Si hay una convulsión, mucha confusión o ve cosas que no están, llame al 911.',
    ],
  },
  child: {
    title: '¿Un niño en peligro? Llame al 911',
    talk: '¿Necesita hablar con alguien? Llame al 988 y oprima 2, o envíe AYUDA al 988.',
  },
  violence: { title, help: 'Ayuda de emergencia: todas las líneas de ayuda' },
  seeCenters: '¿No está pasando ahora? Vea los centros',
}
