import { es as emergencyTexts } from '#app/center/help/emergency-content.es.ts'
import { es as groupTexts } from '#app/center/help/support-groups-content.es.ts'
import { stateName } from '#site/state.ts'
import { es as treatmentTexts } from './treatment-types-content.es.ts'
import { type en, gatherFacts } from './worried-content.en.ts'

/** Spanish content of /worried-about-someone. */
export const es: typeof en = {
  lede: 'A quién llamar, qué señales vigilar y dónde usted puede encontrar apoyo.',
  description:
    '¿Le preocupa alguien que bebe o usa drogas? Líneas que contestan de día y de noche, señales de alerta y grupos para familias.',
  jumps: {
    lines: 'Otras formas de pedir ayuda',
    danger: 'Señales de peligro',
    suicide: 'Si piensa en el suicidio',
    groups: 'Grupos para usted',
    care: 'Tipos de atención',
  },
  danger: 'Si no despierta, no respira, tiene una convulsión o hay riesgo de daño, llame al 911.',
  callLede: 'Contestan de día y de noche.',
  talk: `¿Prefiere hablar con alguien en ${stateName.es}?`,
  call988: 'Llamar al 988',
  dangerLede: 'En una sobredosis, llame primero al 911.',
  whatToDo: 'Qué hacer en una sobredosis, paso a paso',
  suicideLede: 'Señales de alerta, y cinco pasos que ayudan.',
  moreGroups: 'Más grupos, y reuniones en línea',
  careLede: 'De vivir en casa a una estadía en el centro. Cada tipo tiene su lista de centros.',
  moreCare: 'Todos los tipos de atención en palabras sencillas',
  content: gatherFacts(emergencyTexts.content, groupTexts.content, treatmentTexts.content),
}
