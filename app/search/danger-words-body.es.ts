import {
  alguien,
  atencion,
  bebida,
  calmantes,
  color,
  dejo,
  drogas,
  duenos,
  enCasa,
  esta,
  estimulantes,
  limpieza,
  medicinas,
  menores,
  muchas,
  pequenos,
  piel,
  sustancias,
  trago,
  uso,
} from './danger-groups.es.ts'
import type { Phrases } from './danger-words.ts'

/** Signs of an alcohol or stimulant overdose only together with the substance. */
const mal =
  'sobrecalentado/sobrecalentada/ardiendo/hirviendo/tieso/tiesa/rigido/rigida/engarrotado/engarrotada/confundido/confundida/vomitando/vomita/vomitar/desmayo/desmayado/desmayada/fria/frio'
const tras = 'despues/tras/por/de/con/desde/porque'
/** Signs of a severe withdrawal. */
const delira =
  've/viendo/veo/oye/oyendo/oigo/escucha/alucinando/alucina/confundido/confundida/delirando/convulsionando'
const cosas = 'cosas/bichos/animales/gente/voces/sombras'

export const bodyEs: Phrases<'overdose' | 'naloxone-given' | 'poisoning' | 'seizure'> = {
  overdose: `
    ~sobredosis
    sobre dosis
    llamar/llame/llamen al 911
    ^emergencia
    demasiadas/muchas pastillas/pildoras
    se tomo/metio/inyecto demasiado/demasiada/demasiadas/demasiados
    me tome/meti/inyecte demasiado/demasiada/demasiadas/demasiados
    se metio/inyecto mucho/mucha !en
    demasiada heroina/cocaina
    demasiado fentanilo
    se paso/pasaron de/con .. dosis/droga/pastillas/mano
    se/me le/les fue/paso la mano con/en/y .. ${drogas}
    se le fue/paso la mano

    ~narcan/naloxona .. no .. funciona/funciono/sirve/sirvio/ayuda/ayudo/hizo/hace

    no .. respira/respiro/respiran/respirando/respirar !bien/por
    no respira bien
    no puedo/puede/pueden respirar
    apenas/casi/dejo .. respira/respirar/respirando
    respira/respirando/respiracion muy/bien mal/raro/rara/lento/lenta/despacio/poco
    respira/respirando/respiracion mal/raro/rara/lento/lenta/despacio/poco
    respira/respirando 1/2/3/4/5/6/7/8/ocho/seis/cinco veces
    cuesta/dificultad/trabajo .. respirar
    le/me falta el aire
    se/me ahoga/ahogo/ahogando !en/de
    se/me esta/estoy/estaba ahogando !en/de
    gorgoteo/gorgotea/gorgoteando
    ronca/roncando raro/feo
    no .. pulso
    sin pulso/respirar/respiracion/conocimiento

    no .. despierta/despierto/despiertan/reacciona/reacciono
    no .. puedo/puede/podemos/logro .. despertar/despertarlo/despertarla/levantarlo/levantarla
    no responde !al/el/a
    no se mueve
    inconsciente/inconciente
    perdio el conocimiento
    no contesta/habla .. frio/fria/azul/morado/morada
    se .. desmayo/desvanecio/desmayada/desmayado/privo
    esta desmayado/desmayada
    esta/ta tirado/tirada .. piso/suelo/bano

    ${esta} ${color} !cross
    ${esta} muy/toda/todo/bien/poniendo ${color} !cross
    ${alguien}/${piel} ${color} !cross

    se/me esta/estoy/ta muriendo
    se muere
    parece/creo .. muerto/muerta

    pupilas
    ojos .. blanco/volteados
    espuma .. boca
    echando/echa/sale/saliendo/saca/sacando/bota/botando/votando/tiene espuma
    vomita/vomitando/vomito sangre
    dolor de/del pecho
    dolor en el pecho
    duele/dolor .. pecho .. ${drogas}
    le/me duele el pecho
    ataque al corazon
    infarto

    ${mal} .. ${tras} .. ${drogas}
    ${mal} .. ${tras} .. ${bebida}
    tomo/bebio/bebida/borracho/borracha/tomar/beber .. vomitando/vomita/vomitar/confundido/confundida/fria/frio/morado/morada
    no para/deja de vomitar
    ${uso} .. ${drogas} .. ${mal}
    dolor de cabeza .. ${tras} .. ${estimulantes}
    duele .. cabeza .. ${tras} .. ${estimulantes}
    dolor .. cabeza .. meterse/meter/oler/inhalar ${estimulantes}
    ${mal} .. fumar/fumo/inyectarse/meterse/oler .. ${drogas}
    piel fria
    corazon .. rapido/acelerado/explotar .. ${estimulantes}
    no .. vuelve en si
    no lo/la puedo revivir
    tirado/tirada .. bano/piso/suelo
    mezclo/mezcle .. ${drogas} .. ${bebida}
    se las tomo todas
    tengo/siento que me muero
  `,
  'naloxone-given': `
    le/les di/dimos/puse/pusimos/aplique/aplicamos/eche/echamos/dieron/pusieron .. narcan/naloxona
    me dieron/pusieron/echaron .. narcan/naloxona
    usamos/use .. narcan/naloxona !clase
    despues de/del .. narcan/naloxona
    se le paso/acabo .. narcan/naloxona
  `,
  poisoning: `
    ${alguien} ${trago} !y/con/de .. ${sustancias}/${limpieza}
    se/me ${trago} .. ${sustancias}/${limpieza}
    ${pequenos} .. ${trago}/comio/tomo/bebio/metio/chupo/mordio/lamio/probo .. ${sustancias}/${limpieza}
    ${menores} .. ${trago}/comio/bebio/chupo/mordio/lamio/probo .. ${enCasa}/${limpieza}
    ${menores} .. tomo ${duenos} ${enCasa}/${limpieza}
    ${menores} .. anos/meses .. ${trago}/comio/tomo/bebio/chupo/metio/agarro .. ${enCasa}/${limpieza}
    ${menores} .. agarro/encontro/abrio/cogio/tomo ${duenos} .. ${enCasa}/${limpieza} !${atencion}
    ${menores} .. metio .. ${enCasa}/${limpieza} .. boca
    se metio .. ${enCasa} en/a la boca
    se/me tomo/bebio/trago/tome .. ${limpieza}
    tome/tomo/bebi/bebio ${limpieza}
    veneno/venenos/envenenado/envenenada/envenenaron/enveneno/envenenamiento/envenenando
    se/me tome/tomo unas/mis/sus pastillas/pildoras
    se/me tome/tomo .. frasco/bote/pote/monton/caja/todas
    se/me tome/tomo/${trago} .. ${muchas} .. ${medicinas}
    me tome ${muchas} ${medicinas}
    monoxido de carbono
    medicina/pastillas/medicamento equivocada/equivocadas/equivocado
    intoxicado/intoxicada/intoxicacion
  `,
  seizure: `
    ~convulsiones/convulsion/convulsionando/convulsiona/convulsiono
    ataque/ataques epileptico/epilepticos
    dio/dando un ataque !de
    alucinando/alucina/delirando
    delirium/delirio tremens
    temblando/temblores/tiembla .. alucinaciones
    temblando/tiembla .. ve/veo/viendo cosas
    veo/ve/viendo cosas !claras/distintas/diferentes/buenas
    alucinaciones .. abstinencia/alcohol/dejar/beber/tomar
    ${dejo} .. ${bebida}/${calmantes} .. ${delira}
    ${delira} .. ${dejo} .. ${bebida}/${calmantes}
    ${dejo} .. ${bebida}/${calmantes} .. no sabe/sabia donde/quien
    ve/veo/viendo/oye/oigo/oyendo/escucha ${cosas} .. ${dejo}
    se puso tieso/tiesa
    ataques/ataque por dejar
    ${dejo} .. ${bebida}/${calmantes} .. temblando .. confundido/confundida/viendo
  `,
}
