import * as en from './danger-groups.en.ts'
import * as es from './danger-groups.es.ts'

/**
 * Words that mean alike in danger, by class: what the examples say of "my son", the score also reads
 * of "my niece". Of two classes that have a word, the first counts. Words are separated by slashes.
 */
const classes: Record<string, string> = {
  baby: `${en.smallChild}/${es.pequenos}/grandbaby/grandchild/preschooler/kindergartner`,
  child: `kid/kids/child/children/teen/teenager/minor/boy/girl/menor/menores/hijos/hijas/adolescente/muchachito/muchachita/son/daughter/stepson/stepdaughter/grandson/granddaughter/nephew/niece/hijo/hija/hijastro/hijastra/sobrino/sobrina`,
  relative: `${en.relatives}/${es.familiares}/bestie/homie/dude/buddy/coworker/classmate/tenant/client/patient/stranger/dealer/jefe/cunado/cunada/suegra/suegro/inquilino/cliente/companera/vecina`,
  self: 'myself/himself/herself/themselves/themself/yourself/matarme/suicidarme/cortarme/lastimarme/ahorcarme/morirme/colgarme/tirarme',
  gun: `${en.weapons}/${es.armas}/guns/knives/weapons/bullet/bullets/firearm/blade/hammer/rope/soga/cuerda/bala/balas/pistolas`,
  pill: `${en.medicines}/${es.medicinas}/melatonin/insulin/vitamins/dose/doses/dosis/script/lorazepam/diazepam/zoloft/lithium/vicodins/frasco/bottle/bottles/handful`,
  opioid: `${en.opioids}/heroina/fentanilo/tecata/chiva/manteca/blues/m30/m30s/bags/bundle/speedball`,
  stimulant: `${en.stimulants}/${es.estimulantes}/addy/vyvanse/methamphetamine/flakka/ritalin`,
  sedative: `${en.benzos}/${es.calmantes}/ghb/phenibut/kpin/bars`,
  drink: `${en.drinks}/${es.bebida}/bottle/handle/fifth/pint/gin/brandy/mezcal/copas/botella/botellas/trago`,
  otherDrug:
    'drugs/drug/weed/k2/spice/acid/shrooms/ketamine/pcp/kratom/droga/drogas/marihuana/weeds/thc/edible/edibles/gummy/gummies/vape/vapes/nicotine/gomita/gomitas',
  cleaner: `${en.sureCleaners}/${es.limpieza}/tide/clorox/pods/bleaches/chlorine/turpentine/kerosene/acetone/roundup/venenos/quimico/quimicos/chemical/chemicals/poison`,
  naloxone: 'narcan/naloxone/naloxona/narcaned/narcanned/evzio/kloxxado',
  hit: `${en.hits}/${es.pega}/pushed/pushes/shoved/shoves/threw/throws/grabbed/grabs/slammed/slams/burned/bites/bit/dragged/spit/beaten/golpes/pegar/pegando/golpear/golpeando/empujo/empuja/jalo/jala/quemo/mordio/muerde/arrastro`,
  kill: 'kill/kills/killing/killed/murder/shoot/shooting/shot/stab/stabbing/matar/mata/mato/matando/matarlo/matarla/matarlos/disparar/disparo/apunalar',
  die: 'die/dies/dying/dead/death/died/morir/muere/murio/muerto/muerta/muerte/muriendo/morirse/muero/muera',
  color: `${en.color}/${es.color}/pale/white/yellow/ashy/colorless/blanco/blanca/amarillo/amarilla`,
  body: 'lips/lip/face/skin/fingers/fingernails/nails/eyes/eye/mouth/chest/heart/head/arm/arms/leg/legs/hands/hand/pupils/body/jaw/throat/neck/wrists/wrist/labios/cara/piel/dedos/unas/ojos/boca/pecho/corazon/cabeza/brazo/brazos/pierna/piernas/mano/manos/cuerpo/cuello/munecas/venas',
  breath:
    'breathing/breathe/breath/breathes/breaths/gasping/gurgling/snoring/wheezing/respira/respirar/respirando/respiracion/ronca/roncando/aire',
  wake: 'wake/waking/woke/awake/wakes/conscious/respond/responding/responsive/answer/answering/despierta/despertar/despierto/reacciona/responde/contesta/levantar/levanta',
  limp: 'limp/floppy/stiff/rigid/slumped/collapsed/unconscious/unresponsive/fainted/passed/convulsing/seizing/tieso/tiesa/flojo/floja/tirado/tirada/desmayo/desmayado/desmayada/inconsciente/desplomo/guindao',
  seizure:
    'seizure/seizures/convulsion/convulsions/convulsiones/convulsionando/convulsiono/shakes/shaking/tremors/trembling/tembling/temblando/temblores/tiembla/tiemblo/twitching/jerking/sacudidas',
  vision:
    'hallucinating/hallucinations/hallucination/seeing/hearing/delirious/confused/disoriented/paranoid/alucinando/alucinaciones/alucina/viendo/oyendo/confundido/confundida/delirando/voices/voces/bugs/spiders/bichos/sombras/shadow/shadows',
  swallowed: `${en.swallowed}/${en.tasted}/trago/tragó/ingirio/comio/bebio/chupo/mordio/lamio/probo/drinks/ate/swallow`,
  used: 'took/taken/takes/take/taking/popped/shot/snorted/snorts/smoked/smokes/injected/used/did/tomo/tome/tomaron/metio/meti/inyecto/inyecte/fumo/fume/inhalo/snort/uses/using/use/using/consumio/consumi',
  stopped: `${en.havingStopped}/quits/stop/cold/tapering/dejo/deje/dejar/dejando/dejaron/abstinencia/desintoxicacion`,
  high: 'high/drunk/wasted/nodding/nodded/stoned/tweaking/blackout/borracho/borracha/drogado/drogada/endrogado/endrogada/arrebatado/arrebatada/tomado/tomada',
  not: `${en.not}/never/without/nobody/noone/nothing/dont/havent/wasn/nor/sin/nunca/nadie/nada/tampoco`,
  want: 'want/wants/wanna/wanted/gonna/going/wish/wishes/ready/plan/planning/thinking/think/thought/quiero/quiere/quisiera/deseo/voy/va/pienso/piensa/planea',
  bye: 'goodbye/bye/goodbyes/farewell/note/letter/adios/despedida/despidio/despedi',
  fear: 'afraid/scared/terrified/unsafe/fear/hiding/hide/hid/escape/trapped/miedo/escondida/escondido/escapar/asustada/asustado/atrapada/atrapado',
  sex: 'rape/raped/raping/molested/molesting/assaulted/touching/touched/touches/groped/sexual/sexually/violo/violaron/violar/abuso/abusaron/manosea/toca/tocando/toco/abused/abusing/abuses/abuse',
  past: 'ago/last/yesterday/used/former/former/years/year/months/since/past/history/survived/survivor/hace/pasado/pasada/antes/anos/meses/ayer/sobrevivio',
  now: 'now/rn/help/please/hurry/asap/emergency/ahora/ayuda/urgente/auxilio/rapido/911/tonight',
  care: `${en.care}/${es.atencion}/program/programs/detox/iop/meeting/meetings/counselor/counseling/therapist/therapy/class/classes/training/prevention/insurance/medicaid/sober/housing/house/bed/beds/appointment/job/jobs/grupo/grupos/terapia/consejero/programas/seguro/casa/cita/curso/taller/prevencion/refill/prescription/transfer/cost/price/near/cerca/hours/open`,
  learn:
    'what/how/signs/does/means/definition/statistics/awareness/book/movie/song/band/lyrics/paper/essay/report/news/article/que/senales/significa/libro/pelicula/cancion/tarea',
}

const classOf = new Map<string, string>()
for (const [name, words] of Object.entries(classes)) {
  for (const word of words.split('/')) if (!classOf.has(word)) classOf.set(word, `<${name}>`)
}

/** The oldest age of a small child, who can't know what it swallows. */
const oldestSmall = 12

/** Return a word's class, that of a number, or the word itself. */
export function classifyWord(word: string): string {
  const known = classOf.get(word)
  if (known) return known
  if (!/^\d+$/.test(word)) return word
  const number = Number(word)
  if (number >= 1900 && number <= 2100) return '<year>'
  return number <= oldestSmall ? '<few>' : '<many>'
}
