import type { Lexicon } from './lexicon.ts'

/** Spanish phrases for languages, hours, children and what else makes it possible to come. */
export const accessEs: Lexicon['choices'] = {
  'other-language': `
    kichwa, quichua, mam, garífuna, otomí, maya, aymara, guaraní, otros idiomas, otro idioma, otra lengua, otras lenguas, bengalí, turco, ucraniano, quechua, mixteco
    náhuatl, quiché, tailandés, albanés
  `,
  arabic: 'árabe',
  chinese: 'chino, mandarín, cantonés',
  creole: 'criollo, criollo haitiano, haitiano, haitiana, kreyol, creole',
  farsi: 'persa, farsi',
  french: 'francés',
  german: 'alemán',
  greek: 'griego',
  gujarati: 'guyaratí',
  hebrew: 'hebreo',
  hindi: 'hindi',
  italian: 'italiano',
  japanese: 'japonés',
  korean: 'coreano',
  polish: 'polaco, polaca',
  portuguese: 'portugués, portuguesa, brasileño, brasileña',
  russian: 'ruso, rusa',
  tagalog: 'tagalo, filipino',
  urdu: 'urdu',
  vietnamese: 'vietnamita',
  'joint-commission': 'comisión conjunta, acreditado por la joint commission',
  carf: 'acreditado por carf',
  ncqa: 'acreditado por ncqa',
  'parents-with-children': `
    con mis dos hijos, con mis dos niños, con mis dos hijas, con mis 2 hijos, con mis 2 niños, con mis tres hijos, con mis 3 hijos
    con mis tres niños, con dos niños, con dos hijos, con hijos, con niños, con mis hijos, con mis niños, con mis hijas, con mi hijo, con mi hija, con mi bebé
    con mi nene, con mi nena, con sus hijos, con sus niños, mujeres y niños, madre con hijos, madres con hijos
    madre con niños, madres con niños, mamá con bebé, madre con bebé, padres con hijos, papá con hijos, madre e hijo
    llevar a mis hijos, llevar mis hijos, llevar a mi hijo, llevar a mi hija, llevar a mi bebé, llevar a mis niños
    traer a mis hijos, traer mis hijos, acepten niños, aceptan niños, acepta niños, vivir con mis hijos
    donde pueda llevar a mis hijos
  `,
  'child-care': `
    cuiden al nene, me cuiden al nene, cuiden a mi nene, cuiden a la nena, cuiden a mi nena, cuiden al bebé, cuiden a mi bebé
    cuiden al niño, cuiden a mi hijo, cuiden a mi hija, guardería, cuidado de niños, cuido de niños, cuidan niños, cuiden a mis hijos, cuidar a mis hijos, cuiden los niños
    cuiden a los niños, quien cuide a mis hijos, quien cuide mis hijos, quien me cuide a los niños, quien cuide a los niños
    no tengo quien cuide a mis hijos, no tengo quien me cuide los niños, no tengo quien cuide los niños, niñera
    cuidado infantil, daycare
  `,
  'walk-ins':
    'sin cita, sin cita previa, sin hacer cita, sin tener cita, no necesito cita, llegar sin cita, walk in',
  evenings: `
    abierto de noche, abierto tarde, abierta de noche, abiertos de noche, hasta tarde, de noche, por la noche, por las noches, noches, noche, nocturno, nocturna, nocturnos, horario nocturno
    horario de noche, en las noches, tarde noche, por la tarde, por las tardes, tardes, en la tarde, después del trabajo
    después de trabajar, después de mi trabajo, saliendo del trabajo, salgo del trabajo, vespertino, vespertina
    turno de noche, grupos de noche, clases de noche
  `,
  weekends: `
    fin de semana, fines de semana, los fines de semana, en fin de semana, sábado y domingo, sábados y domingos
    sábado o domingo, sábados o domingos
  `,
  'early-hours': `
    temprano, muy temprano, bien temprano, temprano en la mañana, de mañana temprano, en la mañanita, tempranito
    antes del trabajo, antes de trabajar, antes de ir al trabajo, antes de entrar a trabajar, antes de entrar al trabajo
    en la mañana temprano
  `,
}
