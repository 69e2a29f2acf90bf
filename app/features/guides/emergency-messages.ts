import type { Texts } from '#app/lib/language.ts'
import * as inSpanish from './emergency-content.es.ts'
import * as inEnglish from './emergency-content.ts'

const en = {
  head: inEnglish.emergencyHead,
  dangers: inEnglish.dangers,
  content: inEnglish.emergencyContent,
  call911: 'Call 911',
  text911: 'Cannot speak? Text 911',
  now: 'What to do now',
  nowTitle: 'What to do now, in an overdose',
  nowLede: 'Do these in order. You do not have to be sure that it is an overdose.',
  lines: 'Hotlines',
  linesLede: 'All four answer day and night.',
  signs: 'Warning signs',
  signsLede: 'You do not need to see all of them.',
  helpSomeone: 'How to help someone',
  helpSomeoneLede: 'Five steps that help a person who is thinking of suicide.',
  goodToKnow: 'Good to know',
  freeAlways: (line: string) => `${line}, free, 24/7`,
  naloxoneAt: (website: string) => `Where: ${website}`,
  noEmergency: 'Not an emergency?',
}

const es: typeof en = {
  head: inSpanish.emergencyHead,
  dangers: inSpanish.dangers,
  content: inSpanish.emergencyContent,
  call911: 'Llamar al 911',
  text911: '¿No puede hablar? Envíe un texto al 911',
  now: 'Qué hacer ahora',
  nowTitle: 'Qué hacer ahora, en una sobredosis',
  nowLede: 'Siga este orden. No hace falta saber con certeza que es una sobredosis.',
  lines: 'Líneas de ayuda',
  linesLede: 'Las cuatro contestan de día y de noche. Las tres primeras ayudan también en español.',
  signs: 'Señales de alerta',
  signsLede: 'No hace falta que vea todas.',
  helpSomeone: 'Cómo ayudar a alguien',
  helpSomeoneLede: 'Cinco pasos que ayudan a una persona que piensa en el suicidio.',
  goodToKnow: 'Conviene saber',
  freeAlways: (line) => `${line}, gratis, 24 horas, todos los días`,
  naloxoneAt: (website) => `Dónde: ${website}`,
  noEmergency: '¿No es una emergencia?',
}

export const emergencyMessages: Texts<typeof en> = { en, es }
