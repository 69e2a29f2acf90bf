import { type en, sites } from './support-groups.en.ts'

const manyMeetings = 'Muchas reuniones por semana. Los horarios cambian: vea el sitio web.'

export const es: typeof en = {
  description:
    'Seis grupos de apoyo en Nueva Jersey y tres en línea: AA, NA, Al-Anon, Nar-Anon y SMART Recovery, y cómo encontrar una reunión.',
  groups: [
    {
      name: 'Alcohólicos Anónimos, norte de Nueva Jersey',
      type: '12 pasos, alcohol',
      description:
        'Para toda persona que quiere dejar de beber. Esta oficina atiende el norte del estado.',
      location: 'Norte y gran parte del centro de Nueva Jersey',
      schedule: manyMeetings,
      shortName: 'AA norte',
      ...sites.aaNorth,
    },
    {
      name: 'Alcohólicos Anónimos, sur de Nueva Jersey',
      type: '12 pasos, alcohol',
      description:
        'Para toda persona que quiere dejar de beber. Esta oficina atiende el sur del estado.',
      location: 'Condados de Burlington, Camden y Gloucester, y alrededores',
      schedule: manyMeetings,
      shortName: 'AA sur',
      ...sites.aaSouth,
    },
    {
      name: 'Narcóticos Anónimos de Nueva Jersey',
      type: '12 pasos, cualquier droga',
      description:
        'Para personas con un problema de drogas, sin importar cuál. Tiene la lista de reuniones de cada día.',
      location: 'Toda Nueva Jersey',
      schedule: manyMeetings,
      shortName: 'NA',
      ...sites.na,
    },
    {
      name: 'Al-Anon y Alateen de Nueva Jersey',
      type: '12 pasos, para familias y adolescentes',
      description: 'Para quienes quieren a alguien que bebe. Alateen es para adolescentes.',
      location: 'Toda Nueva Jersey',
      schedule: manyMeetings,
      shortName: 'Al-Anon',
      ...sites.alAnon,
    },
    {
      name: 'Grupos de Familia Nar-Anon',
      type: '12 pasos, para familias',
      description: 'Para quienes quieren a alguien que consume drogas.',
      location: 'Busque en el sitio el grupo de Nueva Jersey más cercano a usted',
      schedule: manyMeetings,
      ...sites.narAnon,
    },
    {
      name: 'SMART Recovery',
      type: 'Sin religión, se aprenden destrezas',
      description: 'Reuniones que enseñan destrezas para cambiar, sin parte religiosa.',
      location: 'Nueva Jersey y en línea',
      schedule: manyMeetings,
      shortName: 'SMART',
      ...sites.smart,
    },
  ],
}
