import type { JudgedQuery } from './judged-query.ts'

/** Queries in mixed languages, texting, dictation and heavy misspelling. Written before the search that it judges. Don't change a query or a label to make the search pass. */
export const judgedMixed: JudgedQuery[] = [
  {
    query: 'necesito un detox en newark pls que acepten medicaid',
    means: 'near=Newark&type=detox&offers=medicaid',
  },
  {
    query: 'mi hijo is using fentanyl y no sé qué hacer we live in Perth Amboy',
    means: 'near=Perth+Amboy',
    topics: ['family'],
  },
  {
    query: 'clinica de metadona near union city que abra before 6 de la mañana',
    means: 'near=Union+City&offers=methadone&at=before-06:00',
  },
  {
    query: 'busco rehab para mi esposo que hablen español elizabeth nj no tenemos insurance',
    means: 'near=Elizabeth&offers=spanish&offers=free-or-low-cost',
    topics: ['family'],
  },
  {
    query: 'sober house para mujeres en camden',
    means: 'near=Camden&offers=sober-living&offers=women',
    topics: ['sober-living'],
  },
  {
    query: 'need iop pero de noche bc trabajo todo el dia, passaic',
    means: 'near=Passaic&offers=intensive-outpatient&offers=evenings',
  },
  {
    query: 'reuniones de AA en español north bergen',
    means: 'near=North+Bergen&offers=spanish',
    topics: ['support-groups'],
  },
  { query: 'donde consigo narcan in trenton', means: 'near=Trenton', topics: ['naloxone'] },
  {
    query: 'my abuela tiene 71 she drinks mucho, has medicare y solo habla español, vineland',
    means: 'near=Vineland&offers=seniors&offers=medicare&offers=spanish',
    topics: ['family'],
  },
  {
    query: 'estoy embarazada on subs necesito doctor en dover nj',
    means: 'near=Dover&offers=pregnant&offers=buprenorphine',
  },
  {
    query: 'programa de dui en español middlesex county los sabados',
    means: 'near=Middlesex+County&offers=dui&offers=spanish&at=sat',
  },
  {
    query: 'nd detox asap jc nj no ins',
    means: 'near=Jersey+City&type=detox&offers=free-or-low-cost',
  },
  {
    query: 'outpt w/ eve hrs nr clifton ty',
    means: 'near=Clifton&type=outpatient&offers=evenings',
  },
  { query: 'tx ctr 4 teens 07030', means: 'near=07030&offers=under-18' },
  {
    query: 'rehab 4 vets w ptsd s jersey',
    means: 'near=south-jersey&offers=veterans&offers=mental-health',
  },
  {
    query: 'wkend iop hudson cty bc i wrk m-f',
    means: 'near=Hudson+County&offers=intensive-outpatient&offers=weekends',
  },
  {
    query: 'any1 kno a sub dr thats walk in, ac nj',
    means: 'near=Atlantic+City&offers=buprenorphine&offers=walk-ins',
  },
  {
    query: 'bf needs inpt bed 2nite union cnty',
    means: 'near=Union+County&type=inpatient&beds=today',
    topics: ['family'],
  },
  { query: 'hw mch is rehab w/o ins', means: 'offers=free-or-low-cost', topics: ['insurance'] },
  {
    query: 'resi tx that lets u keep ur phone monmouth cty',
    means: 'near=Monmouth+County&type=residential',
    text: 'phone',
  },
  { query: 'hmu w a list of lgbt frndly places nr asbury', means: 'near=Asbury+Park&offers=lgbtq' },
  {
    query:
      "okay um so i'm looking for uh like a place for my daughter she's nineteen and um she's on heroin and we live in toms river and we have united",
    means: 'near=Toms+River&offers=medicaid&offers=private-insurance',
    topics: ['family', 'insurance'],
  },
  {
    query:
      'hey google methadone clinic that is open at five in the morning near paterson new jersey',
    means: 'near=Paterson&offers=methadone&at=05:00',
  },
  {
    query:
      "uh yeah hi i uh i drink too much i'm sixty eight years old and i don't drive anymore so maybe something on the computer",
    means: 'offers=seniors&offers=telehealth',
  },
  {
    query:
      'so my wife she um she has to have somebody watch the baby while she goes um somewhere in east orange an outpatient',
    means: 'near=East+Orange&type=outpatient&offers=child-care',
    topics: ['family'],
  },
  {
    query:
      'can you show me rehabs within five miles of morristown no wait make it ten miles that take tricare',
    means: 'near=Morristown&within=10&offers=tricare',
  },
  {
    query:
      "i need um inpatient near cherry hill and i'm in a wheelchair and uh i also need help getting dressed",
    means: 'near=Cherry+Hill&type=inpatient&offers=wheelchair',
    text: 'help getting dressed',
  },
  {
    query: 'is there any place that lets you bring a emotional support cat question mark',
    means: '',
    text: 'emotional support cat',
  },
  { query: 'detoks in cambden newjersy', means: 'near=Camden&type=detox' },
  {
    query: 'methodon clinc nere vinland opin sundy',
    means: 'near=Vineland&offers=methadone&at=sun',
  },
  { query: 'subaxone docter hakensack', means: 'near=Hackensack&offers=buprenorphine' },
  { query: 'inpashent alchol rehab burgen conty', means: 'near=Bergen+County&type=inpatient' },
  {
    query: 'outpashant for teenigers morristwon fre',
    means: 'near=Morristown&type=outpatient&offers=under-18&offers=free-or-low-cost',
  },
  {
    query: 'sobr living hous newbrunswik',
    means: 'near=New+Brunswick&offers=sober-living',
    topics: ['sober-living'],
  },
  {
    query: 'conseling 4 deppresion an drinkin freehld',
    means: 'near=Freehold&type=counseling&offers=mental-health',
  },
  {
    query: 'vivatrol shot medicade elizabth',
    means: 'near=Elizabeth&offers=naltrexone&offers=medicaid',
  },
  { query: 'casa farol hablan español?', means: '', name: 'Casa Farol' },
  {
    query: 'um the place called uh copper leaf family practice in clifton',
    means: '',
    name: 'Copperleaf Family Practice',
  },
  { query: '2nd tide fam therapy oc nj', means: '', name: 'Second Tide Family Therapy' },
  { query: 'sandread medicashun clinc', means: '', name: 'Sandreed Medication Clinic' },
  {
    query: 'le di narcan to my brother y no despierta',
    means: '',
    danger: ['naloxone-given', 'overdose'],
  },
  { query: 'hes nt brethin rite lips r blu', means: '', danger: ['overdose'] },
  { query: 'mi nena de 3 años se comió mis pills', means: '', danger: ['poisoning', 'child'] },
  { query: 'ya no quiero vivir i just cant anymore', means: '', danger: ['crisis'] },
  {
    query:
      "um so he uh he stopped drinking like two days ago and now he's um he's shaking on the floor and his eyes rolled back",
    means: '',
    danger: ['seizure'],
  },
  { query: 'mi novio is drunk y me está pegando he has a knife', means: '', danger: ['violence'] },
  {
    query: 'my esposo se pone bien agresivo when he drinks tengo miedo de ir a casa',
    means: '',
    danger: ['violence'],
    mayBe: true,
  },
  {
    query: 'my primo died from overdose el año pasado busco grupo de apoyo en newark',
    means: 'near=Newark',
    topics: ['aftermath', 'support-groups'],
  },
  {
    query: 'this hangover is killin me lol any1 kno a gd outpt nr hoboken',
    means: 'near=Hoboken&type=outpatient',
  },
  {
    query: 'clase de overdose prevention para maestros in elizabeth',
    means: 'near=Elizabeth',
    text: 'clase overdose prevention maestros',
  },
]
