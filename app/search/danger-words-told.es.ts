import { familiares } from './danger-groups.es.ts'
import type { HarmlessKind, Phrases } from './danger-words.ts'

const evento =
  'sobredosis/suicidio/fentanilo/heroina/drogas/adiccion/alcoholismo/convulsiones/abuso/violencia'
const paso =
  'sobredosis/violaron/violo/pego/pegaba/pegaban/golpeaba/abusaron/abuso/suicidarme/matarme'
const tiempo = 'ano/anos/meses/decadas'

export const toldEs: Phrases<HarmlessKind> = {
  told: `
    murio/fallecio/muerto/perdi/perdimos/muerte/murieron de/por/a/con .. ${evento}
    perdi/perdimos .. ${familiares}/hijos .. ${evento}
    hace .. ${tiempo} .. ${paso}
    ${paso} .. hace .. ${tiempo}
    ${paso} .. ano/mes/verano pasado
    me pegaba/golpeaba/pegaban/maltrataba/maltrataban !y/hoy
    cuando era nina/nino/chico/chica/joven .. ${paso}
    ${familiares} se suicido/mato/ahorco/colgo
    se suicido/ahorco
    ${paso} .. cuando era .. nina/nino/chico/chica/joven
    sobreviviente/sobrevivientes/sobrevivi de/a .. ${evento}
    antes me cortaba/pegaba/golpeaba
    duelo .. ${evento}
    infarto .. ano/mes pasado
    intento .. suicidarse/matarse .. ano/mes pasado
    historial de .. ${evento}
    tratamiento/programa despues de .. ${evento}
  `,
  learning: `
    prevencion de/del .. ${evento}
    prevenir .. ${evento}
    que es una/la/el ${evento}
    senales de .. ${evento} .. cartel/clase
    entrenamiento/estadisticas/estadistica/muertes .. ${evento}
    me corte el/la pelo/cabello
    no quiero vivir en/con
    no puedo mas con la/el deuda/renta/trabajo
    clase/clases/curso/cursos/taller/charla de/sobre .. ${evento}
    clase/clases/curso/programa .. violencia domestica
  `,
}
