// Groups of words for the phrases of `danger-words-*.es.ts`: who, what they did, and with what.

export const familiares =
  'hijo/hija/hijito/hijita/hermano/hermana/esposo/esposa/marido/mujer/novio/novia/pareja/ex/mama/papa/madre/padre/tio/tia/primo/prima/sobrino/sobrina/nieto/nieta/abuelo/abuela/amigo/amiga/companero/vecino/padrastro'
export const pequenos =
  'bebe/bebes/bebita/bebito/nino/nina/ninos/ninas/nene/nena/nenes/nenas/hijito/hijita/chamaco/chamaca/chamacos/chamaquito/chiquito/chiquita/nieto/nieta/nietos'
export const menores = `${pequenos}/hijo/hija/hijos/hijas/sobrino/sobrina/sobrinos/hermanito/hermanita`
export const alguien = `el/ella/alguien/senor/senora/muchacho/muchacha/${pequenos}/${familiares}`
export const duenos = 'mi/mis/la/las/el/los/su/sus/una/un/unas'

export const color =
  'azul/azules/morado/morada/morados/moradas/morao/gris/grises/palido/palida/palidos'
export const piel = 'labios/boca/cara/piel/unas/dedos'
export const esta = 'esta/ta/estan/estaba/puso/pone/poniendo/quedo/quedando/ve'

export const medicinas =
  'pastilla/pastillas/pastillita/pildora/pildoras/tableta/tabletas/capsula/capsulas/medicina/medicinas/medicamento/medicamentos/suboxone/suboxona/metadona/buprenorfina/xanax/clonazepam/tylenol/acetaminofen/paracetamol/ibuprofeno/aspirina/perco/percos/percocet'
/** What a child gets hold of. "drogas" isn't here: "se metió en las drogas". */
export const enCasa = `${medicinas}/parche/tira/tiras/fentanilo/heroina/cocaina/crack/metanfetamina/cristal/gomita/gomitas/vape`
export const sustancias = `${enCasa}/marihuana/droga/drogas`
export const limpieza =
  'cloro/clorox/detergente/anticongelante/bateria/pila/pilas/veneno/gasolina/insecticida/fabuloso/limpiador/desinfectante/pinesol/jabon/acido/alcoholado'
/** "encontró una clínica de suboxone" */
export const atencion = 'clinica/doctor/doctora/programa/tratamiento'
export const trago = 'trago/trague/tragaron/ingirio/ingeri'
export const muchas = `${Array.from({ length: 493 }, (_, index) => index + 8).join('/')}/diez/quince/veinte/treinta/cuarenta/cincuenta/sesenta/cien`

export const estimulantes =
  'coca/cocaina/perico/crack/cristal/metanfetamina/extasis/molly/tacha/tachas/hielo'
export const drogas = `${estimulantes}/heroina/fentanilo/tecata/chiva/manteca/droga/drogas/pastillas/perco/percos`
export const bebida =
  'alcohol/ron/cerveza/cervezas/vino/tequila/vodka/aguardiente/tragos/bebida/beber/bebiendo/bebio/tomar/tomando/borracho/borracha/borrachera'
export const uso =
  'uso/tomo/tome/metio/meterse/metiendo/fumo/fumar/fume/inyecto/inyectarse/inhalo/bebio/beber/tomar'
export const dejo =
  'dejo/deje/dejar/dejando/dejamos/sin/desde/abstinencia/desintoxicacion/desintoxicando'
export const calmantes = 'benzos/benzodiazepinas/benzodiacepinas/xanax/clonazepam/valium/rivotril'

export const pega =
  'pega/pego/pegan/golpea/golpean/golpeo/golpearon/amenaza/amenazan/amenazo/maltrata/maltratan/ahorca/ahorco/viola/violo/patea/pateo/apunalo/cachetea/cacheteo'
export const armas = 'pistola/arma/cuchillo/navaja/machete/rifle/escopeta'
