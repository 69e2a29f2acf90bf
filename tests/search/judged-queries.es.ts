import type { JudgedQuery } from './judged-query.ts'

/** Spanish of New Jersey. Written before the search that it judges. Don't change a query or a label to make the search pass. */
export const judgedSpanish: JudgedQuery[] = [
  {
    query: 'necesito un detox en newark que coja medicaid y que tenga cama hoy',
    means: 'near=Newark&type=detox&offers=medicaid&beds=today',
  },
  {
    query: 'clinica de metadona en paterson que abra antes de las 6',
    means: 'near=Paterson&offers=methadone&at=before-06:00',
  },
  {
    query:
      'Buenas noches, disculpe la molestia, mi hijo de 16 años está fumando marihuana todos los días y yo no sé qué hacer ni a quién llamar, vivimos en Union City y yo trabajo de noche',
    means: 'near=Union+City&offers=under-18',
    topics: ['family'],
  },
  {
    query: 'donde ponen la inyeccion de vivitrol en perth amboy',
    means: 'near=Perth+Amboy&offers=naltrexone',
  },
  { query: 'rehab para embarazadas camden', means: 'near=Camden&offers=pregnant' },
  {
    query: 'programa residencial donde yo pueda estar con mis dos niños, norte de jersey',
    means: 'near=north-jersey&type=residential&offers=parents-with-children',
  },
  {
    query:
      'oiga yo trabajo hasta las 6 en la factoría hay algo de noche en Passaic que sea en español',
    means: 'near=Passaic&offers=evenings&offers=spanish',
  },
  {
    query: 'no tengo seguro ni papeles, ¿me pueden atender en Elizabeth?',
    means: 'near=Elizabeth&offers=free-or-low-cost',
    text: 'papeles',
  },
  {
    query: 'cuanto cuesta un rehab sin seguro',
    means: 'offers=free-or-low-cost',
    topics: ['insurance'],
  },
  {
    query: 'suboxone en trenton sin cita',
    means: 'near=Trenton&offers=buprenorphine&offers=walk-ins',
  },
  {
    query: 'reuniones de AA en español west new york',
    means: 'near=West+New+York&offers=spanish',
    topics: ['support-groups'],
  },
  { query: 'NA dover nj sabado', means: 'near=Dover&at=sat', topics: ['support-groups'] },
  {
    query:
      'mi esposo toma todos los días y cuando se le pasa se pone a llorar y pide perdón, yo quiero ayudarlo pero él no quiere ir a ningún lado y ya no sé cómo hablarle',
    means: '',
    topics: ['family'],
  },
  {
    query: 'terapia de familia en Plainfield los sabados',
    means: 'near=Plainfield&type=family-therapy&at=sat',
  },
  { query: 'consejeria para alcohol por videollamada', means: 'type=counseling&offers=telehealth' },
  {
    query: 'el juez me mandó a un programa por manejar tomado, vivo en New Brunswick',
    means: 'near=New+Brunswick&offers=court-referred&offers=dui',
  },
  {
    query: 'clases de DUI en ingles y español north bergen',
    means: 'near=North+Bergen&offers=dui&offers=spanish',
  },
  {
    query:
      'salí de la cárcel el martes y estoy donde un primo que usa y yo no quiero volver a caer asi que busco una casa sobria en newark o por ahí',
    means: 'near=Newark&offers=sober-living',
    topics: ['sober-living'],
  },
  {
    query: 'sober house para hombres en asbury park',
    means: 'near=Asbury+Park&offers=sober-living&offers=men',
    topics: ['sober-living'],
  },
  { query: 'donde consigo narcan en jersey city', means: 'near=Jersey+City', topics: ['naloxone'] },
  {
    query: 'dejé de tomar ayer y estoy temblando un poco y sudando, es normal?',
    means: '',
    topics: ['withdrawal'],
  },
  {
    query: 'quiero dejar las xanax yo sola en mi casa poco a poco',
    means: '',
    topics: ['withdrawal'],
  },
  {
    query: 'grupos para veteranos con PTSD cerca de vineland',
    means: 'near=Vineland&type=group-therapy&offers=veterans&offers=mental-health',
  },
  {
    query: 'horizon cubre si me interno?',
    means: 'type=inpatient&offers=medicaid&offers=private-insurance',
    topics: ['insurance'],
  },
  {
    query: 'tengo Amerigroup, busco un consejero que también trate la depresión',
    means: 'type=counseling&offers=medicaid&offers=mental-health',
  },
  {
    query: 'Mi mamá tiene 67 años y toma mucho, ella tiene medicare, estamos en Hackensack',
    means: 'near=Hackensack&offers=seniors&offers=medicare',
    topics: ['family'],
  },
  {
    query: 'programa donde traten bien a una persona trans hoboken',
    means: 'near=Hoboken&offers=lgbtq',
  },
  {
    query: 'centro con rampa pa silla de ruedas en AC',
    means: 'near=Atlantic+City&offers=wheelchair',
  },
  {
    query: 'un lugar donde me cuiden al nene mientras yo estoy en la terapia, bridgeton',
    means: 'near=Bridgeton&offers=child-care',
  },
  { query: 'detox 24 horas cerca de mi', means: 'type=detox&open=now' },
  { query: 'hay algún centro abierto ahorita en Lakewood', means: 'near=Lakewood&open=now' },
  { query: 'metadona los domingos camden', means: 'near=Camden&offers=methadone&at=sun' },
  { query: 'ayuda con el fentanilo 07305', means: 'near=07305' },
  { query: 'desintoxicación 07060', means: 'near=07060&type=detox' },
  {
    query: 'Ironbound consejería en portugués o español',
    means: 'near=Newark&type=counseling&offers=portuguese&offers=spanish',
  },
  {
    query: 'ambulatorio a menos de 5 millas de linden',
    means: 'near=Linden&within=5&type=outpatient',
  },
  {
    query: 'outpatient a 10 millas de morristown que acepten Aetna',
    means: 'near=Morristown&within=10&type=outpatient&offers=medicaid&offers=private-insurance',
    topics: ['insurance'],
  },
  {
    query: 'programa cristiano donde uno se queda a vivir',
    means: 'type=residential',
    text: 'cristiano',
  },
  { query: 'puedo llevar mi perro al rehab?', means: '', text: 'perro' },
  {
    query: 'rehab con piscina y cuarto privado por el jersey shore',
    means: 'near=shore',
    text: 'piscina cuarto privado',
  },
  {
    query: 'qué porcentaje de la gente se cura en esos programas',
    means: '',
    text: 'porcentaje se cura',
  },
  {
    query: 'iop de noche hamilton nj',
    means: 'near=Hamilton&offers=intensive-outpatient&offers=evenings',
  },
  {
    query: 'partial care en woodbridge con transporte',
    means: 'near=Woodbridge&offers=partial-hospitalization',
    text: 'transporte',
  },
  {
    query: 'Mi tía solo habla kichwa, ¿hay quien la entienda en Newark? es por el trago',
    means: 'near=Newark&offers=other-language',
    topics: ['family'],
  },
  {
    query: 'terapia de grupo con lenguaje de señas edison',
    means: 'near=Edison&type=group-therapy&offers=sign-language',
  },
  { query: 'quiero dejar de tomar', means: '' },
  { query: 'ayuda', means: '' },
  { query: 'drogas', means: '' },
  {
    query:
      'mi hija de 15 esta vapeando thc y la escuela me la quiere suspender tenemos familycare cherry hill',
    means: 'near=Cherry+Hill&offers=under-18&offers=medicaid',
    topics: ['family'],
  },
  {
    query:
      'soy cocinero en Atlantic City y salgo a las 4 de la mañana, qué clínica de metadona está abierta a las 5 am',
    means: 'near=Atlantic+City&offers=methadone&at=05:00',
  },
  {
    query: 'outpatient fines de semana condado de salem',
    means: 'near=Salem+County&type=outpatient&offers=weekends',
  },
  {
    query: 'condado de bergen programa de mujeres con medicaid',
    means: 'near=Bergen+County&offers=women&offers=medicaid',
  },
  {
    query: 'cama para esta noche hombre condado de hudson',
    means: 'near=Hudson+County&beds=today&offers=men',
  },
  {
    query: 'sur de jersey tratamiento con medicamento para los opioides',
    means: 'near=south-jersey&type=medication-assisted',
  },
  {
    query: 'detox en brooklyn que hablen español',
    means: 'near=Brooklyn&type=detox&offers=spanish',
  },
  {
    query:
      'vivo en Allentown Pennsylvania pero quiero ir a un centro en Phillipsburg donde nadie me conozca',
    means: 'near=Phillipsburg',
  },
  {
    query: 'residencial acreditado por joint commission princeton',
    means: 'near=Princeton&type=residential&offers=joint-commission',
  },
  {
    query: 'mi esposo es del army en fort dix tenemos tricare y está tomando demasiado',
    means: 'near=Fort+Dix&offers=tricare',
    topics: ['family'],
  },
  {
    query:
      'nesesito un lugar pa dejar la eroina porfa llevo como cuatro meses durmiendo en la calle por newark penn station no tengo chavos ni nada pero ya estoy listo de verdad',
    means: 'near=Newark&offers=free-or-low-cost',
  },
  {
    query: 'se puede tomar suboxone estando embarazada',
    means: 'offers=buprenorphine&offers=pregnant',
  },
  {
    query: 'cómo le hago para meter a mi hermano a un detox en Passaic, él tiene United',
    means: 'near=Passaic&type=detox&offers=medicaid&offers=private-insurance',
    topics: ['family', 'insurance'],
  },
  {
    query: 'consejero que hable español para la ansiedad y la coca después de las 5 en montclair',
    means: 'near=Montclair&type=counseling&offers=spanish&offers=mental-health&offers=evenings',
  },
  {
    query: 'después de las 8 de la noche hay terapia de grupo en Kearny?',
    means: 'near=Kearny&type=group-therapy&at=after-20:00',
  },
  {
    query:
      'paciente con alta mañana, 58 años, alcohol, silla de ruedas, medicare, residencial en condado de essex',
    means: 'near=Essex+County&type=residential&offers=seniors&offers=wheelchair&offers=medicare',
  },
  {
    query:
      'ay dios mío mi nieto está metido en las percocet y yo no sé usar esto le estoy hablando al teléfono mire yo vivo en pennsauken dígame dónde lo puedo llevar por favor',
    means: 'near=Pennsauken',
    topics: ['family'],
  },
  {
    query: 'detox ambulatorio, no me puedo internar porque pierdo el trabajo, edison',
    means: 'near=Edison&offers=outpatient-detox',
  },
  {
    query: 'centro con creole y español irvington',
    means: 'near=Irvington&offers=creole&offers=spanish',
  },
  { query: 'hey siri búscame un centro para dejar el cristal en freehold', means: 'near=Freehold' },
  { query: 'me guardan el trabajo con FMLA si entro a rehab', means: '', text: 'trabajo FMLA' },
  {
    query: 'que me atienda una doctora, suboxone, cliffside park',
    means: 'near=Cliffside+Park&offers=buprenorphine',
    text: 'doctora',
  },
  { query: 'casa farol', means: '', name: 'Casa Farol' },
  { query: 'rua nova counselin en newark', means: '', name: 'Rua Nova Counseling' },
  {
    query: 'el telefono de bobin row metadona porfavor',
    means: '',
    name: 'Bobbin Row Methadone Service',
  },
  { query: '6th bell newark direccion', means: '', name: 'Sixth Bell Treatment Program' },
  { query: 'lamplightrow jersey city', means: '', name: 'Lamplight Row Treatment Center' },
  {
    query: 'a qué hora abre el Tallow Street de Elizabeth',
    means: '',
    name: 'Tallow Street Methadone and Wellness',
  },
  { query: 'mi hijo no respira y tiene los labios morados', means: '', danger: ['overdose'] },
  {
    query: 'se metió algo en el baño y no despierta ayuda por favor',
    means: '',
    danger: ['overdose'],
  },
  {
    query: 'ya le puse el narcan y sigue dormido que hago',
    means: '',
    danger: ['naloxone-given', 'overdose'],
  },
  { query: 'ya no puedo más con esto me quiero morir', means: '', danger: ['crisis'] },
  {
    query: 'mi niña de 2 años se tragó una suboxone de su papá',
    means: '',
    danger: ['poisoning', 'child'],
  },
  { query: 'mi marido está borracho y me está pegando', means: '', danger: ['violence'] },
  {
    query: 'mi papa lleva dos dias sin tomar y esta viendo animales en la pared',
    means: '',
    danger: ['seizure'],
  },
  {
    query: 'dejó la xanax de golpe y ahora está convulsionando en el piso',
    means: '',
    danger: ['seizure'],
  },
  { query: 'mi esposa se tomó clorox', means: '', danger: ['poisoning', 'crisis'] },
  {
    query:
      'los niños de la vecina están solos en el apartamento y ella está tirada drogada en la escalera',
    means: '',
    danger: ['child', 'overdose'],
  },
  { query: 'tengo las pastillas en la mano y ya escribí la carta', means: '', danger: ['crisis'] },
  {
    query: 'mi amigo se bebió una botella de ron está vomitando y no responde',
    means: '',
    danger: ['overdose'],
  },
  {
    query:
      'mi primo sigue tomando y anda bien raro, regaló todas sus cosas y se está despidiendo de todos',
    means: '',
    danger: ['crisis'],
    mayBe: true,
  },
  {
    query: 'me siento muy mal con lo que fumé se me sale el corazón',
    means: '',
    danger: ['overdose'],
    mayBe: true,
  },
  { query: 'mi ex viene para acá borracho con la pistola', means: '', danger: ['violence'] },
  {
    query: 'mi hermano murió de sobredosis el año pasado, busco un grupo de terapia en clifton',
    means: 'near=Clifton&type=group-therapy',
    topics: ['aftermath'],
  },
  {
    query: 'clase de prevención de sobredosis en trenton',
    means: 'near=Trenton',
    text: 'clase de prevención de sobredosis',
  },
  {
    query: 'me muero de ganas de estar limpio, outpatient en garfield',
    means: 'near=Garfield&type=outpatient',
  },
  {
    query: 'entrenamiento de prevención del suicidio para maestros',
    means: '',
    text: 'entrenamiento prevención del suicidio maestros',
  },
  {
    query: 'este trabajo me está matando y por eso tomo, consejería en wayne nj',
    means: 'near=Wayne&type=counseling',
  },
  {
    query: 'hace 3 años me salvaron con narcan y hoy estoy limpio, quiero ser recovery coach',
    means: '',
    topics: ['aftermath'],
    text: 'recovery coach',
  },
  {
    query: 'tomo pastillas para la presión, así me aceptan en la metadona?',
    means: 'offers=methadone',
    text: 'pastillas para la presión',
  },
  {
    query:
      'grupo de terapia para mujeres que ya salieron de una relación con violencia, bound brook',
    means: 'near=Bound+Brook&type=group-therapy&offers=women',
    topics: ['aftermath'],
  },
  {
    query: 'un dolor de cabeza que mata desde que dejé el café',
    means: '',
    text: 'dolor de cabeza café',
  },
]
