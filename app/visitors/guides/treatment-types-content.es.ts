import { es as soberHomes } from '#site/guides/sober-homes.es.ts'
import { type en, type ScaleStep, sources } from './treatment-types-content.en.ts'

const scale: ScaleStep[] = [
  {
    id: 'outpatient',
    name: 'Ambulatorio',
    hours: 'Menos de 9 horas por semana',
    home: 'en casa',
  },
  {
    id: 'intensive-outpatient',
    name: 'Ambulatorio intensivo (IOP)',
    hours: 'De 9 a 19 horas por semana',
    home: 'en casa',
  },
  {
    id: 'partial-hospitalization',
    name: 'Programa de día (PHP)',
    hours: '20 horas por semana o más',
    home: 'en casa',
  },
  {
    id: 'residential',
    name: 'Residencial o con internación',
    hours: 'Atención las 24 horas del día',
    home: 'en el centro',
  },
]

/** Spanish content of /treatment-types. */
export const es: typeof en = {
  lede: 'Seis tipos de ayuda, en palabras sencillas. Un médico o un consejero puede ayudarle a elegir.',
  description:
    'Con internación, ambulatorio, IOP, desintoxicación, diagnóstico dual y casas de vida sobria: qué es cada uno, cuánto suele durar y qué ofrece.',
  sideBySide: 'Lado a lado',
  lengthsVary: 'Duraciones típicas. Varían: la suya puede ser más corta o más larga.',
  kind: 'Tipo',
  typicalLength: 'Duración típica',
  whereYouSleep: 'Dónde duerme usted',
  varies: 'varía',
  benefitsOf: (kind) => `Ventajas: ${kind}`,
  centersOfType: {
    inpatient: 'Centros con internación',
    residential: 'Centros residenciales',
    outpatient: 'Centros ambulatorios',
    counseling: 'Centros de consejería',
    'intensive-outpatient': 'Centros con IOP',
    'partial-hospitalization': 'Centros con PHP',
    detox: 'Centros de desintoxicación',
    'mental-health': 'Centros que también atienden la salud mental',
    'sober-living': 'Casas de vida sobria',
    'medication-assisted': 'Centros de tratamiento con medicinas',
  },
  talk: 'Converse con alguien',
  findCenters: 'Buscar centros',
  medicinesTitle: 'Medicinas',
  medicinesLede:
    'Una medicina puede ser parte de cualquier tipo de tratamiento. Pregunte en cada centro cuáles ofrece.',
  scaleTitle: 'De vivir en casa a una estadía en el centro',
  scaleLede: 'Cuánto de la semana toma cada uno, y dónde se duerme.',
  content: {
    scale: scale.map((step) => ({ ...step, ...sources.levelsOfCare })),
    besideScale: [
      {
        id: 'detox',
        title: 'Antes de dejarlo: desintoxicación',
        text: 'Puede ser peligroso dejar de golpe el alcohol o las benzodiacepinas. Primero, busque atención médica.',
        more: 'Qué es la desintoxicación',
        ...sources.detox,
      },
      {
        id: 'sober-living',
        title: 'Un lugar donde vivir: casas de vida sobria',
        text: 'Una casa compartida sin alcohol ni drogas. Es vivienda, no tratamiento.',
        more: 'Qué es una casa de vida sobria',
        ...sources.soberLiving,
      },
    ],
    kinds: {
      inpatient: {
        description:
          'Usted se queda en el centro, de día y de noche. En el tratamiento residencial también se vive ahí, con atención las 24 horas. Los dos le dan tiempo, lejos de todo, para dedicarse a una sola cosa: recuperarse.',
        home: 'En el centro',
        benefits: [
          'Atención sin ir y venir cada día',
          'Distancia de los lugares y las personas ligados al consumo',
          'Un plan para cada día, para que no tenga que hacerlo usted',
          'Tiempo para planear lo que sigue, con ayuda',
        ],
        ...sources.levelsOfCare,
      },
      outpatient: {
        description:
          'Usted vive en su casa y viene a sus citas, a solas o en grupo. Toma menos de 9 horas por semana.',
        home: 'En su casa',
        benefits: [
          'Duerme en su propia cama',
          'Espacio para el trabajo, la escuela y la familia',
          'Usa lo que aprende en la vida diaria desde el primer momento',
          'Ayuda que puede seguir por meses, a su paso',
        ],
        ...sources.levelsOfCare,
      },
      'intensive-outpatient': {
        description:
          'Son más horas que en otros programas ambulatorios, y usted sigue viviendo en su casa: de 9 a 19 horas por semana. Un programa de día con 20 horas o más es el siguiente paso. Se llama hospitalización parcial, o PHP. Pregunte en cada centro cuál de los dos tiene.',
        home: 'En su casa',
        benefits: [
          'Muchas horas de atención sin mudarse',
          'Un grupo al que ve varias veces por semana',
          'Una forma de ir poco a poco después de una internación',
          'Un paso más cuando no basta con una cita por semana',
        ],
        ...sources.levelsOfCare,
      },
      detox: {
        description:
          'Atención mientras usted deja de consumir y su cuerpo se acostumbra. Dejar de golpe el alcohol o las benzodiacepinas puede ser peligroso. Por eso, busque atención médica antes de dejarlos.',
        home: 'Pregunte al centro',
        benefits: [
          'Atención pensada para la abstinencia',
          'Pregunte quién va a estar pendiente de usted, y cada cuánto',
          'Puede pedir alivio cuando se sienta mal',
          'Un lugar desde donde planear su próximo programa',
        ],
        ...sources.detox,
      },
      'dual-diagnosis': {
        description:
          'Atención para quienes tienen un problema de salud mental y un problema con drogas o alcohol. También se les llama trastornos concurrentes. Los expertos recomiendan una atención que una los dos.',
        home: 'Pregunte al centro',
        benefits: [
          'Busque un solo plan para los dos problemas',
          'Busque un solo equipo que conozca toda su historia',
          'Las medicinas para los dos se pueden ver juntas',
          'No tiene que elegir cuál tratar primero',
        ],
        ...sources.dualDiagnosis,
      },
      'sober-living': {
        description:
          'Una casa compartida sin alcohol ni drogas. Es vivienda, no tratamiento: si usted necesita atención, viene de otro lado. En unas casas se organizan los propios residentes; en otras hay personal.',
        home: 'En una casa compartida',
        benefits: [
          'Una casa donde nadie bebe ni consume',
          'Compañeros que saben lo que es la recuperación',
          'Reglas de la casa y una rutina diaria',
          'Un paso entre el centro y vivir por su cuenta',
        ],
        ...sources.soberLiving,
      },
    },
    soberHomeNotes: [
      {
        text: 'Hay cuatro niveles de apoyo. Nivel 1: lo manejan los residentes. Nivel 2: con seguimiento. Nivel 3: con supervisión. Nivel 4: con servicios en la casa.',
        ...sources.soberHomeLevels,
      },
      soberHomes.license,
    ],
    medicines: [
      {
        text: 'Tres medicinas tratan el trastorno por consumo de opioides: metadona, buprenorfina y naltrexona.',
        ...sources.threeMedicines,
      },
      {
        text: 'La metadona y la buprenorfina son las dos que han demostrado reducir las muertes.',
        ...sources.fewerDeaths,
      },
      {
        text: 'La metadona para este uso viene casi solo de los programas de tratamiento de opioides.',
        ...sources.methadonePrograms,
      },
    ],
  },
}
