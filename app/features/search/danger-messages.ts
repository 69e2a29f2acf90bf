/** The panel above the results when a search says that somebody is in danger. Numbers: `app/lib/crisis-lines.ts`. */
const en = {
  crisis: {
    title: 'Call or text 988 now',
    call: 'Call 988',
    textTo988: 'Text 988',
    inDanger: 'In danger now? Call 911.',
    help: 'How to help someone who is thinking of suicide',
  },
  overdose: {
    title: 'In danger now? Call 911',
    call: 'Call 911',
    help: 'Emergency Help: what to do now',
    suicide: 'Thoughts of suicide? Call or text 988.',
  },
}

const es: typeof en = {
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

export const dangerMessages = { en, es }
