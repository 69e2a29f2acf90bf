import type { GuideHead } from './fact.ts'
import {
  groupCrisisLines,
  type supportGroupsContent as inEnglish,
  type groupTips as tipsInEnglish,
} from './support-groups-content.ts'
import { aaNorthPhone, groupSites } from './support-groups-sites.ts'

export const supportGroupsHead: GuideHead = {
  path: '/support-groups',
  title: 'Grupos de apoyo',
  lede: 'Personas que han pasado por lo mismo, cerca de usted o en línea. Para quienes consumen y para quienes los quieren.',
  description:
    'Seis grupos de apoyo en Nueva Jersey y tres en línea: AA, NA, Al-Anon, Nar-Anon y SMART Recovery, y cómo encontrar una reunión.',
  type: 'WebPage',
}

const schedule =
  'Muchas reuniones por semana. Los horarios cambian: mire en el buscador de reuniones.'

export const supportGroupsContent: typeof inEnglish = {
  supportGroups: [
    {
      name: 'Alcohólicos Anónimos, norte de Nueva Jersey',
      type: '12 pasos, alcohol',
      description:
        'Para toda persona que quiere dejar de beber. Esta oficina atiende el norte del estado.',
      schedule,
      location: 'Norte y gran parte del centro de Nueva Jersey',
      phone: { number: aaNorthPhone, hours: 'contestan las 24 horas, todos los días' },
      ...groupSites.aaNorth,
    },
    {
      name: 'Alcohólicos Anónimos, sur de Nueva Jersey',
      type: '12 pasos, alcohol',
      description:
        'Para toda persona que quiere dejar de beber. Esta oficina atiende el sur del estado.',
      schedule,
      location: 'Condados de Burlington, Camden y Gloucester, y alrededores',
      ...groupSites.aaSouth,
    },
    {
      name: 'Narcóticos Anónimos de Nueva Jersey',
      type: '12 pasos, cualquier droga',
      description:
        'Para personas con un problema de drogas, sin importar cuál. Tiene la lista de reuniones de cada día.',
      schedule,
      location: 'Toda Nueva Jersey',
      ...groupSites.na,
    },
    {
      name: 'Al-Anon y Alateen de Nueva Jersey',
      type: '12 pasos, para familias y adolescentes',
      description: 'Para quienes quieren a alguien que bebe. Alateen es para adolescentes.',
      schedule,
      location: 'Toda Nueva Jersey',
      ...groupSites.alAnon,
    },
    {
      name: 'Grupos de Familia Nar-Anon',
      type: '12 pasos, para familias',
      description: 'Para quienes quieren a alguien que consume drogas.',
      schedule,
      location: 'Busque en el sitio el grupo de Nueva Jersey más cercano a usted',
      ...groupSites.narAnon,
    },
    {
      name: 'SMART Recovery',
      type: 'Sin religión, se aprenden destrezas',
      description: 'Reuniones que enseñan destrezas para cambiar, sin parte religiosa.',
      schedule,
      location: 'Nueva Jersey y en línea',
      ...groupSites.smart,
    },
  ],
  onlineGroups: [
    {
      name: 'AA en línea',
      description: 'Reuniones de AA en línea de todo el mundo, en una sola lista.',
      ...groupSites.aaOnline,
    },
    {
      name: 'Virtual NA',
      description: 'Reuniones de NA en línea y por teléfono, en su propia hora.',
      ...groupSites.naOnline,
    },
    {
      name: 'SMART Recovery en línea',
      description: 'Reuniones de SMART a las que usted entra desde su casa.',
      ...groupSites.smart,
    },
  ],
  groupCrisisLines,
}

export const groupTips: typeof tipsInEnglish = [
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
    title: 'Vaya con alguien, o pida que le reciban',
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
]
