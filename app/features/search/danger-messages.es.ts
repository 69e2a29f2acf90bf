import type { en } from './danger-messages.en.ts'

export const es: typeof en = {
  crisis: {
    title: 'Llame al 988 y oprima 2, o envíe AYUDA al 988',
    call: 'Llamar al 988',
    textTo988: 'Enviar AYUDA al 988',
    inDanger: '¿Hay peligro ahora? Llame al 911.',
    help: 'Cómo ayudar a alguien que piensa en el suicidio',
  },
  overdose: {
    title: '¿Hay peligro ahora? Llame al 911',
    call: 'Llamar al 911',
    help: 'Ayuda de emergencia: qué hacer ahora',
    suicide: '¿Piensa en el suicidio? Llame al 988 y oprima 2, o envíe AYUDA al 988.',
  },
}
