import type { en } from './danger-messages.en.ts'

const emergencyTitle = '¿Hay peligro ahora? Llame al 911'

export const es: typeof en = {
  crisis: {
    title: 'Llame al 988 y oprima 2, o envíe AYUDA al 988',
    call: 'Llamar al 988',
    textTo988: 'Enviar AYUDA al 988',
    inDanger: '¿Hay peligro ahora? Llame al 911.',
    help: 'Cómo ayudar a alguien que piensa en el suicidio',
  },
  overdose: {
    title: emergencyTitle,
    help: 'Ayuda de emergencia: qué hacer ahora',
    suicide: '¿Piensa en el suicidio? Llame al 988 y oprima 2, o envíe AYUDA al 988.',
  },
  poisoning: { title: emergencyTitle },
  violence: { title: emergencyTitle, help: 'Ayuda de emergencia: todas las líneas de ayuda' },
}
