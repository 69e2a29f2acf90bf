import type { Texts } from '#app/lib/language.ts'
import * as inSpanish from './support-groups-content.es.ts'
import * as inEnglish from './support-groups-content.ts'

const en = {
  head: inEnglish.supportGroupsHead,
  content: inEnglish.supportGroupsContent,
  groupTips: inEnglish.groupTips,
  inNewJersey: 'In New Jersey',
  // The English page has nothing to say here.
  languages: undefined as string | undefined,
  online: 'Online',
  onlineLede: 'When there is no ride, no sitter, or no meeting near you tonight.',
  tips: 'Tips',
  tipsTitle: 'Tips for finding a group',
  crisis: 'In a crisis',
  crisisTitle: 'If it cannot wait for a meeting',
  crisisLede: 'Someone in danger now? Call 911.',
  treatment: 'Looking for treatment, too?',
  type: 'Type',
  where: 'Where',
  when: 'When',
  phone: 'Phone',
  website: 'Website',
}

const es: typeof en = {
  head: inSpanish.supportGroupsHead,
  content: inSpanish.supportGroupsContent,
  groupTips: inSpanish.groupTips,
  inNewJersey: 'En Nueva Jersey',
  languages: 'No sabemos cuáles tienen reuniones en español. Pregunte antes de ir.',
  online: 'En línea',
  onlineLede:
    'Cuando no hay cómo llegar, quién cuide a los niños o una reunión cerca de usted esta noche.',
  tips: 'Consejos',
  tipsTitle: 'Consejos para encontrar un grupo',
  crisis: 'En una crisis',
  crisisTitle: 'Si no puede esperar a una reunión',
  crisisLede: '¿Alguien está en peligro ahora? Llame al 911.',
  treatment: '¿También busca tratamiento?',
  type: 'Tipo',
  where: 'Dónde',
  when: 'Cuándo',
  phone: 'Teléfono',
  website: 'Sitio web',
}

export const supportGroupsMessages: Texts<typeof en> = { en, es }
