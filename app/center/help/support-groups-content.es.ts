import { sites } from '#site/guides/support-groups.en.ts'
import { es as stateContent } from '#site/guides/support-groups.es.ts'
import { stateName } from '#site/state.ts'
import { type en, groupCrisisLines } from './support-groups-content.en.ts'

/** Spanish content of /support-groups. */
export const es: typeof en = {
  lede: 'Personas que han pasado por lo mismo, cerca de usted o en línea. Para quienes consumen y para quienes los quieren.',
  description: stateContent.description,
  jumps: {
    families: 'Para familiares y amigos',
    'in-the-state': `En ${stateName.es}`,
    online: 'En línea',
    tips: 'Consejos',
    crisis: 'En una crisis',
  },
  usersTitle: 'Para quienes beben o usan drogas',
  languages: 'No sabemos cuáles tienen reuniones en español. Pregunte antes de ir.',
  onlineLede:
    'Para cuando no tiene cómo llegar, no tiene quien cuide a los niños o no hay una reunión cerca esta noche.',
  tipsTitle: 'Consejos para encontrar un grupo',
  crisisTitle: 'Si no puede esperar a una reunión',
  crisisLede: '¿Alguien está en peligro ahora? Llame al 911.',
  treatment: '¿También busca tratamiento?',
  phoneHours: 'contestan las 24 horas, todos los días',
  schedule: 'Horario:',
  groupTips: [
    {
      title: 'Confirme la hora el mismo día',
      text: 'Las reuniones cambian. El sitio del grupo es el primero en saberlo.',
    },
    {
      title: 'Pruebe más de una',
      text: 'Cada reunión es distinta. Vaya a varias antes de decidir.',
    },
    { title: 'Puede solo escuchar', text: 'Diga que es su primera vez. No tiene que hablar.' },
    {
      title: 'Vaya con alguien, o pida que alguien le espere a la entrada',
      text: 'La primera vez es más fácil con compañía.',
    },
    {
      title: 'También hay grupos para familias',
      text: 'Usted puede recibir ayuda aunque la persona que quiere no esté lista.',
    },
    {
      title: 'Siga también con su tratamiento',
      text: 'Un grupo acompaña el tratamiento. No toma el lugar de un médico ni de las medicinas.',
    },
  ],
  content: {
    supportGroups: stateContent.groups,
    onlineGroups: [
      {
        name: 'AA en línea',
        description: 'Reuniones de AA en línea de todo el mundo, en una sola lista.',
        ...sites.aaOnline,
      },
      {
        name: 'Virtual NA',
        description:
          'Reuniones de NA en línea y por teléfono, con la hora del lugar donde usted está.',
        ...sites.naOnline,
      },
      {
        name: 'SMART Recovery en línea',
        description: 'Reuniones de SMART a las que usted se conecta desde su casa.',
        ...sites.smart,
      },
    ],
    groupCrisisLines,
  },
}
