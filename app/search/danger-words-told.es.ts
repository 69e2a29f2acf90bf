import { familiares } from './danger-groups.es.ts'
import type { HarmlessKind, Phrases } from './danger-words.ts'

const evento =
  'sobredosis/suicidio/fentanilo/heroina/drogas/adiccion/alcoholismo/convulsiones/abuso/violencia'
const paso =
  'sobredosis/violaron/violo/pego/pegaba/pegaban/golpeaba/abusaron/abuso/suicidarme/matarme'
const obras =
  'cancion/canciones/song/pelicula/serie/libro/novela/documental/tarea/ensayo/poema/musica'
const mascotas = 'perro/perra/gato/gata/perrito/perrita/mascota'
const anos = Array.from({ length: 46 }, (_, index) => 1990 + index).join('/')
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
    tuve/tuvo/tuvimos una/un ${evento} en ${anos}
    tuve/tuvo una/un ${evento} el/hace .. ano/anos/mes/meses
    hace .. ${tiempo} .. convulsion/convulsiones/convulsione/narcan
    antes pensaba en ~matarme/suicidarme/morirme
    antes queria morirme/matarme/morir
    ya no soy/estoy suicida/suicidal/suicidas
    ya no quiero morirme/matarme
    hospital .. mes/ano pasado .. sobredosis
    mes/ano/semestre pasado .. despues de .. sobredosis
    tratamiento/programa despues de .. ${evento}
  `,
  learning: `
    prevencion de/del .. ${evento}
    prevenir .. ${evento}
    que es una/la/el ${evento}
    senales de .. ${evento} .. cartel/clase
    entrenamiento/estadisticas/estadistica/muertes .. ${evento}
    me corte el/la pelo/cabello
    ${obras} .. sobredosis/overdose/suicidio
    sobredosis/overdose/suicidio .. ${obras}
    voluntario/voluntaria/voluntariado .. suicidio/crisis/sobredosis
    linea de/del suicidio voluntario/voluntarios/trabajo
    trabajo voluntario .. suicidio
    ${mascotas} tuvo/tiene/tenia .. convulsion/convulsiones
    muriendo la/el bateria/telefono/celular/pila
    matarme trabajando/trabajar/estudiando
    intoxicacion por plomo/alimentos/comida
    no quiero vivir en/con
    no puedo mas con la/el deuda/renta/trabajo
    clase/clases/curso/cursos/taller/charla de/sobre .. ${evento}
    clase/clases/curso/programa .. violencia domestica
  `,
}
